import { quietly } from "../browser/quietly.ts";

const WORKER = "/service-worker.js";

/**
 * After this many milliseconds a first visit's worker is installed or has failed, except on a very slow line.
 */
const INSTALLED_BY_MS = 10_000;

/**
 * Once the page has loaded and the browser is idle, registers the service worker, which fetches what the site
 * needs without a signal, including the islands' code. The worker does not run that code: React alone would
 * block a slow phone for a tenth of a second.
 * @param fetchCode Fetches the code of the page's own islands. Called if there can be no worker (a private
 * window, blocked site data), or if it was not installed (a full disk, or the worker by which an owner removes it).
 */
export function registerServiceWorker(fetchCode: () => void): void {
  if (quietly(isSaveData)) return;
  // The page's load event waits for this script.
  addEventListener("load", ({ timeStamp: took }) => {
    const register = () => {
      if (import.meta.env.DEV) return fetchCode();
      startWorker(took, fetchCode).catch(fetchCode);
    };
    // Safari has no requestIdleCallback (https://caniuse.com/requestidlecallback), and a browser that draws no
    // frames may never call it (seen in Chromium's headless shell).
    if (!quietly(() => requestIdleCallback(register, { timeout: 2000 }))) setTimeout(register);
  });
}

/** Where site data is blocked, any part of this may be missing, throw or reject. */
async function startWorker(took: number, fetchCode: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  // Throws where it is missing, before anything waits for it.
  const registered = serviceWorker.register(workerAddress());
  setTimeout(async () => {
    const worker = await serviceWorker.getRegistration().catch(() => {});
    if (!worker) fetchCode();
  }, INSTALLED_BY_MS);
  await registered;
  // The worker may now fetch the other pages. How long this page took tells it how slow the line is.
  // Where site data is blocked, Firefox's `ready` rejects, so it is not read before a worker is registered.
  const { active } = await serviceWorker.ready;
  active?.postMessage(took);
}

/**
 * The worker's address, as a trusted one if the browser requires that (Trusted Types), by the policy
 * "worker".
 */
function workerAddress(): string {
  const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy("worker", { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER
  );
}

/** The part of https://www.w3.org/TR/trusted-types/ used here. TypeScript's own types lack it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): typeof rules;
}

/** Whether the driver saves data. Only Chromium says so: https://wicg.github.io/savedata/ */
function isSaveData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData);
}
