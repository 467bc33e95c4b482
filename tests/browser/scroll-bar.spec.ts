import type { Page } from "@playwright/test";
import { boxesOf } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";
import { HOME, openRequest, SERVICE } from "../support/request.ts";

/* As on computers, where a scroll bar takes room. */
test.use({
  viewport: { width: 1280, height: 800 },
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
});

/** Where the page's words begin, and how much room its scroll bar takes. */
async function edges(page: Page) {
  const [brand, heading] = await boxesOf(page.locator(".brand"), page.locator("h1"));
  return [brand.x, heading.x];
}

const scrollBar = () => innerWidth - document.documentElement.clientWidth;

for (const variant of [HOME, SERVICE]) {
  test(`the page behind the dialog of ${variant.address} stays where it is`, async ({ page }) => {
    // A window may also be so high that the page needs no scroll bar.
    for (const [height, room] of [
      [800, 15],
      [20_000, 0],
    ] as const) {
      await page.setViewportSize({ width: 1280, height });
      await page.goto(variant.address);
      const before = await edges(page);
      expect(await page.evaluate(scrollBar)).toBe(room);
      const { opener, close, dialog } = await openRequest(page, variant);
      for (const shut of [() => close.click(), () => page.keyboard.press("Escape")]) {
        expect(await edges(page)).toEqual(before);
        await shut();
        await expect(dialog).toBeHidden();
        expect(await edges(page)).toEqual(before);
        await opener.press("Enter");
        await expect(dialog).toBeVisible();
      }
    }
  });
}
