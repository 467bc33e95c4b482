import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { FONTS, type FontName, loadFonts, showIn } from "../support/fonts.ts";
import { CITY_PAGE, cities, GENERAL_PAGES, services } from "../support/pages.ts";

const SERVICES = services.map(({ addresses: [address] }) => address);

const [longestName] = cities.toSorted((a, b) => b.name.length - a.name.length);

/**
 * What is wrong with how the page is laid out: sideways scrolling, text that is cut, sticks out of its box or stands on
 * other text, and a word that breaks, or a range, a route or Dallas-Fort Worth at its hyphen. Only the last and a
 * mailbox's address may where a line has no room for them, and a long word in large text.
 * @param isLarge whether the text is twice its size.
 */
async function layoutFaults(page: Page, isLarge: boolean): Promise<string[]> {
  return await page.evaluate((isLarge) => {
    const root = document.documentElement;
    document.body.normalize();
    const words =
      /(?<![\w-])(?:\d{1,2}-\d{1,3}|[A-Z]{1,2}-\d+[A-Z]?|Dallas-Fort Worth)\b|\S+@\S+|[\p{L}\p{N}.]+/gu;
    const faults: string[] = [];
    if (root.scrollWidth > root.clientWidth)
      faults.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth}`);

    const name = (element: Element) =>
      `<${element.localName}> ${(element.textContent ?? "").trim().slice(0, 40)}`;
    const floats = (element: Element) =>
      element.closest(".floating, .toasts, .skip-link, dialog, svg") !== null;
    /** Where the lines of a text can end at most. */
    const endOfLines = (element: Element) => {
      let block = element;
      while (getComputedStyle(block).display === "inline" && block.parentElement) block = block.parentElement;
      return block.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(block).paddingRight);
    };
    const wordsIn = (element: Element) =>
      [...element.childNodes].flatMap((node) =>
        node.nodeType !== 3
          ? []
          : [...(node.textContent ?? "").matchAll(words)].map(({ 0: word, index }) => {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              return [word, [...range.getClientRects()]] as const;
            }),
      );
    const texts = [...document.body.querySelectorAll<HTMLElement>("*")].filter((element) => {
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      return (
        hasText && element.checkVisibility() && !element.classList.contains("sr-only") && !floats(element)
      );
    });
    // In a flex box each would be a part of its own, and lose the spaces around it.
    for (const { parentElement, textContent } of document.querySelectorAll(".inline-block, .metroplex")) {
      if (parentElement && getComputedStyle(parentElement).display.includes("flex"))
        faults.push(`apart: ${textContent}`);
    }
    for (const button of document.querySelectorAll(".floating > *")) {
      const { left, right } = button.getBoundingClientRect();
      if (left < 0 || right > root.clientWidth) faults.push(`beyond the edge: ${name(button)}`);
    }
    for (const element of texts) {
      const { overflowX } = getComputedStyle(element);
      if (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1)
        faults.push(`cut: ${name(element)}`);
      const { left, right } = element.getBoundingClientRect();
      if (left < -1 || right > root.clientWidth + 1) faults.push(`beyond the edge: ${name(element)}`);

      const end = endOfLines(element);
      for (const [word, rects] of wordsIn(element)) {
        if (rects.some((rect) => rect.right > end + 1)) faults.push(`sticks out: ${word}`);
        const room = end - Math.min(...rects.map((rect) => rect.left));
        const width = rects.reduce((sum, rect) => sum + rect.width, 0);
        const lines = new Set(rects.map((rect) => Math.round(rect.top)));
        const isLong = /[@ ]/.test(word) || (isLarge && width >= root.clientWidth / 2);
        // A space at a line's end has no width.
        if (lines.size > 1 && (width < room - 16 || !isLong)) faults.push(`broken: ${word}`);
      }
    }

    const lines = texts.map((element) => ({ element, rects: [...element.getClientRects()] }));
    for (const [index, a] of lines.entries()) {
      for (const b of lines.slice(index + 1)) {
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        const overlap = a.rects.some((r) =>
          b.rects.some(
            (s) =>
              Math.min(r.right, s.right) - Math.max(r.left, s.left) > 2 &&
              Math.min(r.bottom, s.bottom) - Math.max(r.top, s.top) > 6,
          ),
        );
        if (overlap) faults.push(`overlap: ${name(a.element)} / ${name(b.element)}`);
      }
    }
    return faults;
  }, isLarge);
}

/** Widths in px that a page is looked at, with text as it comes and with text at twice its size. */
const WIDTHS = { "100%": [320, 360, 390, 412, 600, 768, 1280, 2560], "200%": [390, 1280] };

for (const address of [...GENERAL_PAGES, ...SERVICES, longestName?.addresses[0] ?? CITY_PAGE]) {
  test(`${address} is laid out whole in any font, at every width and with text at 200%`, async ({ page }) => {
    await page.goto(address);
    await loadFonts(page);
    const faults: string[] = [];
    for (const font of Object.keys(FONTS) as FontName[]) {
      await showIn(page, font);
      for (const [fontSize, widths] of Object.entries(WIDTHS)) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, fontSize);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const found = await layoutFaults(page, fontSize === "200%");
          faults.push(...found.map((fault) => `${font}, text at ${fontSize}, ${width} px: ${fault}`));
        }
      }
    }
    expect(faults).toEqual([]);
  });
}

test("the first screen of a phone has the call button and a picture, in any font, and nothing moves", async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 664],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const address of ["/", CITY_PAGE, ...SERVICES]) {
      await page.goto(address);
      const picture = page.locator("main img").first();
      await expect(picture).toHaveJSProperty("complete", true);
      expect(
        await page.evaluate(async () => {
          const seen = new PerformanceObserver(() => {});
          seen.observe({ type: "layout-shift", buffered: true });
          await new Promise(requestAnimationFrame);
          return seen.takeRecords().length;
        }),
        address,
      ).toBe(0);
      await loadFonts(page);
      for (const font of Object.keys(FONTS) as FontName[]) {
        await showIn(page, font);
        await expect(page.locator(".actions .button-call"), address).toBeInViewport({ ratio: 1 });
        expect((await picture.boundingBox())?.height, address).toBeGreaterThanOrEqual(80);
      }
    }
  }
});
