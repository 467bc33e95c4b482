import { savesData } from "./saves-data.ts";
import { afterLoad } from "./triggers.ts";

const WORKER = "/service-worker.js";

/**
 * Registers the service worker once the page has loaded and the browser is idle. Where there is none, or it
 * may not be (a private window, a full disk), the site needs the network, and nothing else changes.
 */
export function registerWorker(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator) || savesData()) return;
  afterLoad(() => navigator.serviceWorker.register(trusted(WORKER)).catch(() => {}));
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
