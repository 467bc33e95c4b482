import path from "node:path";
import { contentType } from "../../server/content-type.ts";
import { HOST_FILES } from "../../server/site-files.ts";
import type { HostSite } from "./host-site.ts";

/* Regular expressions in the words that nginx (PCRE) and Caddy (RE2) share, for the request as it was sent. */

/** Nothing hidden, nothing encoded, no "//" and no "..": as the site's own links are written. */
const NAMES = "(?:/\\.well-known)?(?:/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+";

const QUERY = "(?:\\?.*)?$";

/** What has no address of its own, though there is a file. */
const UNADDRESSED = ["404", "index", ...HOST_FILES].map((name) => name.replaceAll(".", "\\.")).join("|");

export const PATTERNS = {
  /** Pages by their file's name, compressed copies, files for hosts. */
  unaddressed: `^(?:/(?:${UNADDRESSED})|[^?]*\\.(?:html|br|gz))/*${QUERY}`,
  home: `^/${QUERY}`,
  /** Group: the path. */
  address: `^(${NAMES})${QUERY}`,
  /** An address with slashes at its end. Groups: the path without them, the query. */
  slashed: `^(${NAMES})/+(\\?.*)?$`,
  /** The home page with too many slashes. Group: the query. */
  slashedHome: "^//+(\\?.*)?$",
} as const;

/** The old addresses, with slashes at their end or without, and where they lead. Group: the query. */
export function redirectPatterns({ redirects }: HostSite): { pattern: string; to: string }[] {
  return Array.from(redirects, ([from, to]) => ({ pattern: `^${from}/*(\\?.*)?$`, to }));
}

/** The addresses of a rule. */
export function patternOf(path: string): string {
  const literal = path.replace(/\*$/, "").replaceAll(".", "\\.");
  return path.endsWith("*") ? `^${literal}` : `^${literal}${QUERY}`;
}

/** The media type of pages. */
export const PAGE_TYPE = contentType("page.html");

/** The media types of the site's files by the end of their names ("js"); pages have no such end. */
export function mediaTypes({ addresses }: HostSite): { extension: string; type: string }[] {
  const extensions = addresses.map((address) => path.posix.extname(address).slice(1)).filter(Boolean);
  return [...new Set(extensions)]
    .sort()
    .map((extension) => ({ extension, type: contentType(`x.${extension}`) }));
}
