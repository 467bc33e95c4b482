import { precacheFile } from "./files.ts";
import { addressOf, cachePage } from "./pages.ts";
import { MANIFEST } from "./precache-manifest.ts";
import { createStore, setConfirmedAt } from "./store.ts";

/**
 * Keeps the files that pages need, all but the pack, and the pages that are open.
 * @throws {Error} when a file cannot be had or kept: then the worker is not installed.
 */
export async function install(clients: Clients): Promise<void> {
  await createStore();
  const files = Object.keys(MANIFEST.files).filter((address) => address !== MANIFEST.pack);
  await Promise.all(files.map(precacheFile));
  // What the browser has just fetched is the newest.
  await setConfirmedAt(Date.now());
  await cacheOpenPages(clients).catch(() => {});
}

/**
 * Keeps the pages that are open: they came before there was a worker to keep them, and are in the HTTP cache. Where
 * not, they are asked for without what an ad has added: it would count a second visit.
 */
async function cacheOpenPages(clients: Clients): Promise<void> {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const { url } of open) {
    const address = addressOf(url);
    const cached = fetch(url, { cache: "only-if-cached", mode: "same-origin" });
    await cachePage(address, await cached.catch(() => fetch(address)));
  }
}
