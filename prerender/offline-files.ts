import { createHash } from "node:crypto";
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
 * @param built The files of the browser build.
 */
export function offlineFiles(
  workers: WorkerScripts,
  offlinePage: string | null,
  built: readonly string[],
): Record<string, string> {
  if (offlinePage === null) return { [WORKER]: workers.remove };
  // As text with a hash in its name it is a file like others; as HTML most hosts would make a page of it.
  const page = `assets/offline-${hashOf(offlinePage)}.txt`;
  const files = built.filter((file) => file.startsWith("assets/")).sort();
  const kept: Kept = {
    version: hashOf([page, ...files].join()),
    offlinePage: `/${page}`,
    files: files.map((file) => `/${file}`),
  };
  return { [page]: offlinePage, [WORKER]: `const KEPT=${JSON.stringify(kept)};${workers.keep}` };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}
