import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Kept } from "./worker/kept.ts";

/** The scripts of the two service workers. */
export interface WorkerScripts {
  /** Keeps pages and files on visitors' phones. */
  keep: string;
  /** Removes the other one, and what it kept. */
  remove: string;
}

/** Where the worker stands, for ever: browsers look for a new one at the address of the old. */
const WORKER = "service-worker.js";

/**
 * What the site needs to work without a signal, by path from its root: the offline page and the worker that
 * keeps it, or the worker that removes all that was kept.
 * @param offlinePage The offline page's HTML; null to remove the worker.
 * @param mark What stands in every page of this site.
 * @param outDir Folder of the browser build's files.
 * @param built Those files' paths in it.
 */
export async function offlineFiles(
  workers: WorkerScripts,
  offlinePage: string | null,
  mark: string,
  outDir: string,
  built: readonly string[],
): Promise<Record<string, string>> {
  if (offlinePage === null) return { [WORKER]: workers.remove };
  // As text with a hash in its name it is a file like others; as HTML most hosts would make a page of it.
  const page = `assets/offline-${shortHashOf(offlinePage)}.txt`;
  const files: Record<string, string> = { [`/${page}`]: hashOf(offlinePage).toString("base64") };
  for (const file of built.filter((name) => name.startsWith("assets/")).sort()) {
    files[`/${file}`] = hashOf(await readFile(path.join(outDir, file))).toString("base64");
  }
  const version = shortHashOf(JSON.stringify(files));
  const kept: Kept = { version, offlinePage: `/${page}`, files, mark };
  return { [page]: offlinePage, [WORKER]: `const KEPT=${JSON.stringify(kept)};${workers.keep}` };
}

function hashOf(content: string | Buffer): Buffer {
  return createHash("sha256").update(content).digest();
}

function shortHashOf(text: string): string {
  return hashOf(text).toString("base64url").slice(0, 8);
}
