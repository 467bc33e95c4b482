import { MANIFEST } from "./precache-manifest.ts";
import { isFromThisSite } from "./verify-response.ts";

const PREFIX = "site-";
const NAME = PREFIX + MANIFEST.version;

/**
 * The key under which each store has its deploy's pack, which is looked for without knowing its hash. It changes with the
 * pack's format, so that no worker reads a pack of another.
 */
const PACK_KEY = "/pack-2";

/** The key of the time when this deploy was last known to be the newest. */
const CONFIRMED_KEY = "/confirmed";

/**
 * What is kept of an address: this deploy's copy, else an older one's; not what a worker that did not check has kept
 * in its place. Nothing where the browser's storage is damaged, as Firefox's can be
 * (https://github.com/w3c/ServiceWorker/issues/892): the network may still answer.
 */
export async function findCached(address: string): Promise<Response | undefined> {
  try {
    for (const { response } of await copiesOf(address)) {
      if (await isFromThisSite(address, response, MANIFEST)) return response;
    }
  } catch {}
  return undefined;
}

/** Makes this deploy's store, with its first entry: a store without it was made by mistake. */
export async function createStore(): Promise<void> {
  const store = await caches.open(NAME);
  await store.put(CONFIRMED_KEY, new Response("0"));
}

/**
 * Keeps a response in this deploy's store; not where that is gone: the owner has switched the copy off meanwhile, and
 * opening it has made it again. (To ask first whether it is there would leave time for it to go.)
 * @throws {DOMException} when the disk is full.
 */
export async function cacheResponse(address: string, response: Response): Promise<void> {
  const store = await caches.open(NAME);
  if (await store.match(CONFIRMED_KEY)) await store.put(address, response);
  else await caches.delete(NAME);
}

/** The pack that is kept: this deploy's, else that of the deploy before. */
export async function findPack(): Promise<{ response: Response; isOwn: boolean } | undefined> {
  const [copy] = await copiesOf(PACK_KEY);
  return copy && { response: copy.response, isOwn: copy.store === NAME };
}

/** Keeps this deploy's pack. */
export async function cachePack(response: Response): Promise<void> {
  await cacheResponse(PACK_KEY, response);
}

/** When this deploy was last known to be the newest, in milliseconds since 1970; 0 where it is not known. */
export async function confirmedAt(): Promise<number> {
  const noted = await caches.match(CONFIRMED_KEY, { cacheName: NAME });
  return Number(await noted?.text()) || 0;
}

/** Notes since when this deploy is known to be the newest; 0 when there is a newer one. */
export async function setConfirmedAt(time: number): Promise<void> {
  await cacheResponse(CONFIRMED_KEY, new Response(String(time)));
}

/**
 * Deletes what older deploys have kept, except for the last one: its pages may still be shown, and name
 * files that only it has.
 */
export async function deleteOldCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  for (const name of names.slice(0, -1)) await caches.delete(name);
}

/** All copies of an address: this deploy's first, then those of older ones, the newest first. */
async function copiesOf(address: string): Promise<{ store: string; response: Response }[]> {
  const older = (await caches.keys()).filter((name) => name !== NAME).reverse();
  const copies = [NAME, ...older].map(async (store) => {
    const response = await caches.match(address, { cacheName: store });
    return response ? [{ store, response }] : [];
  });
  return (await Promise.all(copies)).flat();
}
