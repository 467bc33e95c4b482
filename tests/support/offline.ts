import type { Page } from "@playwright/test";
import { business } from "../../src/business/current.ts";
import { test as base, expect } from "./browser.ts";
import { type DeployedSite, deploySite } from "./deployed-site.ts";
import { builtFiles } from "./deploys.ts";

/** As the site's test, but with the site on its own host, to which tests can deploy, and which can fail. */
export const test = base.extend<{ site: DeployedSite }>({
  serviceWorkers: "allow",
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs from here.
  site: async ({}, use) => {
    const site = await deploySite(await builtFiles());
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});

/** On a busy machine, fetching, storing and starting a worker takes long. */
export const WORKER_PATIENCE = { timeout: 30_000 };

/** Opens a page and waits until the worker has kept what it keeps. */
export async function visitOnce(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await workerIsActive(page);
}

/** Opens a page and waits until the worker has the whole site; on a slow machine that takes a second page. */
export async function visitForAll(page: Page, address: string): Promise<void> {
  await visitOnce(page, address);
  await page.reload();
  await expect.poll(() => page.evaluate(isPackStored), WORKER_PATIENCE).toBe(true);
}

export async function workerIsActive(page: Page): Promise<void> {
  test.skip(!business.offline, "business.ts has switched the offline copy off");
  await expect.poll(() => page.evaluate(isWorkerActive), WORKER_PATIENCE).toBe(true);
}

/** Runs in the page: whether the newest worker is active. */
export async function isWorkerActive(): Promise<boolean> {
  const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  return active?.state === "activated" && !installing && !waiting;
}

/** Runs in the page: whether the worker has the whole site. */
export async function isPackStored(): Promise<boolean> {
  return (await caches.match("/pack-3")) !== undefined;
}
