import { withDeadline } from "./deadline.ts";
import { MANIFEST } from "./precache-manifest.ts";
import { setConfirmedAt } from "./store.ts";

/** The worker's script, which contains the version of its deploy. */
const SCRIPT = "/service-worker.js";

/** How long the worker waits for the host's answer. Some broken lines never answer and never fail. */
const CONFIRMATION_DEADLINE_MS = 10_000;

/**
 * Asks the host whether this deploy is still the newest. If not, pages come from the network from then on.
 * Nothing waits for the answer, and a late one counts too.
 * @throws {Error} if the host does not tell.
 */
export async function confirmDeploy(registration: ServiceWorkerRegistration): Promise<void> {
  await withDeadline(askHost(registration), CONFIRMATION_DEADLINE_MS);
}

/*
 * `registration.update()` alone is not enough: while a driver goes from page to page, Chromium 156 may delay
 * it until two seconds after the last one.
 */
async function askHost(registration: ServiceWorkerRegistration): Promise<void> {
  const answer = await fetch(SCRIPT, { cache: "no-cache" });
  // The answers of captive portals and failing hosts do not count.
  if (!answer.ok || !/javascript/.test(answer.headers.get("Content-Type") ?? "")) return;
  const isNewest = (await answer.text()).includes(`"version":"${MANIFEST.version}"`);
  await setConfirmedAt(isNewest ? Date.now() : 0);
  if (!isNewest) await registration.update();
}
