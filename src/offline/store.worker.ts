import { deleteCaches, PREFIX } from "./own-caches.worker.ts";
import { MANIFEST } from "./precache-manifest.ts";

/** This deploy's store. */
const NAME = PREFIX + MANIFEST.version;

/** The address under which the store has `confirmedAt`. A store without it is not complete. */
const CONFIRMED_KEY = "/confirmed";

/**
 * The stored copy of a file; also undefined if the browser's storage is damaged, as Firefox's can be
 * (https://github.com/w3c/ServiceWorker/issues/892).
 */
export async function findStored(address: string): Promise<Response | undefined> {
  return await caches.match(address, { cacheName: NAME }).catch(() => undefined);
}

/** @throws {DOMException} if the disk is full. */
export async function store(address: string, response: Response): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.put(address, response);
}

/** When this deploy was last confirmed as the newest, in milliseconds since 1970; undefined if it is not stored. */
export async function confirmedAt(): Promise<number | undefined> {
  const noted = await findStored(CONFIRMED_KEY);
  return noted && Number(await noted.text());
}

/** Stores when this deploy was confirmed as the newest; 0 if there is a newer one. */
export async function setConfirmedAt(time: number): Promise<void> {
  // If the owner has switched the offline copy off, the other worker has deleted the store: it must not come back.
  if (await caches.has(NAME)) await store(CONFIRMED_KEY, new Response(String(time)));
}

/** Deletes the stores of earlier deploys. */
export async function deleteOldStores(): Promise<void> {
  await deleteCaches(NAME);
}
