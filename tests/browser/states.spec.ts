import type { Locator } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { CITY_PAGE, SERVICE_PAGE } from "../support/pages.ts";

/** Everything in an element's look that a state can change. */
async function lookOf(target: Locator): Promise<string> {
  return await target.evaluate((element) => {
    const { boxShadow, filter, opacity, borderColor, textDecoration } = getComputedStyle(element);
    return [boxShadow, filter, opacity, borderColor, textDecoration].join();
  });
}

/** What can be tapped, on pages that have it. */
const TAPPED = {
  [SERVICE_PAGE]: [
    ...["main .button-call", "main .button-quiet", "button[commandfor]", "header .bar .button"],
    ...["button[popovertarget=menu]", "#service-area .list-link", "footer .list-link"],
  ],
  "/contact": ["main form [type=submit]"],
};

test("what can be tapped answers the pointer, and the press", async ({ page }) => {
  for (const [address, selectors] of Object.entries(TAPPED)) {
    await page.goto(address);
    for (const selector of selectors) {
      const target = page.locator(selector).first();
      await target.scrollIntoViewIfNeeded();
      await page.mouse.move(0, 0);
      const atRest = await lookOf(target);
      await target.hover();
      await expect.poll(() => lookOf(target), selector).not.toBe(atRest);
      const hovered = await lookOf(target);
      await page.mouse.down();
      await expect.poll(() => lookOf(target), selector).not.toBe(hovered);
      // Away from it, so that nothing is opened.
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
  }
});

test("a card answers as a whole", async ({ page }) => {
  for (const address of ["/", "/service-areas", CITY_PAGE]) {
    await page.goto(address);
    const card = page.locator(".card:has(a[href])").first();
    const link = (await card.locator("a").first().getAttribute("href")) ?? "";
    const atRest = await lookOf(card);
    await card.hover({ position: { x: 4, y: 40 } });
    await expect.poll(() => lookOf(card)).not.toBe(atRest);
    await card.click({ position: { x: 4, y: 40 } });
    await expect(page).toHaveURL(link);
  }
});
