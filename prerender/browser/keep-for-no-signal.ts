import { afterLoad } from "./after-load.ts";
import { savesData } from "./saves-data.ts";

const WORKER = "/service-worker.js";

/** Milliseconds after which a first visit's worker has kept what it keeps, or has failed; else it is still at it. */
const KEPT_BY = 10_000;

/**
 * Once the page has loaded and the browser is idle, has the service worker fetch what must be there when the
 * signal is gone, the code of the islands among it. It fetches without running: React alone would hold up a
 * slow phone for a tenth of a second.
 * @param fetchCode Gets the page's own part of it where there is no worker, may be none (a private window), or
 * where it has kept nothing (a full disk, or the worker that an owner has put in its place to remove it).
 */
export function keepForNoSignal(fetchCode: () => void): void {
  if (savesData()) return;
  afterLoad(() => {
    if (import.meta.env.DEV || !("serviceWorker" in navigator)) return fetchCode();
    const check = setTimeout(async () => {
      if (!(await navigator.serviceWorker.getRegistration())) fetchCode();
    }, KEPT_BY);
    // Nothing may run when the worker is there: a page left by then would fall out of the back/forward cache.
    navigator.serviceWorker.register(trusted(WORKER)).catch(() => {
      clearTimeout(check);
      fetchCode();
    });
  });
}

/** Where scripts' addresses must be trusted (Trusted Types), the policy "worker" trusts this one. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("worker", { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

/** The part used here of https://www.w3.org/TR/trusted-types/, which TypeScript's own types lack. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): typeof rules;
}
