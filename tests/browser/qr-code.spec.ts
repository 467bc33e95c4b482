import type { Locator } from "@playwright/test";
import { business } from "../../src/business/current.ts";
import { boxesOf } from "../support/boxes.ts";
import { expect, test, violationsOn } from "../support/browser.ts";
import { sendHelp } from "../support/forms.ts";
import { readQrCode } from "../support/read-qr-code.ts";
import { openHelp } from "../support/request.ts";
import { reachPanel, sentPanel } from "../support/sent-panel.ts";
import { HELP_LINES, REQUEST_LINES, REQUEST_SMS, TYPED } from "../support/typed.ts";

/* Most computers have no program for a text: there, a phone can scan it. */

const { e164 } = business.hotline;

const NAME = "QR code: scan with a phone to text this request";

test.use({ viewport: { width: 1280, height: 800 } });

const codeIn = (panel: Locator) => panel.getByRole("img", { name: NAME });

test("the code holds the text to the letter, and no word says that something has opened", async ({
  page,
}, info) => {
  const panel = await reachPanel(page);
  const code = codeIn(panel);
  await expect(code).toBeInViewport({ ratio: 1 });
  await expect(panel).not.toContainText(/again|opened|your text app/);
  await expect(panel).toContainText("many computers send no texts");
  await expect(panel.getByRole("link", { name: "Open the text" })).toHaveAttribute("href", REQUEST_SMS);
  expect(await violationsOn(page)).toEqual([]);

  for (const [colorScheme, width, least] of [
    ["light", 1280, 256],
    ["dark", 320, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await code.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // zbar reads black on dark gray, too; a phone on a roadside may not.
    const [white, black] = await code.locator("path").all();
    if (!white || !black) throw new Error("The code has no two paths");
    await expect(white).toHaveCSS("fill", "rgb(255, 255, 255)");
    await expect(black).toHaveCSS("fill", "rgb(0, 0, 0)");
    const [box, ground] = await boxesOf(code, white);
    expect(box.width).toBeGreaterThanOrEqual(least);
    expect(box.height).toBe(box.width);
    expect(ground).toEqual(box);
    expect(await readQrCode(code, info)).toBe(`SMSTO:${e164}:${REQUEST_LINES.join("\n")}`);
  }
  await page.goto("/terms");
  expect(await readQrCode(codeIn(sentPanel(page)), info)).toContain(TYPED.location);
});

test("the confirmation of /request-help has it too, and loses it with 'It went'", async ({ page }, info) => {
  await openHelp(page);
  await sendHelp(page);
  const code = page.getByRole("img", { name: NAME });
  expect(await readQrCode(code, info)).toBe(`SMSTO:${e164}:${HELP_LINES.join("\n")}`);
  await page.getByRole("button", { name: "It went" }).click();
  await expect(code).toHaveCount(0);
});

test.describe("without its code", () => {
  test.use({ expectedErrors: /^Failed to load resource: net::ERR_FAILED$/ });

  test("the panel speaks of no code to scan", async ({ page }) => {
    await page.route(/\/assets\/qr-code-/, (route) => route.abort());
    const panel = await reachPanel(page);
    await expect(panel).toContainText("To be sure, call.");
    await expect(panel).not.toContainText("scan");
    await expect(panel.getByRole("link", { name: "Open the email" })).toBeVisible();
  });
});
