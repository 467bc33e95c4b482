import type { BrowserContext, Page, Request } from "@playwright/test";
import { business } from "../../src/business/current.ts";
import { test as base, expect } from "./browser.ts";
import { type DeployedSite, deploySite } from "./deployed-site.ts";

/** As the site's test, with the site on a host of its own, which can be deployed to and can fail. */
export const test = base.extend<{ site: DeployedSite }>({
  serviceWorkers: "allow",
  site: async ({ baseURL: _ }, use) => {
    const site = await deploySite();
    await use(site);
    await site.stop();
  },
});

/** Fetching, storing and starting a worker takes a busy machine long. */
export const WORKER_PATIENCE = { timeout: 30_000 };

/** What Chromium writes to the console when a page's file cannot be had. */
export const NO_NETWORK = /net::ERR_INTERNET_DISCONNECTED/;

/** Opens a page and waits until the worker has kept what it keeps. */
export async function visitOnce(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await workerIs(page, "active");
}

/** What is to be waited for: a new worker is installed; or the one there is, is at work, and there is no newer one. */
type WorkerState = "active" | "waiting";

export async function workerIs(page: Page, state: WorkerState): Promise<void> {
  test.skip(!business.offline, "business.ts has switched the offline copy off");
  await expect.poll(() => stateOf(page), WORKER_PATIENCE).toBe(state);
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

/** Settles once the browser has let go of a worker's registration; to be called before the page has one. */
export async function workerIsRemoved(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const removed = new Promise<void>((resolve) => {
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations.some(({ isDeleted }) => isDeleted)) resolve();
    });
  });
  await client.send("ServiceWorker.enable");
  await removed;
  await client.detach();
}

/** The page's requests for scripts that are not done yet, from now on. */
export function scriptsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) underWay.add(request);
  });
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  return underWay;
}

async function stateOf(page: Page): Promise<WorkerState | undefined> {
  return await page.evaluate(async () => {
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    if (waiting) return "waiting";
    return active?.state === "activated" && !installing ? "active" : undefined;
  });
}

/** Cuts the network for the pages and the worker alike, through the DevTools protocol. */
export async function loseSignal(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
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
