import type { Page } from "@playwright/test";
import { offlinePage } from "../../src/content/general-pages.ts";
import { expect } from "../support/browser.ts";
import {
  builtFiles,
  type DeployedSite,
  PACK,
  PORTAL_PAGE,
  portalFor,
  WORKER,
} from "../support/deployed-site.ts";
import { ISLAND_FAILED } from "../support/island-code.ts";
import {
  clearHttpCache,
  expectDialogOffline,
  hasPack,
  loseSignal,
  NO_NETWORK,
  setConfirmed,
  test,
  visitForAll,
  visitOnce,
  WORKER_PATIENCE,
} from "../support/offline.ts";
import { CITY_PAGE, SERVICE_PAGE } from "../support/pages.ts";
import { islandIsLive, requestDialog } from "../support/request.ts";

/* A captive portal or a filter answers every address with its own page and status 200. */

const NOT_CODE = new RegExp(`${ISLAND_FAILED.source}|net::ERR_FAILED|network error response`);

test.use({ expectedErrors: new RegExp(`${NO_NETWORK.source}|${NOT_CODE.source}`) });

const OFFLINE = offlinePage.heading;

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

/** Opens the dialog behind a portal, where its code cannot be had, and touches it past the portal, where it can. */
async function touchPastPortal(page: Page, site: DeployedSite): Promise<void> {
  site.behave("portal");
  const refused = page.waitForEvent("console", (message) => ISLAND_FAILED.test(message.text()));
  await page.getByRole("button", { name: "Request Help" }).click();
  await refused;
  await expect(page.getByRole("dialog", { name: "Request help" })).toBeVisible();
  site.behave("well");
  await page.getByLabel("Your Name").click();
  await islandIsLive(page);
}

test.describe("a page behind a portal, where the other pages are not kept", () => {
  test.beforeEach(async ({ site }) => {
    site.deploy(await portalFor(PACK));
  });

  test("shows the portal, and leaves the copy kept before", async ({ page, site }) => {
    await visitOnce(page, SERVICE_PAGE);
    const heading = await page.locator("h1").innerText();
    site.behave("portal");
    for (const address of [SERVICE_PAGE, "/terms"]) {
      await page.goto(address);
      await expect(page.locator("h1")).toHaveText("WiFi login");
    }
    await loseSignal(page.context());
    await page.goto("/terms");
    await expect(page.locator("h1")).toHaveText(OFFLINE);
    await page.goto(SERVICE_PAGE);
    await expect(page.locator("h1")).toHaveText(heading);
  });

  test("heals where an older worker has kept the portal, as a page and as code", async ({ page }) => {
    await visitOnce(page, SERVICE_PAGE);
    const heading = await page.locator("h1").innerText();
    await keepPortalPage(page, new RegExp(`${SERVICE_PAGE}$|${FORM_CODE.source}`));
    await loseSignal(page.context());
    await page.goto(SERVICE_PAGE);
    await expect(page.locator("h1")).toHaveText(OFFLINE);
    await page.context().setOffline(false);
    await page.goto(SERVICE_PAGE);
    await requestDialog(page).openLive();
    await expectDialogOffline(page);
    await expect(page.locator("h1")).toHaveText(heading);
  });
});

test("a portal's page in the place of all pages is not kept, and the next visit heals it", async ({
  page,
  site,
}) => {
  site.deploy(await portalFor(PACK));
  await visitOnce(page, "/terms");
  await expect.poll(() => site.asked.filter((address) => PACK.test(address)).length).toBe(2);
  expect(await hasPack(page)).toBe(false);
  site.deploy(await builtFiles());
  await page.goto("/terms");
  await expect.poll(() => hasPack(page), WORKER_PATIENCE).toBe(true);
});

test("behind a portal all pages stay as they were kept", async ({ page, site }) => {
  await visitForAll(page, "/terms");
  site.behave("portal");
  await page.goto(SERVICE_PAGE);
  await expect(page.locator("h1")).not.toHaveText("WiFi login");
  // While the worker still asks for a newer deploy, it asks for pages too.
  await expect(async () => {
    await page.goto(CITY_PAGE);
    await expect(page.locator("h1")).not.toHaveText("WiFi login", { timeout: 500 });
  }).toPass();
  await setConfirmed(page, 3_600_001);
  await page.goto(SERVICE_PAGE);
  await expect(page.locator("h1")).toHaveText("WiFi login");
  await loseSignal(page.context());
  await page.goto(SERVICE_PAGE);
  await expect(page.locator("h1")).not.toHaveText("WiFi login");
});

test.describe("code behind a portal", () => {
  test("is had with the next touch past the portal, on a first visit", async ({ page, site }) => {
    site.hold(WORKER);
    await page.goto(SERVICE_PAGE);
    await touchPastPortal(page, site);
  });

  test("is had with the next touch, and kept, where the worker is", async ({ page, site }) => {
    await visitOnce(page, SERVICE_PAGE);
    await page.reload();
    await keepPortalPage(page, FORM_CODE);
    await clearHttpCache(page);
    await touchPastPortal(page, site);
    await expectDialogOffline(page);
  });
});
