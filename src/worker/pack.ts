import { fetchFile } from "./files.ts";
import { responseFrom, type SitePack } from "./site-pack.ts";
import { cachePack, confirmedAt, findPack, setConfirmedAt } from "./store.ts";

declare const self: ServiceWorkerGlobalScope;

/** How long a pack that was known to be current may answer before the network is asked. */
const CURRENT_FOR_MS = 3_600_000;

/** The pack as it was parsed, or is about to be; pages that are asked for meanwhile wait for the same. */
let parsing: Promise<{ pack: SitePack; isOwn: boolean } | undefined> | undefined;
let download: AbortController | undefined;
let isConfirming = false;

/**
 * The pack that is kept, with the pages at hand without the network; undefined where there is none, or the browser's
 * storage is damaged.
 */
export async function loadPack() {
  try {
    parsing ??= parsePack();
    const parsed = await parsing;
    // That of the deploy before only does until this deploy's is there.
    if (!parsed?.isOwn) parsing = undefined;
    if (!parsed) return undefined;
    const { pack, isOwn } = parsed;
    const age = Date.now() - (await confirmedAt());
    const { notFound } = PRECACHE_MANIFEST;
    return {
      /** The page or picture of an address; undefined when the pack has none. */
      find: (address: string) => responseFrom(pack, address, notFound),
      /** The page for unknown addresses; undefined where the pack does not have all of the site. */
      notFound: () => (pack.whole ? responseFrom(pack, notFound, notFound) : undefined),
      /** Whether it is this deploy's, and was known to be the newest less than an hour ago; not by a clock set back. */
      isCurrent: isOwn && !isConfirming && age >= 0 && age < CURRENT_FOR_MS,
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

/** Fetches this deploy's pack, unless it is there; gives way to whatever the driver does (`pauseDownload`). */
export async function downloadPack(): Promise<void> {
  // A download that is still under way was begun by a page that is gone: WebKitGTK 2.50 may never end it.
  pauseDownload();
  download = new AbortController();
  const { signal } = download;
  if ((await findPack())?.isOwn) return;
  await cachePack(await fetchFile(PRECACHE_MANIFEST.pack, { priority: "low", signal }));
}

/** Ends a download that is under way; the next page asks for it again. */
export function pauseDownload(): void {
  download?.abort();
}

/**
 * Asks whether this deploy is still the newest: the browser compares this worker's script with the server's. Until the
 * answer is there, and when there is a newer one, pages come from the network first.
 */
export async function confirmDeploy(): Promise<void> {
  if (isConfirming) return;
  isConfirming = true;
  try {
    const { registration } = self;
    await registration.update();
    const isNewest = !registration.installing && !registration.waiting;
    await setConfirmedAt(isNewest ? Date.now() : 0);
  } finally {
    isConfirming = false;
  }
}
