import { expect, type Page, test } from "@playwright/test";
import { holdBack } from "../support/browser.ts";

const HEADINGS = "h1, h2, h3";

/** The fonts that an element's letters are really set in, as DevTools tells. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** A part of https://wicg.github.io/layout-instability/, which TypeScript's own types lack. */
interface LayoutShift extends PerformanceEntry {
  sources: readonly { node: Node | null }[];
}

/** The heights of all headings, and which of them have moved by themselves since the page was opened. */
async function shapeOf(page: Page): Promise<{ heights: number[]; moved: string[] }> {
  return await page.locator(HEADINGS).evaluateAll((headings) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as LayoutShift[];
    const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
    return {
      heights: headings.map(({ clientHeight }) => clientHeight),
      moved: headings.filter((heading) => nodes.some((node) => heading.contains(node))).map(String),
    };
  });
}

for (const [address, width] of [
  ["/", 360],
  ["/", 412],
  ["/request-help", 390],
  ["/lockouts", 320],
  ["/lockouts", 1280],
  ["/fort-worth-tx-roadside-assistance", 412],
  ["/mobile-mechanic", 820],
] as const) {
  test(`${address} at ${width} px: headings get their letters late, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    const release = await holdBack(page, "**/*.woff2");
    // The load waits for the font.
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const before = await shapeOf(page);
    expect(await fontsOf(page, "h1")).not.toContain("Overpass");

    release();
    await expect.poll(() => fontsOf(page, "main h2:not([data-stays])")).toEqual(["Overpass"]);
    expect(await shapeOf(page)).toEqual({ ...before, moved: [] });
    expect(await fontsOf(page, "main p")).not.toContain("Overpass");
  });
}
