import { offlinePage } from "../../src/content/general-pages.ts";
import { expect, violationsOn } from "../support/browser.ts";
import { type DeployedSite, PACK, portalFor, WORKER } from "../support/deployed-site.ts";
import { allowPosition, GPS_LINE, PLACE_TEXT } from "../support/location.ts";
import { clearHttpCache, loseSignal, NO_NETWORK, test, visitOnce, workerIs } from "../support/offline.ts";
import { CITY_PAGE, SERVICE_PAGE } from "../support/pages.ts";
import { firstOpened, requestDialog, watchOpenings } from "../support/request.ts";
import { sentPanel } from "../support/sent-panel.ts";
import { BUT_LOCATION } from "../support/typed.ts";

test.use({ expectedErrors: NO_NETWORK });

const OFFLINE = offlinePage.heading;

test.describe("an address from an ad", () => {
  const asked = (site: DeployedSite) => site.asked.filter((address) => address.startsWith(SERVICE_PAGE));

  test("is fetched once, and opens without a signal, whatever is added to it", async ({ page, site }) => {
    await visitOnce(page, `${SERVICE_PAGE}?gclid=1`);
    expect(asked(site)).toEqual([`${SERVICE_PAGE}?gclid=1`]);
    const heading = await page.locator("h1").innerText();
    await loseSignal(page.context());
    for (const address of [SERVICE_PAGE, `${SERVICE_PAGE}?gclid=2`, `${SERVICE_PAGE}/`]) {
      await page.goto(address);
      await expect(page.locator("h1")).toHaveText(heading);
      await expect(page.getByRole("link", { name: /^Call/ }).first()).toBeInViewport();
    }
  });

  test("is asked for without the ad's part where the HTTP cache has lost it", async ({ page, site }) => {
    const release = site.hold(WORKER);
    await page.goto(`${SERVICE_PAGE}?gclid=1`);
    await clearHttpCache(page);
    release();
    await workerIs(page, "active");
    expect(asked(site)).toEqual([`${SERVICE_PAGE}?gclid=1`, SERVICE_PAGE]);
  });
});

test.describe("a page never visited, without a signal and without the other pages", () => {
  test.use({ expectedErrors: NO_NETWORK });

  test.beforeEach(async ({ page, site }) => {
    site.deploy(await portalFor(PACK));
    await visitOnce(page, "/terms");
    await loseSignal(page.context());
    await page.goto(CITY_PAGE);
  });

  test("gives the offline page there, with call, text, the services and another try", async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(OFFLINE);
    expect(new URL(page.url()).pathname).toBe(CITY_PAGE);
    await expect(page.getByRole("link", { name: /^Call/ }).first()).toBeInViewport();
    await expect(page.getByRole("link", { name: "Text us" }).first()).toHaveAttribute("href", /^sms:\+1/);
    await expect(page.locator(`main a[href="${SERVICE_PAGE}"]`).first()).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);

    const again = page.getByRole("link", { name: "Try again" });
    for (const fragment of ["", "#services"]) {
      await page.goto(`${SERVICE_PAGE}${fragment}`);
      await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
      await again.click();
      await expect(page.locator("html[data-old]")).toHaveCount(0);
      await expect(page.locator("h1")).toHaveText(OFFLINE);
    }
    await page.context().setOffline(false);
    await again.click();
    await expect(page.locator("h1")).not.toHaveText(OFFLINE);
  });

  test("texts the coordinates that GPS gives, by code kept before, and asks whether they went", async ({
    page,
  }) => {
    await allowPosition(page.context());
    const openings = await watchOpenings(page);
    const { openLive, fill, fields, gps, card, text, send } = requestDialog(page);
    await openLive();
    await fill(BUT_LOCATION);
    await gps.click();
    await expect(fields.location).toHaveValue(new RegExp(PLACE_TEXT));
    await expect(card).toContainText(/Near|About/);
    await expect(text).toHaveAttribute("href", /maps\.google\.com/);
    await send.click();
    expect(await firstOpened(openings)).toContain(GPS_LINE);
    await expect(sentPanel(page)).toBeVisible();
    await page.goto("/terms");
    await expect(sentPanel(page)).toBeVisible();
  });
});

test.describe("a host in trouble", () => {
  test.use({ expectedErrors: /status of 503/ });

  test("gives the kept page; without one, its own answer", async ({ page, site }) => {
    site.deploy(await portalFor(PACK));
    await visitOnce(page, SERVICE_PAGE);
    site.behave("failing");
    await page.goto(SERVICE_PAGE);
    await expect(page.locator("h1")).not.toHaveText("Overloaded");
    const answer = await page.goto(CITY_PAGE);
    expect(answer?.status()).toBe(503);
  });
});
