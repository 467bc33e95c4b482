import { ownCaches } from "./own-caches.worker.ts";

declare const self: ServiceWorkerGlobalScope;

/*
 * Replaces the worker when an owner switches it off: deletes what it has stored, then itself. The stored files are
 * deleted during installation, because Chromium 156 sometimes activates it only when no page of the old
 * worker is open, despite skipWaiting.
 */
self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(deleteCaches());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.registration.unregister());
});

async function deleteCaches(): Promise<void> {
  for (const name of await ownCaches()) await caches.delete(name);
}
