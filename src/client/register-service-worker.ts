import { isSaveData } from "./save-data.ts";

const WORKER = "/service-worker.js";

/** Milliseconds by which a first visit's worker is installed or has failed; a slower one is still at work. */
const INSTALLED_BY_MS = 10_000;

/**
 * Once the page has loaded and the browser is idle, registers the service worker, which fetches what must be there
 * when the signal is gone, the code of the islands among it. It fetches without running: React alone would hold up a
 * slow phone for a tenth of a second.
 * @param fetchCode Gets the code of the page's own islands where there can be no worker (a private window), or where
 * it has not been installed (a full disk, or the worker that an owner has put in its place to remove it).
 */
export function registerServiceWorker(fetchCode: () => void): void {
  if (isSaveData()) return;
  afterLoad((took) => {
    // Missing in some private windows, whatever the types say.
    const { serviceWorker } = navigator as Partial<Navigator>;
    if (import.meta.env.DEV || !serviceWorker) return fetchCode();
    setTimeout(async () => {
      if (!(await serviceWorker.getRegistration())) fetchCode();
    }, INSTALLED_BY_MS);
    serviceWorker.register(workerAddress()).catch(fetchCode);
    // The worker may now fetch the other pages, and goes by how long this one took.
    serviceWorker.ready.then(({ active }) => active?.postMessage(took));
  });
}

/**
 * Runs `task` once the page has loaded and the browser has nothing better to do, or two seconds later.
 * @param task Takes how many milliseconds the page has taken to load.
 */
function afterLoad(task: (took: number) => void): void {
  // Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback
  // A browser that draws no frames may never call it: Chromium's headless shell does not, now and then.
  const whenIdle = () => {
    const took = performance.now();
    const start = () => task(took);
    if ("requestIdleCallback" in globalThis) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start);
  };
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
}

/** The worker's address; where scripts' addresses must be trusted (Trusted Types), by the policy "worker". */
function workerAddress(): string {
  const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy("worker", { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER
  );
}

/** The part used here of https://www.w3.org/TR/trusted-types/, which TypeScript's own types lack. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): typeof rules;
}
