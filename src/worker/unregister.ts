export {};

declare const self: ServiceWorkerGlobalScope;

/* Takes the place of the worker when an owner switches it off: lets go of everything, and of itself. */
self.addEventListener("install", () => {
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(remove());
});

async function remove(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
