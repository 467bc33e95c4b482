import { NOT_FOUND } from "../shared/build-contract.ts";
import { fetchFile } from "./files.worker.ts";
import { MANIFEST } from "./precache-manifest.ts";
import { responseFrom, type SitePack } from "./site-pack.ts";
import { cacheResponse, confirmedAt, findPack, PACK_KEY } from "./store.worker.ts";

/** How long a pack counts as current after it was confirmed. */
const CURRENT_FOR_MS = 3_600_000;

/** The promise of the parsed pack. All pages that are requested while it is being parsed share it. */
let parsing: Promise<{ pack: SitePack; isOwn: boolean } | undefined> | undefined;

/**
 * The stored pack, which answers without the network; undefined if there is none, or if the browser's storage
 * is damaged.
 */
export async function loadPack() {
  try {
    parsing ??= parsePack();
    const parsed = await parsing;
    // The previous deploy's pack is used only until this deploy's is stored.
    if (!parsed?.isOwn) parsing = undefined;
    if (!parsed) return undefined;
    const { pack, isOwn } = parsed;
    const age = Date.now() - ((await confirmedAt()) ?? 0);
    // This deploy's, and confirmed as the newest less than an hour ago. A clock that was set back does not count.
    const isCurrent = isOwn && age >= 0 && age < CURRENT_FOR_MS;
    /** The page or picture at an address; undefined if the pack has none. */
    const find = (address: string) => responseFrom(pack, address, MANIFEST.headers);
    return {
      find,
      /** The page for unknown addresses; undefined if this may be a page of a newer deploy. */
      notFound: () => (isCurrent ? find(NOT_FOUND) : undefined),
      isCurrent,
    };
  } catch {
    parsing = undefined;
    return undefined;
  }
}

async function parsePack(): Promise<{ pack: SitePack; isOwn: boolean } | undefined> {
  const kept = await findPack();
  return kept && { pack: await kept.response.json(), isOwn: kept.isOwn };
}

/** The last download. */
let download = new AbortController();

/**
 * Fetches this deploy's pack, unless it is stored. Whatever the driver does next aborts it (`pauseDownload`).
 */
export async function downloadPack(): Promise<void> {
  // A download that still runs was started by a page that is gone. WebKitGTK 2.50 may never end it.
  pauseDownload();
  download = new AbortController();
  const { signal } = download;
  if ((await findPack())?.isOwn) return;
  await cacheResponse(PACK_KEY, await fetchFile(MANIFEST.pack, { priority: "low", signal }));
}

/** Stops a running download. The next page starts it again. */
export function pauseDownload(): void {
  download.abort();
}
