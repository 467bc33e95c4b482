import { readFile } from "node:fs/promises";
import { business } from "../../src/business/current.ts";
import { contact, offlinePage } from "../../src/content/general-pages.ts";
import { violationsOn } from "../support/accessibility.ts";
import { expect, ISLAND_CODE, ISLAND_FAILED } from "../support/browser.ts";
import { WORKER } from "../support/deployed-site.ts";
import { LATER_HOTLINE, laterVersion, PACK, withOldAddress } from "../support/deploys.ts";
import { documentOf } from "../support/dist-files.ts";
import { allowPosition, GPS_LINE, PLACE_TEXT } from "../support/location.ts";
import { test, visitForAll, visitOnce, WORKER_PATIENCE } from "../support/offline.ts";
import { ALIASES, CITY_PAGE, KINDS, SERVICE_PAGE } from "../support/pages.ts";
import { firstOpened, islandIsLive, requestDialog, watchOpenings } from "../support/request.ts";
import { sentPanel } from "../support/sent-panel.ts";
import { BUT_LOCATION } from "../support/typed.ts";

/*
 * What a driver notices of the service worker, and of a deploy after a visit. The worker's rules, with all kinds of
 * hosts and clocks: src/worker/*.test.ts; that every address is in the pack, with its policy: tests/dist/files.test.ts.
 */

/** What Chromium logs for requests that fail without a network: to a geocoder, and for a page's icon through the worker. */
const NO_NETWORK = /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/;

const MISSING = "/no-such-page";

test.describe("without a signal", () => {
  test.skip(!business.offline, "business.ts has switched the offline copy off");
  test.use({ expectedErrors: new RegExp(`${NO_NETWORK.source}|status of 404|^404: ${MISSING}$`) });

  test("after one visit pages of all kinds open, with pictures, dialog, and contact card, for less than 3 MB", async ({
    page,
    site,
  }) => {
    await site.deploy(await withOldAddress("/write-to-us", "/contact"));
    await visitForAll(page, "/");
    const usage = () => page.evaluate(async () => (await navigator.storage.estimate()).usage);
    await expect.poll(usage).toBeGreaterThan(400_000);
    expect(await usage()).toBeLessThanOrEqual(3_000_000);

    await page.context().setOffline(true);
    for (const address of [...KINDS, ...Object.keys(ALIASES).slice(0, 1), MISSING]) {
      const [status, shown] = address === MISSING ? [404, "/404"] : [200, address];
      expect((await page.goto(address))?.status()).toBe(status);
      await expect(page).toHaveTitle(documentOf(shown).title);
      await expect(page.getByRole("link", { name: /^Call/ }).first()).toBeInViewport();
    }
    await page.goto("/write-to-us");
    await expect(page).toHaveURL("/contact");
    await expect(page.locator("h1")).toHaveText(contact.heading);
    const downloads = page.waitForEvent("download");
    await page.getByRole("link", { name: "Save our number" }).click();
    const card = await readFile(await (await downloads).path(), "utf8");
    expect(card).toContain(`:${business.hotline.e164}\r\n`);

    await page.goto(SERVICE_PAGE);
    const picture = page.locator("main img").first();
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await requestDialog(page).openLive();
  });

  test("a page that is not stored becomes the offline page, which tries again, and texts the GPS position", async ({
    page,
    site,
  }) => {
    site.behave("portal", PACK);
    await visitOnce(page, "/terms");
    await page.context().setOffline(true);
    await page.goto(CITY_PAGE);
    const heading = page.getByRole("heading", { level: 1 });
    await test.step("at the address, with call, text and the services", async () => {
      await expect(heading).toHaveText(offlinePage.heading);
      await expect(page).toHaveURL(CITY_PAGE);
      await expect(page.getByRole("link", { name: /^Call/ }).first()).toBeInViewport();
      await expect(page.getByRole("link", { name: "Text Us" }).first()).toHaveAttribute("href", /^sms:\+1/);
      await expect(page.locator(`main a[href="${SERVICE_PAGE}"]`).first()).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
    });
    const again = page.getByRole("link", { name: "Try again" });
    await test.step("each tap tries again", async () => {
      for (const fragment of ["", "#services"]) {
        await page.goto(`${SERVICE_PAGE}${fragment}`);
        await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
        await again.click();
        await expect(page.locator("html[data-old]")).toHaveCount(0);
        await expect(heading).toHaveText(offlinePage.heading);
      }
    });
    await test.step("GPS works by code kept before, and the page asks whether the text went", async () => {
      await allowPosition(page.context());
      const openings = await watchOpenings(page);
      const { openLive, fill, fields, gps, text, send } = requestDialog(page);
      await openLive();
      await fill(BUT_LOCATION);
      await gps.click();
      await expect(fields.location).toHaveValue(new RegExp(PLACE_TEXT));
      await expect(text).toHaveAttribute("href", /maps\.google\.com/);
      await send.click();
      expect(await firstOpened(openings)).toContain(GPS_LINE);
      await expect(sentPanel(page)).toBeVisible();
      await page.goto("/terms");
      await expect(sentPanel(page)).toBeVisible();
    });
    await page.goto(CITY_PAGE);
    await page.context().setOffline(false);
    // Tapped without the mouse: after a launch, Chromium's own prompt swallows real taps.
    await again.dispatchEvent("click");
    await expect(heading).not.toHaveText(offlinePage.heading);
  });
});

test.describe("behind a captive portal", () => {
  test.use({ expectedErrors: ISLAND_FAILED });

  test("the dialog opens on a first visit, and loads its code with the next touch after the portal", async ({
    page,
    site,
  }) => {
    site.hold(WORKER);
    site.behave("portal", ISLAND_CODE);
    await page.goto(SERVICE_PAGE);
    const refused = page.waitForEvent("console", (message) => ISLAND_FAILED.test(message.text()));
    await requestDialog(page).open();
    await refused;
    site.behave("well");
    await page.getByLabel("Your Name").click();
    await islandIsLive(page);
  });
});

test("a new deploy shows after the first load, with its new hotline", async ({ page, site }) => {
  await visitForAll(page, "/terms");
  await site.deploy(await laterVersion("v2"));
  await page.goto(SERVICE_PAGE);
  await expect(page.locator("h1")).not.toContainText("(v2)");
  const heading = async () => {
    await page.reload();
    return await page.locator("h1").innerText();
  };
  // On a busy machine, it takes several loads until the host has answered in time, and reported the new deploy.
  await expect.poll(heading, WORKER_PATIENCE).toContain("(v2)");
  const links = page.locator("a[href^='tel:+1']");
  const numbers = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect([...new Set(numbers)]).toEqual([`tel:${LATER_HOTLINE}`]);
  expect(LATER_HOTLINE).not.toBe(business.hotline.e164);
});

test("Chromium finds nothing that keeps the site from being installed", async ({ page, context }) => {
  const client = await context.newCDPSession(page);
  await page.goto("/");
  const { errors, url } = await client.send("Page.getAppManifest");
  expect(new URL(url).pathname).toBe("/manifest.webmanifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  // Tests run in private windows, from which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);
});
