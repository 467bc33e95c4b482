import type { Page } from "@playwright/test";
import { business } from "../../src/owner/site.ts";
import { tooSmall, violationsOn } from "../support/accessibility.ts";
import { boxesOf, boxOf, sizes } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";
import { coveredFocus } from "../support/covered.ts";
import { type FontName, layoutFaults, loadFonts, setTextSize, showIn, WIDTHS } from "../support/layout.ts";
import { CANONICAL, KINDS } from "../support/pages.ts";

/*
 * One page of each kind with everything, and every other page with what its own words can break. Aliases show exactly
 * their canonical page (tests/dist/heads.test.ts).
 */

const MISSING = "/no/such-page";

/** The page logs the path, and Chromium itself logs the document's 404. */
const NOT_FOUND_ERRORS = new RegExp(`^404: ${MISSING}$|status of 404`);

const PHONE = { width: 390, height: 844 };

/** Phones on which the first view has the call button and a part of the picture. */
const SMALL_PHONES = sizes("390x664", "320x640");

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
}

/** Runs in the page: dispatches events on the document and the window, as extensions do. */
function dispatchEvents(): void {
  const types = ["click", "submit", "input", "change", "keydown", "pointerdown", "focusin", "pageshow"];
  for (const target of [document, window])
    for (const type of types) target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
}

/** Runs in the page: lists that VoiceOver in Safari does not announce (src/site/styles/base.css). */
function silentLists(lists: Element[]): string[] {
  return lists
    .filter((list) => getComputedStyle(list).listStyleType === "none")
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
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

/** Expects a page to fit in a font: the first view of small phones, and all of it at these widths. */
async function expectToFit(
  page: Page,
  font: FontName,
  widths: readonly number[],
  largeAt: readonly number[],
) {
  await showIn(page, font);
  const picture = page.locator(".hero img");
  if ((await picture.count()) > 0) {
    for (const size of SMALL_PHONES) {
      await page.setViewportSize(size);
      // Not by toBeInViewport(), which waits for a frame: after many resizes one took 80 seconds.
      const [call, shown] = await boxesOf(page.locator(".actions .button-call"), picture.first());
      for (const edge of [call.x, call.y]) expect.soft(edge).toBeGreaterThanOrEqual(0);
      expect.soft(call.x + call.width).toBeLessThanOrEqual(size.width);
      expect.soft(call.y + call.height).toBeLessThanOrEqual(size.height);
      expect.soft(shown.height).toBeGreaterThanOrEqual(80);
    }
  }
  for (const [textSize, at] of [
    ["100%", widths],
    ["200%", largeAt],
  ] as const) {
    await setTextSize(page, textSize);
    for (const width of at) {
      await page.setViewportSize({ width, height: 800 });
      const name = `${page.url()}, ${font}, text at ${textSize}, ${width} px`;
      expect.soft(await layoutFaults(page, textSize === "200%"), name).toEqual([]);
    }
  }
  await setTextSize(page, "100%");
}

for (const address of [...KINDS, MISSING]) {
  const expectedErrors = address === MISSING ? NOT_FOUND_ERRORS : /^$/;
  test.extend({ expectedErrors })(
    `${address} has a call link in the first view, is accessible, fits at any width, and prints in black on white`,
    async ({ page, consoleErrors }) => {
      await openCallable(page, address);
      if (address === MISSING) await expect.poll(() => consoleErrors).toContain(`404: ${MISSING}`);
      await page.evaluate(dispatchEvents);
      await test.step("accessible", async () => {
        expect.soft(await violationsOn(page)).toEqual([]);
        expect.soft(await page.locator("ul, ol").evaluateAll(silentLists)).toEqual([]);
        await page.setViewportSize({ width: 1280, height: 800 });
        expect.soft(await violationsOn(page)).toEqual([]);
      });
      await test.step("large targets", async () => {
        for (const width of [1280, 390, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await page.evaluate(tooSmall), `${width} px`).toEqual([]);
        }
      });
      await test.step("nothing that has the focus is covered", async () => {
        for (const size of sizes("390x664", "1280x800")) {
          await page.setViewportSize(size);
          expect.soft(await coveredFocus(page), `${size.width} px`).toEqual([]);
        }
      });
      await test.step("on paper light, with name and number on top", async () => {
        await page.emulateMedia({ media: "print", colorScheme: "dark" });
        const header = page.getByRole("banner");
        await expect.soft(header.getByText(business.name)).toBeVisible();
        await expect.soft(header.getByText(business.hotline.display)).toBeVisible();
        expect.soft(await page.evaluate(darkParts)).toEqual([]);
        await page.emulateMedia({ media: "screen" });
      });
      await test.step("whole at every width, in another font, and with text at 200%", async () => {
        await loadFonts(page);
        await expectToFit(page, "the web font", [320, 1280], []);
        await expectToFit(page, "a wide font", WIDTHS, [390, 1280]);
        if (address !== "/") return;
        await page.setViewportSize(PHONE);
        expect.soft((await boxOf(page.locator("body"))).height).toBeLessThanOrEqual(6000);
      });
    },
  );
}

test("every other page has a call link in the first view, and its words have room in a wide font", async ({
  page,
}) => {
  for (const address of CANONICAL.filter((each) => !KINDS.includes(each))) {
    await page.setViewportSize(PHONE);
    await openCallable(page, address);
    await loadFonts(page);
    await expectToFit(page, "a wide font", [320], [390]);
  }
});
