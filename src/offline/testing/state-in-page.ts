/** For tests in browsers; runs in the page: whether the newest worker is active, and has the whole site. */
export async function isSiteStored(): Promise<boolean> {
  const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  const isActive = active?.state === "activated" && !installing && !waiting;
  return isActive && (await caches.match("/confirmed")) !== undefined;
}
