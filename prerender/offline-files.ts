import { createHash } from "node:crypto";
import { contentType } from "../hosting/built-site.ts";
import { headersFor } from "../hosting/headers.ts";
import { type FileContent, NOT_FOUND } from "../src/build-contract.ts";
import type { PrecacheManifest } from "../src/worker/precache-manifest.ts";
import type { SitePack } from "../src/worker/site-pack.ts";

/** The scripts of the two service workers. */
export interface WorkerScripts {
  /** Stores pages and files on visitors' phones. */
  keep: string;
  /** Removes the other worker and what it stored. */
  remove: string;
}

/** What phones show without a signal. */
interface Offline {
  /** The offline page's HTML. */
  page: string;
  /** The site's pages. */
  pack: SitePack;
}

/**
 * The headers that the host sends with every page, except for those that only matter in an answer of a
 * server.
 */
const { "Cache-Control": _, "Strict-Transport-Security": __, ...common } = headersFor("/");
const HEADERS = { "Content-Type": contentType(".html"), ...common };

/**
 * The worker's file. It can never be renamed: browsers look for a new worker at the address of the old one.
 */
const WORKER = "service-worker.js";

/**
 * The files that the site needs to work without a signal, by path from its root: the offline page and the
 * worker that stores it, or the worker that removes everything.
 * @param offline Null to remove the worker.
 * @param signature Text that every page of this site has.
 * @param built The browser build's files, by path from the site's root.
 */
export function offlineFiles(
  workers: WorkerScripts,
  offline: Offline | null,
  signature: string,
  built: Readonly<Record<string, FileContent>>,
): Record<string, string> {
  if (offline === null) return { [WORKER]: workers.remove };
  // A text file with a hash in its name is cached like other files; most hosts would serve HTML as a page.
  const page = `assets/offline-${shortHashOf(offline.page)}.txt`;
  const packed = JSON.stringify(offline.pack);
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
    headers: HEADERS,
    pack: `/${packFile}`,
    notFound: NOT_FOUND,
    files,
    signature,
  };
  return {
    [page]: offline.page,
    [packFile]: packed,
    [WORKER]: `const PRECACHE_MANIFEST=${JSON.stringify(manifest)};${workers.keep}`,
  };
}

function hashOf(content: FileContent): string {
  return createHash("sha256").update(content).digest("base64");
}

function shortHashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}
