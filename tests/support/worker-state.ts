/* What runs in the page, to look at its worker. */

/** Whether the newest worker there is, is at work. */
export async function isWorkerActive(): Promise<boolean> {
  const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  return active?.state === "activated" && !installing && !waiting;
}

/** Whether the worker has the whole site. */
export async function isPackStored(): Promise<boolean> {
  return (await caches.match("/pack-3")) !== undefined;
}
