import { expect, type Page } from "@playwright/test";
import { goBack } from "./browser.ts";

/** Leaves the open page for another, and does something there. */
export async function leave(page: Page, elsewhere: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-left", ""));
  await elsewhere();
  await expect(page.locator("html[data-left]")).toHaveCount(0);
}

/** Goes back to the page that was left: to the same document, not to a new one of the same address. */
export async function goBackToLeft(page: Page): Promise<void> {
  await goBack(page);
  await expect(page.locator("html[data-left]")).toBeAttached();
}
