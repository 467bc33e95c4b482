import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";

/** One address for each kind of page. */
const KINDS = [
  "/",
  "/lockouts",
  "/pop-a-lock",
  "/mobile-mechanic",
  "/mobile-brake-repair",
  "/tire-changing-service",
  "/north-richland-hills",
  "/service-areas",
  "/blog",
  "/contact",
  "/request-help",
  "/terms",
];

/** What is wrong with how the page is laid out: sideways scrolling, cut text, text on top of text. */
async function layoutFaults(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const root = document.documentElement;
    const faults: string[] = [];
    if (root.scrollWidth > root.clientWidth)
      faults.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth}`);

    const name = (element: Element) =>
      `<${element.localName}> ${(element.textContent ?? "").trim().slice(0, 40)}`;
    const floats = (element: Element) =>
      element.closest(".floating, .call-bar, .toasts, dialog, svg, header") !== null;
    const texts = [...document.body.querySelectorAll<HTMLElement>("*")].filter((element) => {
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      return (
        hasText && element.checkVisibility() && !element.classList.contains("sr-only") && !floats(element)
      );
    });
    for (const element of texts) {
      const { overflowX } = getComputedStyle(element);
      if (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1)
        faults.push(`cut: ${name(element)}`);
      const { left, right } = element.getBoundingClientRect();
      if (left < -1 || right > root.clientWidth + 1) faults.push(`beyond the edge: ${name(element)}`);
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
  });
}

for (const address of KINDS) {
  test(`${address} is laid out whole at every width`, async ({ page }) => {
    await page.goto(address);
    for (const width of [320, 390, 768, 1280, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await layoutFaults(page), `${width} px`).toEqual([]);
    }
  });

  test(`${address} is laid out whole with text at 200%`, async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await layoutFaults(page), `${width} px`).toEqual([]);
    }
  });
}
