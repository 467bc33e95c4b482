import { WORKER } from "./worker-address.ts";

/**
 * After this many milliseconds a first visit's worker is installed or has failed, except on a very slow line.
 */
const INSTALLED_BY_MS = 10_000;

/**
 * Registers the service worker, which fetches what the site needs without a signal, including the islands' code.
 * @param fetchCode Fetches the code of the page's own islands. Called if there can be no worker (a private
 * window, blocked site data), or if it was not installed (a full disk, or the worker by which an owner removes it).
 */
export function registerServiceWorker(fetchCode: () => void): void {
  // In development, a worker would show code of yesterday.
  if (import.meta.env.DEV) fetchCode();
  else startWorker(fetchCode).catch(fetchCode);
}

/** Where site data is blocked, any part of this may be missing, throw or reject. */
async function startWorker(fetchCode: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  // Throws where it is missing, before anything waits for it.
  const registered = serviceWorker.register(workerAddress());
  setTimeout(async () => {
    const worker = await serviceWorker.getRegistration().catch(() => {});
    if (!worker) fetchCode();
  }, INSTALLED_BY_MS);
  await registered;
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
