import { spawnSync } from "node:child_process";
import type { Locator, TestInfo } from "@playwright/test";
import { violationsOn } from "../../../tests/support/accessibility.ts";
import { boxesOf, expectStill } from "../../../tests/support/boxes.ts";
import { expect, holdBack, test } from "../../../tests/support/browser.ts";
import { TEXTS } from "../../../tests/support/links.ts";
import { ensureProgram, QR_READER_PACKAGE } from "../../../tests/support/system/programs.ts";
import { CITY_TOPIC, requestAbout, TYPED } from "../../../tests/support/typed.ts";
import { reachPanel } from "./testing/sent-panel.ts";

/* Most computers have no program that sends texts. There, a phone can scan the text as a QR code. */

test.use({ viewport: { width: 1280, height: 800 } });

/** A request whose code has 105 modules in a row, with its margins. */
const LONG = { ...TYPED, details: "Left rear, no spare. ".repeat(30) };

const codeIn = (panel: Locator) => panel.getByRole("img", { name: "QR code: scan with a phone to text this request" });

/**
 * Reads a QR code on the screen with zbar, from a screenshot.
 * @throws {Error} when there is no zbar, or it finds no code.
 */
async function readQrCode(code: Locator, info: TestInfo): Promise<string> {
  const path = info.outputPath("qr-code.png");
  await code.screenshot({ path });
  const { status, stdout } = spawnSync(
    ensureProgram("zbarimg", [QR_READER_PACKAGE]),
    ["--quiet", "--nodbus", "--raw", path],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`zbarimg has found no code in ${path}`);
  // zbar adds a line break at the end.
  return stdout.replace(/\n$/, "");
}

test("the code holds exactly the text, also in forced colors", async ({ page }, info) => {
  const panel = await reachPanel(page, LONG);
  const code = codeIn(panel);
  await expect(code).toBeInViewport({ ratio: 1 });
  expect(await violationsOn(page)).toEqual([]);

  for (const [colorScheme, width, least] of [
    ["light", 1280, 4],
    ["dark", 768, 4],
    ["light", 320, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await code.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const [box] = await boxesOf(code);
    const modules = await code.evaluate((canvas: HTMLCanvasElement) => canvas.width);
    expect(box.width / modules).toBeGreaterThanOrEqual(least);
    expect(box.height).toBe(box.width);
    const { lines } = requestAbout(CITY_TOPIC, LONG);
    expect(await readQrCode(code, info)).toBe(`SMSTO:${TEXTS.e164}:${lines.join("\n")}`);
  }
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/");
  expect(await readQrCode(code, info)).toContain(TYPED.location);
  const [shown, floating] = await boxesOf(code, page.locator("#call-bar"));
  expect(floating.x).toBeGreaterThanOrEqual(shown.x + shown.width);

  await page.emulateMedia({ colorScheme: "dark", forcedColors: "active" });
  await readQrCode(code, info);
});

test("nothing moves when the code comes", async ({ page }) => {
  const letCodeCome = await holdBack(page, /\/assets\/lean-qr-/);
  const code = codeIn(await reachPanel(page, LONG));
  await expectStill(page, "the code comes", async () => {
    letCodeCome();
    await expect(code).toBeVisible();
  });
});
