import type { Page } from "@playwright/test";
import { expect } from "../support/browser.ts";
import {
  builtFiles,
  cutPage,
  type DeployedSite,
  laterWorker,
  PORTAL_PAGE,
  portalFor,
} from "../support/deployed-site.ts";
import {
  clearHttpCache,
  closeAndVisit,
  loseSignal,
  NO_NETWORK,
  test,
  visitOnce,
  workerIs,
} from "../support/offline.ts";
import { islandIsLive, openDialog } from "../support/request.ts";

/* A captive portal or a filter answers every address with its own page and status 200. */

const NOT_CODE = /could not start|net::ERR_FAILED|network error response/;

test.use({ expectedErrors: new RegExp(`${NO_NETWORK.source}|${NOT_CODE.source}`) });

const FORM_CODE = /\/assets\/request-form-[\w-]+\.js/;

/** Puts a portal's page in the place of what is kept of the addresses that match, as a worker that did not check. */
async function keepPortalPage(page: Page, addresses: RegExp): Promise<void> {
  const changed = await page.evaluate(
    async ([source = "", html = ""]) => {
      const store = await caches.open((await caches.keys())[0] ?? "");
      const kept = (await store.keys()).filter(({ url }) => new RegExp(source).test(url));
      for (const request of kept)
        await store.put(request, new Response(html, { headers: { "Content-Type": "text/html" } }));
      return kept.length;
    },
    [addresses.source, PORTAL_PAGE],
  );
  expect(changed).toBeGreaterThan(0);
}

/** Lets go of what the worker keeps of the addresses that match, and of the whole HTTP cache. */
async function forget(page: Page, addresses: RegExp): Promise<void> {
  await clearHttpCache(page);
  await page.evaluate(async (source) => {
    const store = await caches.open((await caches.keys())[0] ?? "");
    for (const request of await store.keys()) {
      if (new RegExp(source).test(request.url)) await store.delete(request);
    }
  }, addresses.source);
}

/** Opens the dialog while a portal stands in the place of its code: it opens, and its form is not live. */
async function openBehindPortal(page: Page, site: DeployedSite): Promise<void> {
  site.behave("portal");
  const refused = page.waitForEvent("console", (message) => message.text().includes("could not start"));
  await page.getByRole("button", { name: "Request Help" }).click();
  await refused;
  await expect(page.getByRole("dialog", { name: "Request help" })).toBeVisible();
}

test.describe("a page behind a portal", () => {
  test("shows the portal, to log in, and is not kept", async ({ page, context, site }) => {
    await visitOnce(page, `${site.origin}/terms`);
    site.behave("portal");
    await page.goto(`${site.origin}/lockouts`);
    await expect(page.locator("h1")).toHaveText("WiFi login");
    await loseSignal(context);
    await page.goto(`${site.origin}/lockouts`);
    await expect(page.locator("h1")).toHaveText("No internet here");
  });

  test("leaves the copy that was kept before", async ({ page, context, site }) => {
    await visitOnce(page, `${site.origin}/lockouts`);
    const heading = await page.locator("h1").innerText();
    site.behave("portal");
    await page.goto(`${site.origin}/lockouts`);
    await expect(page.locator("h1")).toHaveText("WiFi login");
    await loseSignal(context);
    await page.goto(`${site.origin}/lockouts`);
    await expect(page.locator("h1")).toHaveText(heading);
  });

  test("heals where an older worker has kept the portal", async ({ page, context, site }) => {
    await visitOnce(page, `${site.origin}/lockouts`);
    const heading = await page.locator("h1").innerText();
    await keepPortalPage(page, /\/lockouts$/);
    await loseSignal(context);
    await page.goto(`${site.origin}/lockouts`);
    await expect(page.locator("h1")).toHaveText("No internet here");
    await context.setOffline(false);
    for (const signal of [true, false]) {
      await context.setOffline(!signal);
      await page.goto(`${site.origin}/lockouts`);
      await expect(page.locator("h1")).toHaveText(heading);
    }
  });
});

test("a page whose end has not come is not kept", async ({ page, context, site }) => {
  await visitOnce(page, `${site.origin}/terms`);
  site.deploy(await cutPage("/lockouts"));
  await page.goto(`${site.origin}/lockouts`);
  await loseSignal(context);
  await page.goto(`${site.origin}/lockouts`);
  await expect(page.locator("h1")).toHaveText("No internet here");
});

test.describe("code behind a portal", () => {
  test("is had with the next touch past the portal, on a first visit", async ({ page, site }) => {
    const worker = site.holdWorker();
    await page.goto(`${site.origin}/lockouts`);
    await worker.asked;
    await openBehindPortal(page, site);
    site.behave("well");
    await page.getByLabel("Your Name").click();
    await islandIsLive(page);
  });

  test("is had with the next touch, and kept, where the worker is", async ({ page, context, site }) => {
    await visitOnce(page, `${site.origin}/lockouts`);
    await page.reload();
    await forget(page, FORM_CODE);
    await openBehindPortal(page, site);
    site.behave("well");
    await page.getByLabel("Your Name").click();
    await islandIsLive(page);
    await loseSignal(context);
    await page.reload();
    await openDialog(page, "Request Help");
  });

  test("is not kept by a worker that comes meanwhile, and is by the next", async ({
    page,
    context,
    site,
  }) => {
    site.deploy(await portalFor(FORM_CODE));
    await page.goto(`${site.origin}/lockouts`);
    await expect.poll(() => site.asked.some((address) => FORM_CODE.test(address))).toBe(true);
    site.deploy(await builtFiles());
    await visitOnce(page, `${site.origin}/lockouts`);
    await loseSignal(context);
    await page.reload();
    await openDialog(page, "Request Help");
  });

  test("heals where an older worker has kept the portal", async ({ page, site }) => {
    await visitOnce(page, `${site.origin}/lockouts`);
    await keepPortalPage(page, FORM_CODE);
    await page.reload();
    await openDialog(page, "Request Help");
  });

  test("is not taken over into the next deploy", async ({ page, context, site }) => {
    await visitOnce(page, `${site.origin}/lockouts`);
    await keepPortalPage(page, FORM_CODE);
    site.deploy(await laterWorker("v2"));
    await page.goto(`${site.origin}/lockouts`);
    await workerIs(page, "waiting");
    await closeAndVisit(page, `${site.origin}/lockouts`);
    await loseSignal(context);
    await page.reload();
    await openDialog(page, "Request Help");
  });
});
