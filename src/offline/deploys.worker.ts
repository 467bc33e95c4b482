import { withDeadline } from "../shared/deadline.ts";
import { cachePage, pageAddress } from "./answer-page.worker.ts";
import { fetchFile } from "./files.worker.ts";
import { MANIFEST } from "./precache-manifest.ts";
import {
  cacheResponse,
  confirmedAt,
  createStore,
  deleteStore,
  findCached,
  setConfirmedAt,
} from "./store.worker.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * Stores the files that pages need, except for the pack, and the open pages.
 * @throws {Error} if a file cannot be fetched or stored: the worker is not installed then.
 */
export async function install(): Promise<void> {
  await createStore();
  const files = Object.keys(MANIFEST.files).filter((address) => address !== MANIFEST.pack);
  // A file that an earlier deploy has stored is copied instead of fetched.
  const store = async (address: string) =>
    await cacheResponse(address, (await findCached(address)) ?? (await fetchFile(address)));
  await Promise.all(files.map(store));
  // The browser has just fetched this version, so it is the newest.
  await setConfirmedAt(Date.now());
  await cacheOpenPages().catch(() => {});
}

/**
 * Stores the open pages, which were loaded before there was a worker and are in the HTTP cache. If one is
 * not, it is fetched without the query that an ad has added, which would count as a second visit.
 */
async function cacheOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const { url } of open) {
    const address = pageAddress(url);
    const cached = fetch(url, { cache: "only-if-cached", mode: "same-origin" });
    await cachePage(address, await cached.catch(() => fetch(address)));
  }
}

/** The worker's script, which contains the version of its deploy. */
const SCRIPT = "/service-worker.js";

/** How long the worker waits for the host's answer. Some broken lines never answer and never fail. */
const CONFIRMATION_DEADLINE_MS = 10_000;

/**
 * Asks the host whether this deploy is still the newest. If not, pages come from the network from then on.
 * Nothing waits for the answer, and a late one counts too.
 * @throws {Error} if the host cannot be asked.
 */
export async function confirmDeploy(): Promise<void> {
  await withDeadline(CONFIRMATION_DEADLINE_MS, askHost());
}

/*
 * `registration.update()` alone is not enough: while a driver goes from page to page, Chromium 156 may delay
 * it until two seconds after the last one.
 */
async function askHost(): Promise<void> {
  const answer = await fetch(SCRIPT, { cache: "no-cache" });
  // The answers of captive portals and failing hosts do not count.
  if (!answer.ok || !/javascript/.test(answer.headers.get("Content-Type") ?? "")) return;
  const isNewest = (await answer.text()).includes(`"version":"${MANIFEST.version}"`);
  if (isNewest && (await confirmedAt()) === undefined) return await reinstall();
  await setConfirmedAt(isNewest ? Date.now() : 0);
  if (!isNewest) await self.registration.update();
}

/**
 * Stores everything again. The owner keeps this deploy on phones, so the browser has removed the store, as it
 * does when it needs room.
 */
async function reinstall(): Promise<void> {
  await install().catch(async (error) => {
    // The next page tries again.
    await deleteStore();
    throw error;
  });
}
