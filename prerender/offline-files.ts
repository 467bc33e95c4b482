import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { NOT_FOUND } from "../src/site.ts";
import type { PrecacheManifest } from "../src/worker/precache-manifest.ts";
import type { SitePack } from "../src/worker/site-pack.ts";

/** The scripts of the two service workers. */
export interface WorkerScripts {
  /** Keeps pages and files on visitors' phones. */
  keep: string;
  /** Removes the other one, and what it kept. */
  remove: string;
}

/** What phones show without a signal. */
interface Offline {
  /** The offline page's HTML, and the headers it is shown with. */
  page: string;
  headers: Readonly<Record<string, string>>;
  /** The site's pages. */
  pack: SitePack;
}

/** The worker's file, which can never be renamed: browsers look for a new worker at the address of the old one. */
const WORKER = "service-worker.js";

/**
 * What the site needs to work without a signal, by path from its root: the offline page and the worker that
 * keeps it, or the worker that removes all that was kept.
 * @param offline Null to remove the worker.
 * @param mark What stands in every page of this site.
 * @param outDir Folder of the browser build's files.
 * @param built Those files' paths in it.
 */
export async function offlineFiles(
  workers: WorkerScripts,
  offline: Offline | null,
  mark: string,
  outDir: string,
  built: readonly string[],
): Promise<Record<string, string>> {
  if (offline === null) return { [WORKER]: workers.remove };
  // As text with a hash in its name it is a file like others; as HTML most hosts would make a page of it.
  const page = `assets/offline-${shortHashOf(offline.page)}.txt`;
  const packed = JSON.stringify(offline.pack);
  const packFile = `assets/site-${shortHashOf(packed)}.json`;
  const files: Record<string, string> = {
    [`/${page}`]: hashOf(offline.page),
    [`/${packFile}`]: hashOf(packed),
  };
  for (const file of built.filter((name) => name.startsWith("assets/")).sort()) {
    files[`/${file}`] = hashOf(await readFile(path.join(outDir, file)));
  }
  const manifest: PrecacheManifest = {
    version: shortHashOf(JSON.stringify(files)),
    offlinePage: `/${page}`,
    headers: offline.headers,
    pack: `/${packFile}`,
    notFound: NOT_FOUND,
    files,
    mark,
  };
  return {
    [page]: offline.page,
    [packFile]: packed,
    [WORKER]: `const PRECACHE_MANIFEST=${JSON.stringify(manifest)};${workers.keep}`,
  };
}

function hashOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64");
}

function shortHashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}
