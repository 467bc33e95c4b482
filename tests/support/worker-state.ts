/** Runs in the page: whether its worker has the whole site, in the newest store. */
export async function isPackStored(): Promise<boolean> {
  const store = await caches.open((await caches.keys()).at(-1) ?? "");
  return (await store.match("/pack")) !== undefined;
}

/** Runs in the page: whether a new worker is installed, or the one there is, is at work, and there is no newer one. */
export async function workerState(): Promise<"active" | "waiting" | undefined> {
  const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  if (waiting) return "waiting";
  return active?.state === "activated" && !installing ? "active" : undefined;
}
