import { hash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { type FileContent, NOT_FOUND, type Redirect } from "../shared/build-contract.ts";
import { contentType } from "../shared/files.ts";
import type { PrecacheManifest } from "./precache-manifest.ts";
import { NEXT_PIECE, type SitePack } from "./site-pack.ts";

/**
 * The worker's file. It can never be renamed: browsers look for a new worker at the address of the old one.
 */
const WORKER = "service-worker.js";

/**
 * The files that the site needs to work without a signal, by path from its root: the offline page and the
 * worker that stores it, or the worker that removes everything.
 * @param script Of the worker that stores everything; if `offline` is null, of the one that removes it.
 * @param offline The offline page's HTML, the site's pages, and what the host sends with every page.
 * @param signature Text that every page of this site has.
 * @param built The browser build's files, by path from the site's root.
 */
export function offlineFiles(
  script: string,
  offline: { page: string; pack: SitePack; headers: Readonly<Record<string, string>> } | null,
  signature: string,
  built: Readonly<Record<string, FileContent>>,
): Record<string, string> {
  if (offline === null) return { [WORKER]: script };
  // A text file with a hash in its name is cached like other files; most hosts would serve HTML as a page.
  const page = `assets/offline-${shortHashOf(offline.page)}.txt`;
  const packed = JSON.stringify(offline.pack);
  // Without those that only matter in an answer of a server.
  const { "Cache-Control": _, "Strict-Transport-Security": __, ...headers } = offline.headers;
  const packFile = `assets/site-${shortHashOf(packed)}.json`;
  const files: Record<string, string> = {
    [`/${page}`]: hashOf(offline.page),
    [`/${packFile}`]: hashOf(packed),
  };
  for (const [file, content] of Object.entries(built).sort()) {
    if (file.startsWith("assets/")) files[`/${file}`] = hashOf(content);
  }
  const manifest: PrecacheManifest = {
    version: shortHashOf(JSON.stringify(files)),
    offlinePage: `/${page}`,
    headers: { "Content-Type": contentType("/"), ...headers },
    pack: `/${packFile}`,
    files,
    signature,
  };
  return {
    [page]: offline.page,
    [packFile]: packed,
    [WORKER]: `const PRECACHE_MANIFEST=${JSON.stringify(manifest)};${script}`,
  };
}

function hashOf(content: FileContent): string {
  return hash("sha256", content, "base64");
}

function shortHashOf(text: string): string {
  return hash("sha256", text, "base64url").slice(0, 8);
}

/** The maximum size of a pack in bytes with gzip, which most hosts send. */
const MAX_SIZE = 200_000;

/** What pages show and offer: pictures, the site's icon, which is an owner's logo in the header, and the contact card. */
const SHOWN = /^\/(?:pictures\/.*\.svg|favicon\.svg|.*\.vcf)$/;

/** Larger files, in bytes, are left out: one of them takes as much as ten pages. */
const MAX_SHOWN = 10_000;

/** Tags that only search engines and chats read. */
const FOR_SEARCH =
  /<script type="application\/ld\+json">.*?<\/script>|<link rel="canonical"[^>]*>|<meta (?:property="og:|name="(?:twitter:|description"|keywords"))[^>]*>/gs;

/**
 * Puts the pages, small pictures, and the contact card of a built site into one pack. If the pack would be
 * too large, only what the home page and `hub` link to, as far as it fits.
 * @param documents HTML by address.
 * @param files The site's other files, by path from its root.
 * @param hub Address of a page that links to many others.
 * @param redirects Earlier addresses of pages.
 * @param maxSize Bytes with gzip.
 * @returns The pack, and the addresses of the pages that did not fit.
 */
export function packSite(
  documents: ReadonlyMap<string, string>,
  files: Readonly<Record<string, FileContent>>,
  hub: string,
  redirects: readonly Redirect[] = [],
  maxSize: number = MAX_SIZE,
): { pack: SitePack; left: string[] } {
  const pages = new Map(
    Array.from(documents, ([address, html]) => [address, html.replaceAll(FOR_SEARCH, "")]),
  );
  const others = Object.entries(files)
    .map(([file, content]): [string, FileContent] => [`/${file}`, content])
    .filter(([address, content]) => SHOWN.test(address) && Buffer.byteLength(content) <= MAX_SHOWN)
    .map(([address, content]): [string, string] => [address, Buffer.from(content).toString()]);
  const pack = (chosen: readonly string[]): SitePack => ({
    ...packTexts([...[...pages].filter(([address]) => chosen.includes(address)), ...others]),
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

/** Where pages are split: between tags and texts. Each piece that pages share is stored once. */
const TAGS = /(?=<)|(?<=>)/;

/** Where pictures are split: at the groups and letters that they may share. */
const GROUPS = /(?=<g[ >]|<defs|<\/defs>|<path id=)|(?<=<\/g>|<\/defs>)/;

function packTexts(texts: readonly [string, string][]) {
  const parts = texts.map(([address, text]) => ({
    address,
    type: contentType(address),
    pieces: text.split(address.endsWith(".svg") ? GROUPS : TAGS),
  }));
  const types = [...new Set(parts.map(({ type }) => type))];
  const all = new Set(parts.flatMap(({ pieces }) => pieces));
  // Tags are sorted, since similar ones compress better next to each other. Texts stay in the order of their pages.
  const tags = [...all].filter((piece) => piece.startsWith("<")).sort();
  const pieces = ["", ...tags];
  const known = new Map(tags.map((tag, index) => [tag, index + 1]));
  const indexOf = (piece: string): number => {
    const index = known.get(piece);
    if (index !== undefined) return index;
    known.set(piece, pieces.push(piece) - 1);
    return NEXT_PIECE;
  };
  const entries = parts.map(({ address, type, pieces: own }) => {
    const next = pieces.length;
    return [address, [types.indexOf(type), next, ...own.map(indexOf)]] as const;
  });
  return { pieces, types, entries: Object.fromEntries(entries) };
}

function linksIn(html = ""): string[] {
  return Array.from(html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g), ([, path = ""]) => path);
}

/** Bytes of a pack with gzip. */
export function sizeOf(pack: SitePack): number {
  return gzipSync(JSON.stringify(pack)).length;
}
