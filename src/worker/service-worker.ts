import { answerPage, answerPicture, cacheOpenPages } from "./answer-page.ts";
import { answerFile, precacheFile } from "./files.ts";
import { downloadPack, pauseDownload } from "./pack.ts";
import { createStore, deleteOldCaches, setConfirmedAt } from "./store.ts";
import { isHashed } from "./verify-response.ts";

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds after which a page that has loaded has come over a slow line. */
const SLOW_PAGE_MS = 3000;

/*
 * Answers every address of the site without a signal, and at once with one. A new worker waits until no page of the
 * deploy before is open, and never takes over an open page (no skipWaiting, no clients.claim): that would throw pages
 * out of the back/forward cache. Nothing is lost by waiting, since the old one asks the network first by then. No
 * navigation preload: without a network Firefox 153 gives the worker an error response where others reject.
 */
self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldCaches());
});

/* A page says that the phone is idle, and how long it took to load. On a slow line the second page is early enough. */
self.addEventListener("message", (event) => {
  event.waitUntil(
    (async () => {
      const controlled = await self.clients.matchAll({ type: "window" });
      const isFirst = !controlled.some(({ id }) => event.source instanceof Client && event.source.id === id);
      if (!isFirst || event.data < SLOW_PAGE_MS) await downloadPack();
    })().catch(() => {}),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // The driver goes on to another page, or waits for a geocoder's words.
  if (request.mode === "navigate" || origin !== location.origin) pauseDownload();
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(answerPage(event));
  else if (isHashed(pathname)) event.respondWith(answerFile(event, pathname));
  else if (pathname.startsWith("/pictures/") || pathname === "/favicon.svg")
    event.respondWith(answerPicture(event));
});

async function install(): Promise<void> {
  await createStore();
  const files = Object.keys(PRECACHE_MANIFEST.files).filter((address) => address !== PRECACHE_MANIFEST.pack);
  await Promise.all(files.map(precacheFile));
  // What the browser has just fetched is the newest.
  await setConfirmedAt(Date.now());
  await cacheOpenPages(self.clients).catch(() => {});
}
