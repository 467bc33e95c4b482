export {};

declare const self: ServiceWorkerGlobalScope;

/*
 * Takes the place of the worker when an owner switches it off: lets go of everything, then of itself. What is kept
 * goes with the installation, since Chromium 156 now and then activates it only when no page of the old worker is
 * open, in spite of skipWaiting.
 */
self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(deleteCaches());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.registration.unregister());
});

async function deleteCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}
