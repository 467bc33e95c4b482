import { addressOf, cachePage } from "./answer-page.ts";
import { precacheFile } from "./files.ts";
import { MANIFEST } from "./precache-manifest.ts";
import { createStore, setConfirmedAt } from "./store.ts";

/**
 * Stores the files that pages need, except for the pack, and the open pages.
 * @throws {Error} if a file cannot be fetched or stored: the worker is not installed then.
 */
export async function install(clients: Clients): Promise<void> {
  await createStore();
  const files = Object.keys(MANIFEST.files).filter((address) => address !== MANIFEST.pack);
  await Promise.all(files.map(precacheFile));
  // The browser has just fetched this version, so it is the newest.
  await setConfirmedAt(Date.now());
  await cacheOpenPages(clients).catch(() => {});
}

/**
 * Stores the open pages, which were loaded before there was a worker and are in the HTTP cache. If one is
 * not, it is fetched without the query that an ad has added, which would count as a second visit.
 */
async function cacheOpenPages(clients: Clients): Promise<void> {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const { url } of open) {
    const address = addressOf(url);
    const cached = fetch(url, { cache: "only-if-cached", mode: "same-origin" });
    await cachePage(address, await cached.catch(() => fetch(address)));
  }
}
