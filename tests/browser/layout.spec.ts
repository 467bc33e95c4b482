import type { Page } from "@playwright/test";
import { business } from "../../src/owner/site.ts";
import { boxesOf, boxOf, handedOver, laidOut, sizes } from "../support/boxes.ts";
import { expect, holdBack, test } from "../support/browser.ts";
import { FONTS, type FontName, layoutFaults, loadFonts, showIn, WIDTHS } from "../support/layout.ts";
import {
  CITY_PAGE,
  CITY_PAGES,
  cities,
  KINDS,
  SERVICE_PAGE,
  SERVICE_PAGES,
  services,
} from "../support/pages.ts";

const OTHER_SERVICES = services
  .flatMap(({ addresses: [address = ""] }) => address)
  .filter((address) => address !== SERVICE_PAGE);

/** Widths in px at which a page is looked at, with text as it comes and with text at twice its size. */
const ALL_WIDTHS = { "100%": WIDTHS, "200%": [390, 1280] };

/** Pages of a kind differ only in words: the first is checked at all widths, others where words have the least room. */
const WIDTHS_FOR_WORDS = { "100%": [320, 768], "200%": [390] };

const NARROW = { width: 320, height: 640 };
const PHONES = [{ width: 390, height: 664 }, NARROW];

const SCREENS = [...PHONES, { width: 820, height: 823 }, { width: 1280, height: 823 }];

declare global {
  /** What has moved by itself since the whole page was painted. */
  var shifts: string[];
}

/** Runs in each page: notes layout shifts once the whole page is parsed; until then, shifts are normal. */
function watchShifts(): void {
  globalThis.shifts = [];
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[];
    for (const { node } of entries.flatMap(({ sources }) => sources))
      shifts.push(node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.textContent));
  });
  const watch = () => observer.observe({ type: "layout-shift" });
  // Starts at the second frame that has the whole page.
  addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => requestAnimationFrame(watch)));
}

/** Pages that start with a picture. */
const hasPicture = (address: string) =>
  address === "/" || [...SERVICE_PAGES, ...CITY_PAGES].includes(address);

/** Opens a page whose heading font loads late, and expects nothing to move because of that. */
async function openStill(page: Page, address: string, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  const letFontsCome = await holdBack(page, "**/*.woff2");
  // The load waits for the font.
  await page.goto(address, { waitUntil: "domcontentloaded" });
  if (hasPicture(address)) await expect(page.locator("main img").first()).toHaveJSProperty("complete", true);
  await expect(page.locator("body")).not.toHaveAttribute("data-branded");
  // Waits for the two frames after which shifts are watched.
  await handedOver(page);
  letFontsCome();
  await expect(page.locator("body")).toHaveAttribute("data-branded");
  // A shift is reported after the frame that shows it.
  await laidOut(page);
  expect(await page.evaluate(() => shifts), `${address}, ${size.width} px`).toEqual([]);
  await page.unroute("**/*.woff2");
}

/** Expects a page to fit in any font: its first screen on a phone, and all of it at every width and text size. */
async function expectWhole(page: Page, address: string, widthsBySize: Record<string, readonly number[]>) {
  await loadFonts(page);
  const faults: string[] = [];
  for (const font of Object.keys(FONTS) as FontName[]) {
    await showIn(page, font);
    for (const size of hasPicture(address) ? PHONES : []) {
      await page.setViewportSize(size);
      // Not by toBeInViewport(), which waits for a frame: after many resizes one took 80 seconds.
      const [call, picture] = await boxesOf(
        page.locator(".actions .button-call"),
        page.locator("main img").first(),
      );
      for (const edge of [call.x, call.y]) expect(edge, address).toBeGreaterThanOrEqual(0);
      expect(call.x + call.width, address).toBeLessThanOrEqual(size.width);
      expect(call.y + call.height, address).toBeLessThanOrEqual(size.height);
      expect(picture.height, address).toBeGreaterThanOrEqual(80);
    }
    for (const [fontSize, widths] of Object.entries(widthsBySize)) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, fontSize);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const found = await layoutFaults(page, fontSize === "200%");
        faults.push(
          ...found.map((fault) => `${address}, ${font}, text at ${fontSize}, ${width} px: ${fault}`),
        );
      }
    }
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  }
  expect(faults).toEqual([]);
}

for (const address of KINDS) {
  test(`${address} fits in any font, at every width and with text at 200%, and nothing moves when the heading font loads`, async ({
    page,
  }) => {
    await page.addInitScript(watchShifts);
    for (const size of SCREENS) await openStill(page, address, size);
    await expectWhole(page, address, ALL_WIDTHS);
  });
}

test("so do the other service pages, and the page of the city with the longest name", async ({ page }) => {
  await page.addInitScript(watchShifts);
  const [longestName] = cities.toSorted((a, b) => b.name.length - a.name.length);
  for (const address of [...OTHER_SERVICES, longestName?.addresses[0] ?? CITY_PAGE]) {
    await openStill(page, address, NARROW);
    await expectWhole(page, address, WIDTHS_FOR_WORDS);
  }
});

test("the home page is at most 6,000 px high on a phone, in a wide font", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await loadFonts(page);
  await showIn(page, "a wide font");
  expect((await boxOf(page.locator("body"))).height).toBeLessThanOrEqual(6000);
});

test("the call bar stays hidden until it is parsed whole, so that it does not grow as the page loads", async ({
  page,
}) => {
  for (const address of ["/", CITY_PAGE]) {
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const [start = ""] = (await response.text()).split(/(?<=id="call-bar"[^>]*>)/);
      await route.fulfill({ response, body: start });
    });
    await page.goto(address);
    await expect(page.locator("#call-bar")).toBeHidden();
  }
});

// The owner's copy (`npm run test:owner`) has a name of 60 characters and a logo.
test("the name and the logo fit into the header on the smallest phone, and with text at 200%", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/");
  const bar = page.locator("header .bar");
  // Three lines of the shipped name are 82 high. A higher bar would push what is below it under the call bar.
  expect((await boxOf(bar)).height).toBeLessThanOrEqual(82);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const logo = page.locator("header .brand > .sign, header .brand img");
    const [shown, name] = await boxesOf(logo, page.locator("header .brand > :last-child"));
    expect(shown.x + shown.width).toBeLessThanOrEqual(name.x);
  }
});

test("no word is on the owner's photo", async ({ page }) => {
  test.skip(business.photo === null, "the site has no photo");
  await page.goto("/");
  for (const size of sizes("390x844", "1024x800", "1920x1080")) {
    await page.setViewportSize(size);
    const photo = await boxOf(page.locator(".hero-photo"));
    const words = await page.locator(".hero-words > *").all();
    for (const { x, y, width } of await Promise.all(words.map(boxOf)))
      expect(x + width <= photo.x || y >= photo.y + photo.height, `${size.width} px`).toBe(true);
  }
});
