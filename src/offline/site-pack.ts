import { NOT_FOUND } from "../shared/build-contract.ts";

/** What is at one address. */
interface PackedFile {
  /** Its media type. */
  type: string;
  /** Its text in parts. A number is the index of a part in `shared`. */
  parts: readonly (string | number)[];
}

/** The pages and small pictures of one deploy in one file. */
export interface SitePack {
  /** Styles and scripts inside of pages, which many pages share. */
  shared: readonly string[];
  /** Pages and files by their addresses. */
  files: Readonly<Record<string, PackedFile>>;
  /** Earlier addresses of pages, and their new ones. */
  redirects: Readonly<Record<string, string>>;
}

/**
 * The pack's answer for an address: the page with its status, or a redirect from an earlier address, which keeps the
 * query, as hosts do.
 * @param query with its "?", or "".
 * @param common the headers of every answer.
 */
export function responseFrom(
  { shared, files, redirects }: SitePack,
  address: string,
  query: string,
  common: Readonly<Record<string, string>>,
): Response | undefined {
  const target = ownValue(redirects, address);
  if (target) return new Response(null, { status: 301, headers: { Location: target + query } });
  const file = ownValue(files, address);
  if (!file) return undefined;
  const body = file.parts.map((part) => (typeof part === "number" ? shared[part] : part)).join("");
  return new Response(body, {
    status: address === NOT_FOUND ? 404 : 200,
    headers: { ...common, "Content-Type": file.type },
  });
}

/** An entry of a table. An address may be a word that all objects know, such as "constructor". */
function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
