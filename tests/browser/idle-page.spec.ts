import type { Page } from "@playwright/test";
import { expect, stopClock, test } from "../support/browser.ts";
import { KINDS } from "../support/pages.ts";

/* A page that nobody touches has the same text, and looks the same, after an hour; it asks no other host for anything. */

/** By then the home page's location button is there, which the specification asks for after 3.2 seconds. */
const SETTLED_MS = 6_000;

const HOUR_MS = 60 * 60_000;

// High enough for every page: all of it is in view, and rendered, from the start.
test.use({ viewport: { width: 390, height: 12_000 }, expectedErrors: /404/ });

test.beforeEach(({ page }) => stopClock(page));

/** Waits for the location button, and for the headings' font, which comes with a frame of the page's clock. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.clock.runFor(SETTLED_MS);
  const isBranded = async () => {
    await page.clock.runFor(50);
    return await page.locator("body[data-branded]").count();
  };
  await expect.poll(isBranded).toBe(1);
}

/** A page's text and looks, without its picture, where lights blink at first, by the browser's own clock. */
async function lookAt(page: Page): Promise<string[]> {
  const words = await page.locator("body").innerText();
  const picture = await page.screenshot({ mask: [page.locator("picture")] });
  return [words, picture.toString("base64")];
}

/** Expects an hour to change nothing. The page's clock does not drive animations, so there must be none. */
async function expectUnchanged(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  let before = await lookAt(page);
  const isSettled = async () => {
    const [words, picture] = before;
    before = await lookAt(page);
    return before[0] === words && before[1] === picture;
  };
  await expect.poll(isSettled).toBe(true);
  await page.clock.runFor(HOUR_MS);
  const [words, picture] = await lookAt(page);
  expect(words).toBe(before[0]);
  expect(picture === before[1], "the pictures are the same").toBe(true);
}

test("every kind of page stays as it is, and requests nothing from other hosts", async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin, href } = new URL(request.url());
    if (protocol !== "data:" && origin !== baseURL) elsewhere.push(href);
  });
  for (const address of [...KINDS, "/no-such-page"]) {
    await test.step(address, async () => {
      await page.goto(address);
      await waitUntilStill(page);
      await page.locator("img").evaluateAll(async (images: HTMLImageElement[]) => {
        // Otherwise images far below are fetched only when they are scrolled to.
        for (const image of images) image.loading = "eager";
        await Promise.all(images.map((image) => image.decode()));
      });
      await expectUnchanged(page);
    });
  }
  expect(elsewhere).toEqual([]);
});
