import { WORKER } from "../shared/build-contract.ts";

/** Milliseconds after which the worker of a first visit is installed or has failed, except on a very slow line. */
const INSTALLED_BY_MS = 10_000;

/**
 * Registers the service worker, which fetches all that the site needs without a signal, with the islands' code.
 * @param fetchCode fetches that code; called if there can be no worker (a private window, blocked site data), or if it
 * was not installed (a full disk, or an owner who has switched it off).
 */
export function registerServiceWorker(fetchCode: () => void): void {
  // In development, a worker would answer with old code.
  if (import.meta.env.DEV) fetchCode();
  else startWorker(fetchCode).catch(fetchCode);
}

/** Any part of this may be missing, throw or reject, as where site data is blocked. */
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

/** The worker's address; as a trusted one, by the policy "worker", if the browser knows Trusted Types. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy("worker", { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER;
}

/** The part of https://www.w3.org/TR/trusted-types/ used here. TypeScript's own types lack it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): typeof rules;
}
