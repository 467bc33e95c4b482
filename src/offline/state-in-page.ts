/* For tests in browsers: what the worker has done so far. */

/** Runs in the page: whether the newest worker is active. */
export async function isWorkerActive(): Promise<boolean> {
  const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  return active?.state === "activated" && !installing && !waiting;
}

/** Runs in the page: whether the worker has the whole site. */
export async function isPackStored(): Promise<boolean> {
  return (await caches.match("/pack-4")) !== undefined;
}
