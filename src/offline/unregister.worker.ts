import { deleteCaches } from "./own-caches.worker.ts";

declare const self: ServiceWorkerGlobalScope;

/*
 * Takes the place of the worker when an owner switches it off: deletes what that has stored, then itself. It deletes at
 * once, because despite skipWaiting Chromium 156 sometimes activates it only when no page of the old worker is open.
 */
self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(deleteCaches());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.registration.unregister());
});
