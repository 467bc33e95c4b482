import { withDeadline } from "./deadline.ts";
import { MANIFEST } from "./precache-manifest.ts";
import { setConfirmedAt } from "./store.ts";

/** The worker's script, which names the deploy that it belongs to. */
const SCRIPT = "/service-worker.js";

/** How long the worker stays awake for the host's answer: on a line that swallows everything there is none. */
const CONFIRMATION_DEADLINE_MS = 10_000;

/**
 * Asks the host whether this deploy is still the newest. When there is a newer one, pages come from the network from then
 * on. Nothing waits for the answer, and one that is late counts too.
 * @throws {Error} when the host does not say.
 */
export async function confirmDeploy(registration: ServiceWorkerRegistration): Promise<void> {
  await withDeadline(askHost(registration), CONFIRMATION_DEADLINE_MS);
}

/*
 * Not by `registration.update()` alone: while a driver goes from page to page Chromium 156 may hold it back until two
 * seconds after the last one.
 */
async function askHost(registration: ServiceWorkerRegistration): Promise<void> {
  const answer = await fetch(SCRIPT, { cache: "no-cache" });
  // A captive portal and a host in trouble say nothing of deploys.
  if (!answer.ok || !/javascript/.test(answer.headers.get("Content-Type") ?? "")) return;
  const isNewest = (await answer.text()).includes(`"version":"${MANIFEST.version}"`);
  await setConfirmedAt(isNewest ? Date.now() : 0);
  if (!isNewest) await registration.update();
}
