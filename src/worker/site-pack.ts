/** Pages and small pictures of one deploy in one file: a piece that several of them share is there once. */
export interface SitePack {
  /** Pieces of HTML and SVG. */
  pieces: readonly string[];
  /** Media types. */
  types: readonly string[];
  /** By address: which of the types it has, then which pieces make it, in their order. */
  entries: Readonly<Record<string, readonly [type: number, ...pieces: number[]]>>;
  /** Addresses that pages had before, and where those are now. */
  redirects: Readonly<Record<string, string>>;
  /** Whether it has all pages of the site: then any other address is none of it. */
  whole: boolean;
}

/**
 * What the pack has at an address, with the status of the page for unknown addresses where it is that one; at an old
 * address the way to the new one.
 * @param common The headers of every answer.
 */
export function responseFrom(
  pack: SitePack,
  address: string,
  notFound: string,
  common: Readonly<Record<string, string>>,
): Response | undefined {
  const target = ownValue(pack.redirects, address);
  if (target) return new Response(null, { status: 301, headers: { Location: target } });
  const entry = ownValue(pack.entries, address);
  if (!entry) return undefined;
  const [type, ...pieces] = entry;
  const body = pieces.map((index) => pack.pieces[index]).join("");
  return new Response(body, {
    status: address === notFound ? 404 : 200,
    headers: { ...common, "Content-Type": pack.types[type] ?? "" },
  });
}

/** What a table itself has under a key, which may be a word like "constructor". */
function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
