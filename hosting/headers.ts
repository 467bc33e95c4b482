import { readFileSync } from "node:fs";
import path from "node:path";

/** Headers for a part of the site. An address that ends in "*" matches all that start with it. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** The headers of pages and files, as in `_headers`; the files of all other hosts set the same. */
export const HEADER_RULES = parseHeaders(readFileSync(path.join(import.meta.dirname, "_headers"), "utf8"));

/** The headers of one address. By default, browsers must ask for it again each time. */
export function headersFor(address: string): Record<string, string> {
  const matching = HEADER_RULES.filter((rule) => holds(rule, address));
  return Object.assign({ "Cache-Control": "no-cache" }, ...matching.map(({ headers }) => headers));
}

/** The headers of an address without a page. Browsers must ask again: the next deploy may add a page there. */
export function missingHeaders(): Record<string, string> {
  return headersFor("/404");
}

function holds({ path }: HeaderRule, address: string): boolean {
  return path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;
}

/** Reads the rules of a `_headers` file. */
function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name, value = ""] = /^ +([\w-]+): (.+)$/.exec(line) ?? [];
    if (name) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else if (line.startsWith("/")) rules.push({ path: line, headers: {} });
  }
  return rules;
}
