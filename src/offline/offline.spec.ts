import type { Page } from "@playwright/test";
import { violationsOn } from "../../tests/support/accessibility.ts";
import { expect, test } from "../../tests/support/browser.ts";
import { allowPosition, GPS_START, PLACE_TEXT } from "../../tests/support/location.ts";
import { firstOpened, requestDialog, watchOpenings } from "../../tests/support/request.ts";
import { BUT_LOCATION } from "../../tests/support/typed.ts";
import { isSiteStored } from "./testing/state-in-page.ts";

/*
 * What a driver notices of the service worker. Its rules, with all kinds of hosts, clocks and deploys:
 * src/offline/*.test.ts; that every address is in the pack: tests/checks/budgets.test.ts.
 */

test.use({ serviceWorkers: "allow" });

/** On a busy machine, fetching, storing and starting a worker takes long. */
const WORKER_PATIENCE = { timeout: 30_000 };

/** Opens a page and waits until the worker has stored the whole site. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect.poll(() => page.evaluate(isSiteStored), WORKER_PATIENCE).toBe(true);
}

/** What Chromium logs for requests without a network: to a geocoder, and for a page's icon through the worker. */
const NO_NETWORK = /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/;

const CALL = "main a[href='tel:+18008434357']";

const MISSING = "/no-such-page";

/** Text, which the worker does not store. */
const UNSTORED = "/licenses.txt";

test.describe("without a signal", () => {
  test.use({ expectedErrors: new RegExp(`${NO_NETWORK.source}|status of 404|^404: ${MISSING}$|503`) });

  test("after one visit the other pages open, with pictures and dialog, in under 3 MB", async ({ page }) => {
    await visit(page, "/");
    const usage = () => page.evaluate(async () => (await navigator.storage.estimate()).usage);
    await expect.poll(usage).toBeGreaterThan(400_000);
    expect(await usage()).toBeLessThanOrEqual(3_000_000);

    await page.context().setOffline(true);
    for (const [address, status, title] of [
      ["/", 200, "6 AM to 10 PM Help"],
      ["/keys", 200, "Locked out?"],
      ["/milton", 200, "Road help in Milton, ID"],
      [MISSING, 404, "The unknown page"],
    ] as const) {
      expect((await page.goto(address))?.status()).toBe(status);
      await expect(page).toHaveTitle(title);
      await expect(page.locator(CALL).first()).toBeInViewport();
    }
    await page.goto("/flat-tires");
    const picture = page.locator("main img").first();
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await requestDialog(page).openLive();
  });

  test("what is not stored becomes the offline page, which can text the position", async ({ page, context }) => {
    await visit(page, "/terms");
    await context.setOffline(true);
    await page.goto(UNSTORED);
    await test.step("at the address, with call, text and the services", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Of the offline page");
      await expect(page).toHaveURL(UNSTORED);
      await expect(page.locator(CALL).first()).toBeInViewport();
      await expect(page.locator("main [href^='sms:+1']").first()).toBeVisible();
      await expect(page.locator("main a[href='/keys']").first()).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
    });
    await test.step("GPS works by code kept before, and the request goes to the text app", async () => {
      await allowPosition(context);
      const openings = await watchOpenings(page);
      const { openLive, fill, fields, gps, send } = requestDialog(page);
      await openLive();
      await fill(BUT_LOCATION);
      await gps.click();
      await expect(fields.location).toHaveValue(new RegExp(PLACE_TEXT));
      await send.click();
      expect(await firstOpened(openings)).toContain(GPS_START);
    });
    await test.step("a tap tries again", async () => {
      await page.goto(`${UNSTORED}#services`);
      await context.setOffline(false);
      // Tapped without the mouse: after a launch, Chromium's own prompt swallows real taps.
      await page.getByRole("link", { name: "Again" }).dispatchEvent("click");
      await expect(page.locator("body")).toContainText("MIT");
    });
  });
});
