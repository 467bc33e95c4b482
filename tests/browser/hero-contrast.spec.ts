import type { Page } from "@playwright/test";
import Color from "colorjs.io";
import { PNG } from "pngjs";
import { business } from "../../src/business/current.ts";
import { expect, test } from "../support/browser.ts";

/* The words on the owner's photo, compared with the pixels behind them: axe leaves text on pictures out. */

test.skip(business.photo === null, "the site has no photo");

/** A line of text on the page: where it is, and its color. */
interface Line {
  text: string;
  color: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the hero's lines of text with the picture, not their own surface, behind them. Then hides all its text. */
async function takeLines(page: Page): Promise<Line[]> {
  return await page.locator(".hero-words").evaluate((words) => {
    const lines: Line[] = [];
    const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: element } = node;
      const surface = element?.closest(".button");
      if (!element || (surface && getComputedStyle(surface).backgroundColor !== "rgba(0, 0, 0, 0)")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { color } = getComputedStyle(element);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width > 0) lines.push({ text: String(node.textContent), color, x, y, width, height });
      }
    }
    if (words instanceof HTMLElement) words.style.visibility = "hidden";
    return lines;
  });
}

/** The least contrast of a line with what is behind it. */
function contrastOf({ color, x, y, width, height }: Line, image: PNG): number {
  const behind = new Set<string>();
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(image.height, y + height); row += 1) {
    for (let column = Math.max(0, Math.floor(x)); column < Math.min(image.width, x + width); column += 1) {
      const at = (row * image.width + column) * 4;
      behind.add(`#${image.data.toString("hex", at, at + 3)}`);
    }
  }
  const text = new Color(color);
  return Math.min(...Array.from(behind, (pixel) => Color.contrast(text, pixel, "WCAG21")));
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`${colorScheme}: the home page's words have 7:1 with every pixel of the picture behind them`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    await page.locator(".hero-picture img").evaluate((image: HTMLImageElement) => image.decode());
    for (const [width, height, fontSize] of [
      [390, 1400, "100%"],
      [1024, 1200, "100%"],
      [1920, 1200, "100%"],
      [1280, 2400, "200%"],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, fontSize);
      const lines = await takeLines(page);
      const image = PNG.sync.read(await page.screenshot());
      await page.locator(".hero-words").evaluate((words) => words.removeAttribute("style"));
      expect(lines.length).toBeGreaterThan(4);
      const hard = lines.filter((line) => contrastOf(line, image) < 7);
      expect(
        hard.map(({ text }) => text),
        `${width} px wide, text at ${fontSize}`,
      ).toEqual([]);
    }
  });
}
