import type { BrowserContext, Page } from "@playwright/test";
import { business } from "../../src/business/current.ts";
import { test as base, expect } from "./browser.ts";
import { type DeployedSite, deploySite } from "./deployed-site.ts";
import { requestDialog } from "./request.ts";
import { isPackStored, workerState } from "./worker-state.ts";

/** As the site's test, with the site on a host of its own, which can be deployed to and can fail. */
export const test = base.extend<{ site: DeployedSite }>({
  serviceWorkers: "allow",
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs from here.
  site: async ({}, use) => {
    const site = await deploySite();
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});

/** Fetching, storing and starting a worker takes a busy machine long. */
export const WORKER_PATIENCE = { timeout: 30_000 };

/** What Chromium writes to the console when a file cannot be had: by the page itself, or by its worker. */
export const NO_NETWORK = /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/;

/** Opens a page and waits until the worker has kept what it keeps. */
export async function visitOnce(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await workerIs(page, "active");
}

/** Opens a page and waits until the worker has the whole site. */
export async function visitForAll(page: Page, address: string): Promise<void> {
  await visitOnce(page, address);
  await expect.poll(() => hasPack(page), WORKER_PATIENCE).toBe(true);
}

/** Whether the newest store has the file with all pages. */
export async function hasPack(page: Page): Promise<boolean> {
  return await page.evaluate(isPackStored);
}

/** Makes the worker believe that it last knew of the newest deploy so long ago. */
export async function setConfirmed(page: Page, millisecondsAgo: number): Promise<void> {
  await page.evaluate(async (ago) => {
    const store = await caches.open((await caches.keys()).at(-1) ?? "");
    await store.put("/confirmed", new Response(String(Date.now() - ago)));
  }, millisecondsAgo);
}

export async function workerIs(page: Page, state: "active" | "waiting"): Promise<void> {
  test.skip(!business.offline, "business.ts has switched the offline copy off");
  await expect.poll(() => page.evaluate(workerState), WORKER_PATIENCE).toBe(state);
}

/** Closes the site's only page, waits until that has let the waiting worker in, and opens one again. */
export async function closeAndVisit(page: Page, address: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const waiting = new Set<string>();
  client.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    for (const { versionId, status } of versions) {
      if (status === "installed") waiting.add(versionId);
      else waiting.delete(versionId);
    }
  });
  await client.send("ServiceWorker.enable");
  await expect.poll(() => waiting.size, WORKER_PATIENCE).toBe(1);
  await page.goto("about:blank");
  await expect.poll(() => waiting.size, WORKER_PATIENCE).toBe(0);
  await client.detach();
  await visitOnce(page, address);
}

/** Ends all workers, as a browser does some time after their last page was left. */
export async function endWorkers(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("ServiceWorker.enable");
  await client.send("ServiceWorker.stopAllWorkers");
  await client.detach();
}

/** Cuts the network for the pages and the worker alike, through the DevTools protocol. */
export async function loseSignal(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

/** Loses the signal, and expects the page as it is kept to come back with a dialog that works. */
export async function expectDialogOffline(page: Page): Promise<void> {
  await loseSignal(page.context());
  await page.reload();
  await requestDialog(page).openLive();
}

export async function clearHttpCache(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.clearBrowserCache");
  await client.detach();
}

/** The stores the worker keeps, oldest first. */
export async function storesOf(page: Page): Promise<string[]> {
  return await page.evaluate(() => caches.keys());
}
