import { business } from "../../src/business/current.ts";
import { expect, test, violationsOn } from "../support/browser.ts";
import { ADDRESSES, ALIASES, KINDS } from "../support/pages.ts";

for (const address of ADDRESSES) {
  test(`${address} opens, can be called from the first view, and is accessible`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    const callLink = page.getByRole("main").getByRole("link", { name: business.hotline.display });
    await expect(callLink.first()).toBeInViewport({ ratio: 1 });
    await expect(callLink.first()).toHaveAttribute("href", `tel:${business.hotline.e164}`);

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // An alias is its main address's page, to the letter (tests/dist/heads.test.ts).
    if (address in ALIASES) return;
    expect(await violationsOn(page)).toEqual([]);
    // Where there is room, pages of a kind differ in their words alone.
    if (!KINDS.includes(address)) return;
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await violationsOn(page)).toEqual([]);
  });
}
