import { savesData } from "./saves-data.ts";
import { afterLoad } from "./triggers.ts";

/**
 * Registers the service worker once the page has loaded and the browser is idle. Where there is none, or it
 * may not be (a private window, a full disk), the site needs the network, and nothing else changes.
 */
export function registerWorker(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator) || savesData()) return;
  afterLoad(() => navigator.serviceWorker.register("/service-worker.js").catch(() => {}));
}
