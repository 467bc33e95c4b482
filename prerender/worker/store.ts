import "./kept.ts";
import { pack, unpack } from "./packed.ts";

const PREFIX = "site-";
const NAME = PREFIX + KEPT.version;

/** Pages kept at most; each takes about 12 kB. */
const PAGES_AT_MOST = 20;

/** Whether an address is that of a file with its content's hash in its name, which never changes. */
export function isHashed(address: string): boolean {
  return address.startsWith("/assets/");
}

/**
 * What is kept of an address: this deploy's copy, else the one before's. Nothing where the browser's storage is
 * damaged, as Firefox's can be (https://github.com/w3c/ServiceWorker/issues/892): the network may still answer.
 */
export async function findKept(address: string): Promise<Response | undefined> {
  try {
    const store = await caches.open(NAME);
    const stored = (await store.match(address)) ?? (await caches.match(address));
    return stored && unpack(stored);
  } catch {
    return undefined;
  }
}

/**
 * Keeps a response.
 * @throws {DOMException} when the disk is full.
 */
export async function keep(address: string, response: Response): Promise<void> {
  const store = await caches.open(NAME);
  await store.put(address, pack(response));
}

/**
 * Makes sure that a hashed file is kept with this deploy; one that the deploy before has kept is not asked
 * for again.
 * @throws {Error} when the file cannot be had or kept.
 */
export async function keepFile(address: string): Promise<void> {
  const kept = await findKept(address);
  const response = kept ?? (await fetch(address));
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  await keep(address, response);
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
