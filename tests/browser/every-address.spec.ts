import type { Page } from "@playwright/test";
import { business } from "../../src/owner/site.ts";
import { tooSmall, violationsOn } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { CANONICAL, CITY_PAGES, KINDS, SERVICE_PAGES } from "../support/pages.ts";

/* Aliases are not tested here: they show exactly their canonical page (tests/dist/heads.test.ts). */

const MISSING = "/no/such-page";

/** The page logs the path, and Chromium itself logs the document's 404. */
const NOT_FOUND_ERRORS = new RegExp(`^404: ${MISSING}$|status of 404`);

/** Opens a page, over HTTP/2 as visitors get it from nginx, and expects its call link in the first view of a phone. */
async function openCallable(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status()).toBe(address === MISSING ? 404 : 200);
  const protocol = () => performance.getEntriesByType("navigation")[0]?.toJSON().nextHopProtocol;
  expect(await page.evaluate(protocol)).toBe("h2");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const callLink = page.getByRole("main").getByRole("link", { name: business.hotline.display }).first();
  await expect(callLink).toBeInViewport({ ratio: 1 });
  await expect(callLink).toHaveAttribute("href", `tel:${business.hotline.e164}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

/** Runs in the page: what is dark on paper. */
function darkParts(): string[] {
  const lightness = (color: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
    return alpha === 0 ? 1 : (red + green + blue) / 765;
  };
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.checkVisibility() && !element.closest("svg, img, iframe"))
    .filter((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return lightness(backgroundColor) < 0.9 || lightness(color) > 0.4;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Runs in the page: lists that VoiceOver in Safari does not announce (src/site/styles/base.css). */
function silentLists(lists: Element[]): string[] {
  return lists
    .filter((list) => getComputedStyle(list).listStyleType === "none")
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

for (const address of [...KINDS, MISSING]) {
  const expectedErrors = address === MISSING ? NOT_FOUND_ERRORS : /^$/;
  test.extend({ expectedErrors })(
    `${address} has a call link in the first view, is accessible, has large targets, and prints in black on white`,
    async ({ page, consoleErrors }) => {
      await openCallable(page, address);
      if (address === MISSING) await expect.poll(() => consoleErrors).toContain(`404: ${MISSING}`);
      await test.step("accessible", async () => {
        expect(await violationsOn(page)).toEqual([]);
        expect(await page.locator("ul, ol").evaluateAll(silentLists)).toEqual([]);
        await page.setViewportSize({ width: 1280, height: 800 });
        expect(await violationsOn(page)).toEqual([]);
      });
      await test.step("large targets", async () => {
        for (const width of [1280, 390, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(tooSmall), `${width} px`).toEqual([]);
        }
      });
      await test.step("on paper light, with name and number on top", async () => {
        await page.emulateMedia({ media: "print", colorScheme: "dark" });
        const header = page.getByRole("banner");
        await expect(header.getByText(business.name)).toBeVisible();
        await expect(header.getByText(business.hotline.display)).toBeVisible();
        expect(await page.evaluate(darkParts)).toEqual([]);
      });
    },
  );
}

for (const [kind, pages] of Object.entries({ service: SERVICE_PAGES, city: CITY_PAGES })) {
  test(`every other ${kind} page has a call link in the first view, and is accessible`, async ({ page }) => {
    for (const address of pages.filter((each) => CANONICAL.includes(each) && !KINDS.includes(each))) {
      await openCallable(page, address);
      // Pages of a kind differ only in their words, which colors and widths do not depend on.
      expect(await violationsOn(page, ["words"]), address).toEqual([]);
    }
  });
}
