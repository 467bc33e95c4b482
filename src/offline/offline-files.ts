import { hash } from "node:crypto";
import { type FileContent, type Redirect, WORKER } from "../shared/build-contract.ts";
import { contentType, shortHashOf } from "../shared/files.ts";
import type { PrecacheManifest } from "./precache-manifest.ts";
import type { SitePack } from "./site-pack.ts";

/** The route of the offline page, which has no address of its own. */
export const OFFLINE = "/offline";

/** The source of the worker that stores the site, or of the one that removes what was stored. */
export function workerSource(isStored: boolean): string {
  return `/src/offline/${isStored ? "entry" : "unregister"}.worker.ts`;
}

const WORKER_FILE = WORKER.slice(1);

/**
 * The files that the site needs to work without a signal, by path from its root: the offline page, the pack and the
 * worker; or only the worker that removes everything.
 * @param script the code of that worker.
 * @param offline what the first worker needs: the offline page's HTML, the pack, the host's headers for every page, and
 * when today's notice ends.
 * @param built the files of the browser build, by path from the site's root.
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
  // As a text file: most hosts would serve HTML as a page.
  const page = `assets/offline-${shortHashOf(offline.page)}.txt`;
  const packed = JSON.stringify(offline.pack);
  // Without those that count only in an answer of a server.
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

/** What a phone should store of a site at most, in bytes: pages, scripts and the font. */
const MOST_STORED = 3_000_000;

/** What the build says of a site whose files take more room on phones than that: one line, or none. */
export function tooMuchStored(built: Readonly<Record<string, FileContent>>): string[] {
  const stored = Object.entries(built).filter(([file]) => file.startsWith("assets/"));
  const bytes = stored.reduce((sum, [, content]) => sum + Buffer.byteLength(content), 0);
  const size = (bytes / 1_000_000).toFixed(1);
  return bytes > MOST_STORED
    ? [
        `Each visitor's phone stores ${size} MB of this site; expected at most 3. With offline: false, it stores nothing`,
      ]
    : [];
}

function hashOf(content: FileContent): string {
  return hash("sha256", content, "base64");
}

/** What pages show: pictures, and the site's icon, which may be the logo in the header. */
const SHOWN = /^(?:pictures\/.*\.svg|favicon\.svg)$/;

/** Larger pictures, in bytes, are left out: one takes as much as ten pages. */
const MAX_SHOWN = 14_000;

/** Tags that only search engines and chats read. */
const FOR_SEARCH =
  /<script type="application\/ld\+json">.*?<\/script>|<link rel="canonical"[^>]*>|<meta (?:property="og:|name="(?:twitter:|description"|keywords"))[^>]*>/gs;

/** What is in an element with styles or a script. */
const CODE = /(?<=<(?:style|script)>)(.*?)(?=<\/(?:style|script)>)/s;

/**
 * Puts the pages and small pictures of a built site into one pack.
 * @param documents HTML by address.
 * @param files the site's other files, by path from its root.
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
      // `split` gives HTML and code by turns.
      .map((part, index) => (index % 2 === 0 ? part : placeOf(part)));
  const shown = Object.entries(files)
    .filter(([file, content]) => SHOWN.test(file) && Buffer.byteLength(content) <= MAX_SHOWN)
    .map(([file, content]) => [`/${file}`, Buffer.from(content).toString()] as const);
  return {
    shared,
    files: Object.fromEntries(
      [...documents, ...shown].map(([address, text]) => [
        address,
        { type: contentType(address), parts: partsOf(text) },
      ]),
    ),
    redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
  };
}
