import type { Page } from "@playwright/test";
import { laidOut } from "../support/boxes.ts";
import { expect, holdBack, test } from "../support/browser.ts";
import { CITY_PAGE, SERVICE_PAGE, SERVICE_PAGES } from "../support/pages.ts";

const HEADINGS = "h1, h2, h3";

const LAST_SERVICE_PAGE = SERVICE_PAGES.at(-1) ?? SERVICE_PAGE;

/** @returns what reads the fonts that an element's letters are set in, as DevTools shows them. */
async function fontReader(page: Page): Promise<(selector: string) => Promise<string[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  return async (selector) => {
    const { root } = await session.send("DOM.getDocument");
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.map(({ familyName }) => familyName);
  };
}

/** A part of https://wicg.github.io/layout-instability/, which TypeScript's own types lack. */
interface LayoutShift extends PerformanceEntry {
  sources: readonly { node: Node | null }[];
}

async function headingHeights(page: Page): Promise<number[]> {
  return await page.locator(HEADINGS).evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
}

/** The headings that have moved by themselves since a moment of the page's own time. */
async function headingsMovedSince(page: Page, moment: number): Promise<string[]> {
  return await page.locator(HEADINGS).evaluateAll(async (headings, moment) => {
    // What has moved is reported after the frame that shows it.
    await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = (observer.takeRecords() as LayoutShift[]).filter(({ startTime }) => startTime >= moment);
    const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
    return headings
      .filter((heading) => nodes.some((node) => heading.contains(node)))
      .map(({ textContent }) => textContent);
  }, moment);
}

test("headings get their letters late, and nothing moves", async ({ page }) => {
  const fontsOf = await fontReader(page);
  for (const [address, width] of [
    ["/", 360],
    ["/", 412],
    ["/request-help", 390],
    [SERVICE_PAGE, 320],
    [SERVICE_PAGE, 1280],
    [CITY_PAGE, 412],
    [LAST_SERVICE_PAGE, 820],
  ] as const) {
    await test.step(`${address} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 823 });
      const release = await holdBack(page, "**/*.woff2");
      // The load waits for the font.
      await page.goto(address, { waitUntil: "domcontentloaded" });
      expect(await fontsOf("h1")).not.toContain("Overpass");
      const heights = await headingHeights(page);
      // Until the whole page is painted, what comes of it may move what was painted before.
      await laidOut(page);
      const moment = await page.evaluate(() => performance.now());

      release();
      await expect.poll(() => fontsOf("main h2:not([data-stays])")).toEqual(["Overpass"]);
      expect(await headingsMovedSince(page, moment)).toEqual([]);
      expect(await headingHeights(page)).toEqual(heights);
      expect(await fontsOf("main p")).not.toContain("Overpass");
      await page.unroute("**/*.woff2");
    });
  }
});
