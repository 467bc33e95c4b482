import { fetchFile } from "./files.ts";
import { MANIFEST } from "./precache-manifest.ts";
import { cachePack, findPack } from "./store.ts";

/** The download that was begun last. */
let download = new AbortController();

/** Fetches this deploy's pack, unless it is there; gives way to whatever the driver does (`pauseDownload`). */
export async function downloadPack(): Promise<void> {
  // A download that is still under way was begun by a page that is gone: WebKitGTK 2.50 may never end it.
  pauseDownload();
  download = new AbortController();
  const { signal } = download;
  if ((await findPack())?.isOwn) return;
  await cachePack(await fetchFile(MANIFEST.pack, { priority: "low", signal }));
}

/** Ends a download that is under way; the next page asks for it again. */
export function pauseDownload(): void {
  download.abort();
}
