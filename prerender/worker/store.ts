import "./kept.ts";
import { isHashed, isOurs } from "./ours.ts";
import { pack, unpack } from "./packed.ts";

const PREFIX = "site-";
const NAME = PREFIX + KEPT.version;

/** Pages kept at most; each takes about 12 kB. */
const PAGES_AT_MOST = 20;

/**
 * What is kept of an address: this deploy's copy, else an older one's; not what a worker that did not check has kept
 * in its place. Nothing where the browser's storage is damaged, as Firefox's can be
 * (https://github.com/w3c/ServiceWorker/issues/892): the network may still answer.
 */
export async function findKept(address: string): Promise<Response | undefined> {
  try {
    for (const name of new Set([NAME, ...(await caches.keys())])) {
      const stored = await (await caches.open(name)).match(address);
      const response = stored && unpack(stored);
      if (response && (await isOurs(address, response))) return response;
    }
  } catch {}
  return undefined;
}

/**
 * Keeps a response.
 * @throws {DOMException} when the disk is full.
 */
export async function keep(address: string, response: Response): Promise<void> {
  const store = await caches.open(NAME);
  await store.put(address, pack(response));
}

/** Lets go of the pages visited longest ago. */
export async function dropOldPages(): Promise<void> {
  const store = await caches.open(NAME);
  const pages = (await store.keys()).filter(({ url }) => !isHashed(new URL(url).pathname));
  for (const page of pages.slice(0, -PAGES_AT_MOST)) await store.delete(page);
}

/**
 * Lets go of what older deploys have kept, but for the last one: its pages may still be shown, and name
 * files that only it has.
 */
export async function dropOldStores(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  for (const name of names.slice(0, -1)) await caches.delete(name);
}
