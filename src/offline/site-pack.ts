import { NOT_FOUND } from "../shared/build-contract.ts";

/** The index that means "the next piece". Most pieces are on one page only, so they do not need their own index. */
export const NEXT_PIECE = 0;

/**
 * The pages and small pictures of one deploy in one file. Pieces that several of them share are stored once.
 */
export interface SitePack {
  /** Pieces of HTML and SVG. */
  pieces: readonly string[];
  /** Media types. */
  types: readonly string[];
  /** By address: the index of its type, that of the piece for its first `NEXT_PIECE`, then those of all its pieces. */
  entries: Readonly<Record<string, readonly [type: number, next: number, ...pieces: number[]]>>;
  /** Earlier addresses of pages, and their new ones. */
  redirects: Readonly<Record<string, string>>;
  /** Whether it has all pages of the site: any other address then does not exist. */
  whole: boolean;
}

/**
 * The pack's answer for an address: the page with its status, or a redirect from an old address.
 * @param common The headers of every answer.
 */
export function responseFrom(
  pack: SitePack,
  address: string,
  common: Readonly<Record<string, string>>,
): Response | undefined {
  const target = ownValue(pack.redirects, address);
  if (target) return new Response(null, { status: 301, headers: { Location: target } });
  const entry = ownValue(pack.entries, address);
  if (!entry) return undefined;
  const [type, first, ...pieces] = entry;
  let next = first;
  const body = pieces.map((index) => pack.pieces[index === NEXT_PIECE ? next++ : index]).join("");
  return new Response(body, {
    status: address === NOT_FOUND ? 404 : 200,
    headers: { ...common, "Content-Type": pack.types[type] ?? "" },
  });
}

/** An own property of a table. A key may be a word like "constructor". */
function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
