import { expect, type Page, test } from "@playwright/test";
import { type FontName, loadFonts, showIn } from "../support/fonts.ts";
import { GENERAL_PAGES } from "../support/pages.ts";
import { openRequest } from "../support/request.ts";

const WIDTHS = [320, 343, 360, 390, 412, 600, 768, 820, 1024, 1280];

/** Not the wide one: at 320 px "Dallas-Fort Worth" is wider than a whole line of a heading in it. */
const FONTS: FontName[] = ["the web font", "a narrow font"];

/** What stands on two lines, though it holds a hyphen that ends no line: ranges, routes, and the first two of the metroplex. */
async function broken(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const words = /(?<![\w-])(?:\d{1,2}-\d{1,3}|[A-Z]{1,2}-\d+[A-Z]?|Dallas-Fort)\b/g;
    const found: string[] = [];
    document.body.normalize();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(words)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${innerWidth}: ${word}`);
      }
    }
    // In a flex box each would be a part of its own, and lose the spaces around it.
    for (const { parentElement, textContent } of document.querySelectorAll(
      'span[class="inline-block"], .metroplex',
    )) {
      if (parentElement && getComputedStyle(parentElement).display.includes("flex")) {
        found.push(`apart: ${textContent}`);
      }
    }
    return found;
  });
}

async function brokenAtAnyWidth(page: Page): Promise<string[]> {
  const found: string[] = [];
  await loadFonts(page);
  for (const font of FONTS) {
    await showIn(page, font);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await broken(page)).map((what) => `${font}, ${what}`));
    }
  }
  return found;
}

for (const address of [
  ...GENERAL_PAGES,
  "/lockouts",
  "/pop-a-lock",
  "/mobile-tire-repair",
  "/mobile-mechanic",
  "/fort-worth-tx-roadside-assistance",
  "/haltom-city-tx-roadside-assistance",
  "/dallas",
  "/irving",
  "/no-such-page",
]) {
  test(`no range, route or Dallas-Fort Worth breaks at its hyphen on ${address}`, async ({ page }) => {
    await page.goto(address);
    expect(await brokenAtAnyWidth(page)).toEqual([]);
  });
}

test("nor in the open dialog", async ({ page }) => {
  await openRequest(page);
  expect(await brokenAtAnyWidth(page)).toEqual([]);
});
