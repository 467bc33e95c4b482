import type { Locator, Page } from "@playwright/test";
import Color from "colorjs.io";
import sharp from "sharp";
import { boxOf } from "../../tests/support/boxes.ts";
import { expect, test } from "../../tests/support/browser.ts";
import { openContact, openRequest } from "../../tests/support/request.ts";

/*
 * Browsers that change a page's colors: docs/decisions/0029-darkened-by-the-browser.md. Colors that they darken:
 * colors.test.ts.
 */

/** The contrast of letters on the screen: between the most frequent color and the one that differs most from it. */
async function contrastOf(words: Locator): Promise<number> {
  const clip = await boxOf(words);
  const shot = sharp(await words.page().screenshot({ clip })).removeAlpha();
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const color = `rgb(${data.subarray(at, at + 3).join(" ")})`;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const [[ground] = [""]] = [...counts].sort(([, one], [, other]) => other - one);
  return Math.max(...Array.from(counts.keys(), (color) => Color.contrast(color, ground, "WCAG21")));
}

const CHANGES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "darkened by the browser": async (page) =>
    (await page.context().newCDPSession(page)).send("Emulation.setAutoDarkModeOverride", { enabled: true }),
  "in forced colors": (page) => page.emulateMedia({ forcedColors: "active", colorScheme: "dark" }),
};

for (const [name, change] of Object.entries(CHANGES)) {
  test(`letters on amber buttons can be read ${name}`, async ({ page }) => {
    await change(page);
    const expectReadable = async (words: Locator) => expect(await contrastOf(words)).toBeGreaterThanOrEqual(7);
    const { dialog, close } = await openRequest(page);
    await expectReadable(dialog.locator("#request-send > *"));
    await close.click();
    const call = page.locator(".actions .button-call");
    await expectReadable(call.locator("span").first());
    await expectReadable(call.locator("svg"));
    await expectReadable((await openContact(page)).send);
  });
}

test("in forced colors, buttons, signs, cards and the dialog have a border", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const { dialog, close } = await openRequest(page);
  await expect(dialog).toHaveCSS("border-top-width", "2px");
  await close.click();
  for (const part of [".actions .button-call", "main .sign"])
    await expect(page.locator(part).first()).toHaveCSS("border-top-width", "2px");
  await expect(page.locator(".card").first()).toHaveCSS("border-top-width", "1px");
});

test("buttons have an edge, signs a white line, and lists marks beside their words, in any colors", async ({
  page,
}) => {
  for (const forcedColors of ["active", "none"] as const) {
    await page.emulateMedia({ forcedColors });
    await page.goto("/keys");
    const edges = await page.locator(".button:visible:not(.skip-link)").evaluateAll((buttons) =>
      buttons.map((button) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(button);
        return borderTopColor === "rgba(0, 0, 0, 0)" ? "none" : borderTopWidth;
      }),
    );
    for (const edge of edges) expect(edge).toMatch(/^[12]px$/);
    const marks = await page.locator(".bullet").evaluateAll((items) =>
      items.map((item) => {
        const { content, position, borderWidth, transform, width, left } = getComputedStyle(item, "::before");
        const { paddingLeft, position: ground } = getComputedStyle(item);
        const isBeside = Number.parseFloat(left) + Number.parseFloat(width) < Number.parseFloat(paddingLeft);
        return { content, position, ground, isBeside, line: borderWidth, isTurned: transform !== "none" };
      }),
    );
    // Forced colors remove backgrounds, so marks are drawn with borders: dots, and checks, which are turned corners.
    const placed = { content: '""', position: "absolute", ground: "relative", isBeside: true };
    for (const mark of marks) expect(mark).toMatchObject(placed);
    expect(new Set(marks.map(({ line, isTurned }) => `${line} ${isTurned}`))).toEqual(
      new Set(["4px false", "0px 3px 3px 0px true"]),
    );
  }
  await expect(page.locator("main .sign").first()).toHaveCSS("box-shadow", /3px inset,.* 6px inset/);
});
