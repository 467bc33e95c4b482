import path from "node:path";
import { gzipSync } from "node:zlib";
import { contentType } from "../server/content-type.ts";
import { type HeaderRule, headersFor } from "../server/header-rules.ts";
import { bodyOf, type SiteFile } from "../server/site-files.ts";
import { NOT_FOUND, type Redirect } from "../src/site.ts";
import type { SitePack } from "../src/worker/site-pack.ts";

/** A pack is at most so many bytes with gzip, the most common of what hosts send. */
const MAX_SIZE = 200_000;

/** What pages show and offer: pictures, the site's icon, which is an owner's logo in the header, and the contact card. */
const SHOWN = /^\/(?:pictures\/.*\.svg|favicon\.svg|.*\.vcf)$/;

/** Larger ones stay out, in bytes: one is worth ten pages. */
const MAX_SHOWN = 8_000;

/** Headers that say nothing to a page that does not come from a server. */
const LEFT_OUT = new Set(["Cache-Control", "Strict-Transport-Security"]);

/** What only search engines and chats read. */
const FOR_SEARCH =
  /<script type="application\/ld\+json">.*?<\/script>|<meta (?:property="og:|name="(?:twitter:|description"|keywords"))[^>]*>/gs;

/**
 * Puts the pages, small pictures and contacts of a built site into one pack; into a small one, where all would be too much, what
 * the home page and `hub` link to, as far as there is room.
 * @param files The built site, by address.
 * @param rules The headers of every address.
 * @param hub Address of a page that leads to many others.
 * @param redirects Addresses that pages had before.
 * @param maxSize Bytes with gzip.
 * @returns Beside the pack, the addresses of the pages that had no room.
 */
export function packSite(
  files: ReadonlyMap<string, SiteFile>,
  rules: readonly HeaderRule[],
  hub: string,
  redirects: readonly Redirect[] = [],
  maxSize: number = MAX_SIZE,
): { pack: SitePack; left: string[] } {
  const pages = new Map<string, string>();
  const others: [string, string][] = [];
  for (const [address, file] of files) {
    const body = bodyOf(file);
    if (file.type.startsWith("text/html")) pages.set(address, String(body).replaceAll(FOR_SEARCH, ""));
    else if (SHOWN.test(address) && body.length <= MAX_SHOWN) others.push([address, String(body)]);
  }
  const pack = (chosen: readonly string[]): SitePack => ({
    ...packTexts([...[...pages].filter(([address]) => chosen.includes(address)), ...others], rules),
    redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
    whole: false,
  });

  const all = pack([...pages.keys()]);
  if (sizeOf(all) <= maxSize) return { pack: { ...all, whole: true }, left: [] };
  const first = [NOT_FOUND, "/", ...linksIn(pages.get("/")), hub, ...linksIn(pages.get(hub))];
  let chosen = [...new Set(first)].filter((address) => pages.has(address));
  let some = pack(chosen);
  while (sizeOf(some) > maxSize && chosen.length > 1) {
    chosen = chosen.slice(0, Math.floor(chosen.length * 0.9));
    some = pack(chosen);
  }
  return { pack: some, left: [...pages.keys()].filter((address) => !chosen.includes(address)) };
}

function packTexts(texts: readonly [string, string][], rules: readonly HeaderRule[]) {
  const pieces = new Map<string, number>();
  const headers = new Map<string, number>();
  const entries: Record<string, [number, ...number[]]> = {};
  for (const [address, text] of texts) {
    entries[address] = [
      indexIn(headers, JSON.stringify(headersFromPhone(address, rules))),
      // Between a tag and a text: what two pages share, they share by the tag.
      ...text.split(/(?=<)|(?<=>)/).map((piece) => indexIn(pieces, piece)),
    ];
  }
  return {
    pieces: [...pieces.keys()],
    headers: [...headers.keys()].map((json) => JSON.parse(json)),
    entries,
  };
}

/** The headers of a page or a file that comes from the phone itself. */
export function headersFromPhone(address: string, rules: readonly HeaderRule[]): Record<string, string> {
  const type = contentType(path.extname(address) === "" ? ".html" : address);
  const own = Object.entries(headersFor(address, rules)).filter(([name]) => !LEFT_OUT.has(name));
  return { "Content-Type": type, ...Object.fromEntries(own) };
}

/** The index of a text in a table, to which it is added if it is new. */
function indexIn(table: Map<string, number>, text: string): number {
  const index = table.get(text) ?? table.size;
  table.set(text, index);
  return index;
}

function linksIn(html = ""): string[] {
  return Array.from(html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g), ([, path = ""]) => path);
}

/** Bytes of a pack with gzip. */
export function sizeOf(pack: SitePack): number {
  return gzipSync(JSON.stringify(pack)).length;
}
