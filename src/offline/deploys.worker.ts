import { WORKER } from "../shared/build-contract.ts";
import { addToCache, confirmedAt, setConfirmedAt } from "./deploy-cache.worker.ts";
import { MANIFEST } from "./precache-manifest.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * Stores this deploy's files: first the code, which the open page may need soon, and then the pack.
 * @throws {Error} if a file cannot be fetched or stored: no worker is installed then, and the next page tries again.
 */
export async function install(): Promise<void> {
  const { [MANIFEST.pack]: pack = "", ...code } = MANIFEST.files;
  for (const files of [code, { [MANIFEST.pack]: pack }])
    await Promise.all(
      Object.entries(files).map(async ([address, hash]) => addToCache(address, await fetchFile(address, hash))),
    );
  // The browser has just fetched this worker, so its deploy is the newest.
  await setConfirmedAt(Date.now());
}

/**
 * Fetches a file of this deploy. If its content is wrong, it is fetched again past the HTTP cache, which may hold the
 * page of a captive portal or filter: they answer every address with their own page and status 200.
 */
async function fetchFile(address: string, hash: string): Promise<Response> {
  for (const cache of ["default", "reload"] as const) {
    const response = await fetch(address, { cache, priority: "low" });
    if (response.ok && (await sha256(response.clone())) === hash) return response;
  }
  throw new Error(`${address}: the answer is not this site's`);
}

async function sha256(response: Response): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

/** The download that `restore` has started, until it ends. */
let restoring: Promise<void> | undefined;

/** Stores everything again, once for all pages that are opened meanwhile. */
async function restore(): Promise<void> {
  restoring ??= install().finally(() => {
    restoring = undefined;
  });
  await restoring;
}

/**
 * Asks the host whether this deploy is still the newest. If not, pages come from the network from then on. If so, and
 * the browser has removed the cache, as it does when it needs room, everything is stored again.
 *
 * `registration.update()` alone is not enough: while a driver goes from page to page, Chromium 156 may delay it until
 * two seconds after the last one.
 * @throws {Error} if the host cannot be asked.
 */
export async function confirmDeploy(): Promise<void> {
  // The worker's script contains the version of its deploy.
  const answer = await fetch(WORKER, { cache: "no-cache" });
  // An answer of a captive portal or a failing host is a page.
  if (!/javascript/.test(answer.headers.get("Content-Type") ?? "")) return;
  const isNewest = (await answer.text()).includes(`"version":"${MANIFEST.version}"`);
  if (isNewest && (await confirmedAt()) === undefined) return await restore();
  await setConfirmedAt(isNewest ? Date.now() : 0);
  if (!isNewest) await self.registration.update();
}
