import "./kept.ts";
import { answerFile, keepFile } from "./files.ts";
import { isHashed } from "./ours.ts";
import { answerPage, keepOpenPages } from "./pages.ts";
import { dropOldStores } from "./store.ts";

declare const self: ServiceWorkerGlobalScope;

/*
 * Keeps the site usable without a signal. A new worker waits until no page of the deploy before is open, and
 * never takes over an open page (no skipWaiting, no clients.claim): that would throw pages out of the
 * back/forward cache. Nothing is lost by waiting, since pages come from the network first. No navigation preload:
 * without a network Firefox 153 gives the worker an error response where others reject.
 */
self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldStores());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(answerPage(event));
  else if (isHashed(pathname)) event.respondWith(answerFile(event, pathname));
});

async function install(): Promise<void> {
  await Promise.all(Object.keys(KEPT.files).map(keepFile));
  await keepOpenPages(self.clients).catch(() => {});
}
