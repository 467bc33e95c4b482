import type { Page } from "@playwright/test";
import { expect, holdBack, stopClock, test } from "../support/browser.ts";
import { ISLAND_CODE } from "../support/island-code.ts";
import { KINDS } from "../support/pages.ts";
import { openDialog, SERVICE } from "../support/request.ts";

/* A page that nobody touches says after an hour what it said at first, and looks so. */

/** Later than the home page's location button, which the specification has come after 3.2 seconds. */
const SETTLED_MS = 6_000;

const HOUR_MS = 60 * 60_000;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await stopClock(page);
});

/** Waits for the location button, and for the headings' font, which comes with a frame of the page's clock. */
async function settle(page: Page): Promise<void> {
  await page.clock.runFor(SETTLED_MS);
  const isBranded = async () => {
    await page.clock.runFor(50);
    return await page.locator("body[data-branded]").count();
  };
  await expect.poll(isBranded).toBe(1);
}

/** Expects an hour to change nothing. What styles do after a time the page's clock does not see: there must be none. */
async function expectUnchanged(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  const look = async () => ({
    words: await page.locator("body").innerText(),
    picture: (await page.screenshot({ fullPage: true })).toString("base64"),
  });
  const before = await look();
  await page.clock.runFor(HOUR_MS);
  const after = await look();
  expect(after.words).toBe(before.words);
  expect(after.picture === before.picture, "the pictures are the same").toBe(true);
}

test.describe(() => {
  test.use({ expectedErrors: /404/ });

  for (const address of [...KINDS, "/no-such-page"]) {
    test(`${address} stays as it is`, async ({ page }) => {
      await page.goto(address);
      await settle(page);
      await page.locator("img").evaluateAll(async (images: HTMLImageElement[]) => {
        // Those far below are fetched when they are scrolled to.
        for (const image of images) image.loading = "eager";
        await Promise.all(images.map((image) => image.decode()));
      });
      await expectUnchanged(page);
    });
  }
});

test("so does a dialog whose code is late, as long as nothing in it is used", async ({ page }) => {
  await holdBack(page, ISLAND_CODE);
  await openDialog(page, SERVICE);
  await settle(page);
  await expectUnchanged(page);
});
