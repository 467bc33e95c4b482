import { hash } from "node:crypto";
import type { FileContent, Redirect } from "../shared/build-contract.ts";
import { contentType, shortHashOf } from "../shared/files.ts";
import type { PrecacheManifest } from "./precache-manifest.ts";
import type { SitePack } from "./site-pack.ts";
import { WORKER } from "./worker-address.ts";

/** The page that a phone without a signal shows in place of a page it has not stored. It has no address. */
export const OFFLINE = "/offline";

/** The source of the site's worker: it stores the site, or removes what another one stored. */
export function workerSource(isStored: boolean): string {
  return `/src/offline/${isStored ? "entry" : "unregister"}.worker.ts`;
}

const WORKER_FILE = WORKER.slice(1);

/**
 * The files that the site needs to work without a signal, by path from its root: the offline page and the
 * worker that stores it, or the worker that removes everything.
 * @param script Of the worker that stores everything; if `offline` is null, of the one that removes it.
 * @param offline The offline page's HTML, the site's pages, what the host sends with every page, and when a notice ends.
 * @param built The browser build's files, by path from the site's root.
 */
export function offlineFiles(
  script: string,
  offline: {
    page: string;
    pack: SitePack;
    headers: Readonly<Record<string, string>>;
    noticeUntil: number;
  } | null,
  built: Readonly<Record<string, FileContent>>,
): Record<string, string> {
  if (offline === null) return { [WORKER_FILE]: script };
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
    noticeUntil: offline.noticeUntil,
    offlinePage: `/${page}`,
    headers: { "Content-Type": contentType("/"), ...headers },
    pack: `/${packFile}`,
    files,
  };
  return {
    [page]: offline.page,
    [packFile]: packed,
    [WORKER_FILE]: `const PRECACHE_MANIFEST=${JSON.stringify(manifest)};${script}`,
  };
}

function hashOf(content: FileContent): string {
  return hash("sha256", content, "base64");
}

/** What pages show: pictures, and the site's icon, which is an owner's logo in the header. */
const SHOWN = /^(?:pictures\/.*\.svg|favicon\.svg)$/;

/** Larger files, in bytes, are left out: one of them takes as much as ten pages. */
const MAX_SHOWN = 14_000;

/** Tags that only search engines and chats read. */
const FOR_SEARCH =
  /<script type="application\/ld\+json">.*?<\/script>|<link rel="canonical"[^>]*>|<meta (?:property="og:|name="(?:twitter:|description"|keywords"))[^>]*>/gs;

/** The inside of elements with styles or a script. */
const CODE = /(?<=<(?:style|script)>)(.*?)(?=<\/(?:style|script)>)/s;

/**
 * Puts the pages and small pictures of a built site into one pack.
 * @param documents HTML by address.
 * @param files The site's other files, by path from its root.
 * @param redirects Earlier addresses of pages.
 */
export function packSite(
  documents: ReadonlyMap<string, string>,
  files: Readonly<Record<string, FileContent>>,
  redirects: readonly Redirect[] = [],
): SitePack {
  const shared: string[] = [];
  const placeOf = (code: string): number => {
    const known = shared.indexOf(code);
    return known === -1 ? shared.push(code) - 1 : known;
  };
  const partsOf = (html: string) =>
    html
      .replaceAll(FOR_SEARCH, "")
      .split(CODE)
      // Texts and codes take turns.
      .map((part, index) => (index % 2 === 0 ? part : placeOf(part)));
  const shown = Object.entries(files).filter(
    ([file, content]) => SHOWN.test(file) && Buffer.byteLength(content) <= MAX_SHOWN,
  );
  const entries = [
    ...Array.from(documents, ([address, html]) => [address, partsOf(html)] as const),
    ...shown.map(([file, content]) => [`/${file}`, [Buffer.from(content).toString()]] as const),
  ];
  return {
    shared,
    files: Object.fromEntries(
      entries.map(([address, parts]) => [address, { type: contentType(address), parts }]),
    ),
    redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
  };
}
