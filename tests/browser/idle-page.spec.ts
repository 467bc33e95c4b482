import { takesTaps } from "../support/boxes.ts";
import { expect, stopClock, test } from "../support/browser.ts";
import { KINDS } from "../support/pages.ts";

/* A page that nobody touches is the same after an hour. What it asks other hosts for: every-address.spec.ts. */

/** By then the home page's location button is there, which the specification asks for after 3.2 seconds. */
const SETTLED_MS = 6_000;

const HOUR_MS = 60 * 60_000;

test.use({ expectedErrors: /404/ });

test("every kind of page stays as it is", async ({ page }) => {
  await stopClock(page);
  for (const address of [...KINDS, "/no-such-page"]) {
    await page.goto(address);
    await page.clock.runFor(SETTLED_MS);
    // The headings' font comes with a frame of the page's clock.
    const isBranded = async () => {
      await page.clock.runFor(50);
      return await page.locator("body[data-branded]").count();
    };
    await expect.poll(isBranded).toBe(1);
    await page.locator("img").evaluateAll(async (images: HTMLImageElement[]) => {
      // Otherwise images far below are fetched only when they are scrolled to.
      for (const image of images) image.loading = "eager";
      await Promise.all(images.map((image) => image.decode()));
    });
    // Styles run by the browser's own clock: for half a second, what appears takes no tap.
    await takesTaps(page);
    const tags = async () => (await page.locator("body").innerHTML()).split("<");
    const before = await tags();
    await page.clock.runFor(HOUR_MS);
    expect(await tags(), address).toEqual(before);
    // What only styles change, they change by animations.
    expect(await page.evaluate(() => document.getAnimations().length), address).toBe(0);
  }
});
