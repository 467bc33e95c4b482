import type { Page } from "@playwright/test";
import { tooSmall, violationsOn } from "../support/accessibility.ts";
import { boxOf, sizes } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";
import { layoutFaults, setTextSize, showInWideFont } from "../support/layout.ts";
import { CANONICAL, KINDS } from "../support/pages.ts";
import { business, reviews } from "../support/site.ts";

/*
 * All checks of one page of each kind, and of every other page those that its own words can fail. Aliases show exactly
 * their canonical page (tests/checks/heads.test.ts).
 */

const MISSING = "/no/such-page";

/** The page logs the path, and Chromium itself logs the document's 404. */
const NOT_FOUND_ERRORS = new RegExp(`^404: ${MISSING}$|status of 404`);

/** Widths in px: the narrowest for each layout (src/site/styles/), a phone, also on its side, and a large screen. */
const WIDTHS = [320, 390, 640, 768, 832, 844, 1024, 1280, 2560];

/** Opens a page, and expects its call link in the first view of small phones. */
async function openCallable(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status()).toBe(address === MISSING ? 404 : 200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const callLink = page.getByRole("main").getByRole("link", { name: business.hotline.display }).first();
  for (const size of sizes("320x640", "390x664")) {
    await page.setViewportSize(size);
    await expect(callLink).toBeInViewport({ ratio: 1 });
  }
  await expect(callLink).toHaveAttribute("href", `tel:${business.hotline.e164}`);
}

/** Runs in the page: lists with the browser's marks, or that VoiceOver in Safari does not announce (base.css). */
function unusualLists(lists: Element[]): string[] {
  return lists
    .filter((list) => getComputedStyle(list).listStyleType !== '""')
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Runs in the page: links in texts that look like text, buttons with an underline, and icons that are filled shapes. */
function unlikeTheirKind(): string[] {
  const isUnderlined = (link: Element) => getComputedStyle(link).textDecorationLine === "underline";
  const found = [
    ...[...document.querySelectorAll("main a:not(.button, .list-link, svg *)")]
      .flatMap((link) => [link, ...link.querySelectorAll(".unbroken")])
      .filter((link) => !isUnderlined(link)),
    ...[...document.querySelectorAll(".button, .list-link:not([aria-current])")].filter(isUnderlined),
    ...[...document.querySelectorAll(".lucide")].filter((icon) => getComputedStyle(icon).fill !== "none"),
  ];
  return found.map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Expects a page to fit at these widths, in a font wider than its own. */
async function expectToFit(page: Page, widths: readonly number[], largeAt: readonly number[]) {
  await showInWideFont(page);
  for (const [textSize, at] of [
    ["100%", widths],
    ["200%", largeAt],
  ] as const) {
    await setTextSize(page, textSize);
    for (const width of at) {
      // 844 px is a phone on its side.
      await page.setViewportSize({ width, height: width === 844 ? 390 : 800 });
      const { pathname } = new URL(page.url());
      const name = `${pathname}, text at ${textSize}, ${width} px: say it in shorter words`;
      expect.soft(await layoutFaults(page, textSize === "200%"), name).toEqual([]);
    }
  }
  await setTextSize(page, "100%");
}

for (const address of [...KINDS, MISSING]) {
  const expectedErrors = address === MISSING ? NOT_FOUND_ERRORS : /^$/;
  test.extend({ expectedErrors })(
    `${address} has a call link in the first view, is accessible, fits at any width, prints in black on white, and asks no other host`,
    async ({ page, consoleErrors, baseURL }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await openCallable(page, address);
      if (address === MISSING) await expect.poll(() => consoleErrors).toContain(`404: ${MISSING}`);
      await test.step("accessible", async () => {
        expect.soft(await violationsOn(page)).toEqual([]);
        expect.soft(await page.locator("ul, ol").evaluateAll(unusualLists)).toEqual([]);
        expect.soft(await page.evaluate(unlikeTheirKind)).toEqual([]);
        await page.setViewportSize({ width: 1280, height: 800 });
        expect.soft(await violationsOn(page)).toEqual([]);
      });
      await test.step("large targets", async () => {
        for (const width of [1280, 390, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await page.evaluate(tooSmall), `${width} px`).toEqual([]);
        }
      });
      await test.step("on paper light, with name and number on top", async () => {
        await page.emulateMedia({ media: "print", colorScheme: "dark" });
        const header = page.getByRole("banner");
        // Its link is named by the name, or by a logo that has the name in it.
        await expect.soft(header.getByRole("link", { name: business.name, exact: true })).toBeVisible();
        await expect.soft(header.getByText(business.hotline.display)).toBeVisible();
        for (const part of [page.locator("body"), header, page.locator(".button-call:visible").first()]) {
          await expect.soft(part).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
          for (const color of ["color", "-webkit-text-fill-color"])
            await expect.soft(part).toHaveCSS(color, "rgb(0, 0, 0)");
        }
        const unprinted = page.locator(
          "dialog, form, nav, footer, .floating, .toasts, .hero-picture, main img, .button:not([href^='tel:'])",
        );
        await expect.soft(unprinted.filter({ visible: true })).toHaveCount(0);
        await page.emulateMedia({ media: "screen" });
      });
      await test.step("whole at every width, in another font, and with text at 200%", async () => {
        await expectToFit(page, WIDTHS, [390, 1280]);
        if (address !== "/") return;
        await page.setViewportSize({ width: 390, height: 844 });
        // Owners may have up to 24 reviews, and what callers ask first.
        const ofReviews = 300 * Math.max(0, reviews.length - 4);
        const ofCallers = (await page.locator("#before-you-call").count()) * 500;
        const { height } = await boxOf(page.locator("body"));
        expect
          .soft(height, "too long for a phone: shorten content/home.yaml")
          .toBeLessThanOrEqual(6000 + ofReviews + ofCallers);
      });
      expect(asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith("data:"))).toEqual([]);
    },
  );
}

test("every other page has a call link in the first view, and its words have room in a wide font", async ({ page }) => {
  const others = CANONICAL.filter((address) => !KINDS.includes(address));
  // Owners may have sixty cities.
  test.setTimeout(20_000 * (others.length + 1));
  for (const address of others) {
    await openCallable(page, address);
    await expectToFit(page, [320, 1280], [390]);
  }
});
