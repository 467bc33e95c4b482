import { business } from "../../src/business/current.ts";
import { expect, test, violationsOn } from "../support/browser.ts";
import { CANONICAL, KINDS } from "../support/pages.ts";

/* The page at an alias is its canonical page to the letter (tests/dist/heads.test.ts). */

for (const address of CANONICAL) {
  test(`${address} opens, can be called from the first view, and is accessible`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    const callLink = page.getByRole("main").getByRole("link", { name: business.hotline.display });
    await expect(callLink.first()).toBeInViewport({ ratio: 1 });
    await expect(callLink.first()).toHaveAttribute("href", `tel:${business.hotline.e164}`);

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // Pages of a kind differ in their words alone, whatever the colors and the room.
    const isFirstOfKind = KINDS.includes(address);
    expect(await violationsOn(page, isFirstOfKind ? ["dark", "light"] : ["dark"])).toEqual([]);
    if (!isFirstOfKind) return;
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await violationsOn(page)).toEqual([]);
  });
}
