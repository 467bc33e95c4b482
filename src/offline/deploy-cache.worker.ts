import { deleteCaches, PREFIX } from "./own-caches.worker.ts";
import { MANIFEST } from "./precache-manifest.ts";

/** The name of this deploy's cache. */
const NAME = PREFIX + MANIFEST.version;

/** The address under which the cache has `confirmedAt`. A cache without it is not complete. */
const CONFIRMED_KEY = "/confirmed";

/**
 * A file in this deploy's cache; also undefined if the browser's storage is damaged, as Firefox's can be
 * (https://github.com/w3c/ServiceWorker/issues/892).
 */
export async function findCached(address: string): Promise<Response | undefined> {
  return await caches.match(address, { cacheName: NAME }).catch(() => undefined);
}

/** Adds a file to this deploy's cache. @throws {DOMException} if the disk is full. */
export async function addToCache(address: string, response: Response): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.put(address, response);
}

/**
 * When this deploy was last confirmed as the newest, in milliseconds since 1970; 0 if there is a newer one; undefined if
 * it is not stored.
 */
export async function confirmedAt(): Promise<number | undefined> {
  const noted = await findCached(CONFIRMED_KEY);
  return noted && Number(await noted.text());
}

/** Stores when this deploy was confirmed as the newest; 0 if there is a newer one. */
export async function setConfirmedAt(time: number): Promise<void> {
  // If the owner has switched the offline copy off, the other worker has deleted the cache: it must not come back.
  if (await caches.has(NAME)) await addToCache(CONFIRMED_KEY, new Response(String(time)));
}

/** Deletes the caches of earlier deploys. */
export async function deleteOldCaches(): Promise<void> {
  await deleteCaches(NAME);
}
