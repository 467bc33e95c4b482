import { ownCaches, PREFIX } from "./own-caches.worker.ts";
import { isFromThisSite, MANIFEST } from "./precache-manifest.ts";

const NAME = PREFIX + MANIFEST.version;

/**
 * The key of the pack in each deploy's store, so that it can be found without its hash. It changes with the
 * pack's format, so that no worker reads a pack of another format.
 */
export const PACK_KEY = "/pack-4";

/** The key of the time when this deploy was last known to be the newest. */
const CONFIRMED_KEY = "/confirmed";

/**
 * The stored copy of an address: this deploy's, or an older one's if it is still valid. Undefined if the
 * browser's storage is damaged, as Firefox's can be (https://github.com/w3c/ServiceWorker/issues/892): the
 * network may still answer.
 */
export async function findCached(address: string): Promise<Response | undefined> {
  try {
    for (const { response } of await copiesOf(address)) {
      if (await isFromThisSite(address, response)) return response;
    }
  } catch {}
  return undefined;
}

/** Creates this deploy's store with a first entry. A store without that entry was created by mistake. */
export async function createStore(): Promise<void> {
  const store = await caches.open(NAME);
  await store.put(CONFIRMED_KEY, new Response("0"));
}

/** Deletes this deploy's store. */
export async function deleteStore(): Promise<void> {
  await caches.delete(NAME);
}

/**
 * Stores a response in this deploy's store. If the store is gone, opening it has created it again, and nothing
 * is stored: the owner may have switched the offline copy off. (Asking for it first would leave time for it to
 * be removed.)
 * @throws {DOMException} if the disk is full.
 */
export async function cacheResponse(address: string, response: Response): Promise<void> {
  const store = await caches.open(NAME);
  if (await store.match(CONFIRMED_KEY)) await store.put(address, response);
  else await deleteStore();
}

/** The stored pack: this deploy's, or the previous deploy's. */
export async function findPack(): Promise<{ response: Response; isOwn: boolean } | undefined> {
  const [copy] = await copiesOf(PACK_KEY);
  return copy && { response: copy.response, isOwn: copy.store === NAME };
}

/**
 * When this deploy was last confirmed as the newest, in milliseconds since 1970; 0 if unknown. Undefined if its store is
 * not there: the browser may have removed it, or the owner.
 */
export async function confirmedAt(): Promise<number | undefined> {
  const noted = await caches.match(CONFIRMED_KEY, { cacheName: NAME });
  return noted && (Number(await noted.text()) || 0);
}

/** Stores when this deploy was confirmed as the newest; 0 if there is a newer one. */
export async function setConfirmedAt(time: number): Promise<void> {
  await cacheResponse(CONFIRMED_KEY, new Response(String(time)));
}

/**
 * Deletes the stores of older deploys, except for the last one: its pages may still be open, and need files
 * that only it has.
 */
export async function deleteOldCaches(): Promise<void> {
  const names = (await ownCaches()).filter((name) => name !== NAME);
  for (const name of names.slice(0, -1)) await caches.delete(name);
}

/** All copies of an address: this deploy's first, then those of older ones, the newest first. */
async function copiesOf(address: string): Promise<{ store: string; response: Response }[]> {
  const older = (await ownCaches()).filter((name) => name !== NAME).reverse();
  const copies = [NAME, ...older].map(async (store) => {
    const response = await caches.match(address, { cacheName: store });
    return response ? [{ store, response }] : [];
  });
  return (await Promise.all(copies)).flat();
}
