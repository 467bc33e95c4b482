import { fetchFile } from "./files.ts";
import { MANIFEST } from "./precache-manifest.ts";
import { cachePack, findPack } from "./store.ts";

/** The last download. */
let download = new AbortController();

/**
 * Fetches this deploy's pack, unless it is stored. It stops for whatever the driver does (`pauseDownload`).
 */
export async function downloadPack(): Promise<void> {
  // A download that still runs was started by a page that is gone. WebKitGTK 2.50 may never end it.
  pauseDownload();
  download = new AbortController();
  const { signal } = download;
  if ((await findPack())?.isOwn) return;
  await cachePack(await fetchFile(MANIFEST.pack, { priority: "low", signal }));
}

/** Stops a running download. The next page starts it again. */
export function pauseDownload(): void {
  download.abort();
}
