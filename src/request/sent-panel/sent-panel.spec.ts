import type { Locator, Page } from "@playwright/test";
import { scanRGBABuffer } from "@undecaf/zbar-wasm";
import Color from "colorjs.io";
import sharp from "sharp";
import { tooSmall, violationsOn } from "../../../tests/support/accessibility.ts";
import { boxOf, expectStill } from "../../../tests/support/boxes.ts";
import { expect, holdBack, PHONE, test } from "../../../tests/support/browser.ts";
import { TEXTS } from "../../../tests/support/links.ts";
import { openRequest, sentPanel } from "../../../tests/support/request.ts";
import { CITY_TOPIC, REQUEST_SMS, requestAbout, TYPED } from "../../../tests/support/typed.ts";
import { translate } from "../controls/testing/translator.ts";

/* What was sent stays at hand until the driver says that it got through. What the panel says: sent-panel.test.tsx. */

/** Sends a request from a city page, and waits for the panel. */
async function reachPanel(page: Page, typed?: Partial<typeof TYPED>): Promise<Locator> {
  const { fill, send } = await openRequest(page);
  await fill(typed);
  await send.click();
  const panel = sentPanel(page);
  await expect(panel).toBeVisible();
  return panel;
}

/** A request whose code has 105 modules in a row, with its margins. */
const LONG = { ...TYPED, details: "Left rear, no spare. ".repeat(30) };

const codeIn = (panel: Locator) => panel.getByRole("img", { name: "QR code: scan with a phone to text this request" });

/** Reads a QR code on the screen with zbar, which shares no code with what draws it. @throws {Error} if it finds none. */
async function readQrCode(code: Locator): Promise<string> {
  const picture = sharp(await code.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const [found] = await scanRGBABuffer(new Uint8Array(data).buffer, info.width, info.height);
  if (!found) throw new Error("zbar finds no code");
  return found.decode("utf8");
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the panel is open where the request was sent, one line on other pages of the tab, and gone once it got through, also where a translator changes it", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-write"]);
    await page.addInitScript(() => Object.assign(navigator, { share: async () => {} }));
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const panel = await reachPanel(page);
    const text = panel.getByRole("link", { name: "Text this request" });
    await test.step("focused and in view, without a code, which nobody scans on the phone itself", async () => {
      await expect(panel.getByRole("heading")).toBeFocused();
      await expect(panel).toBeInViewport({ ratio: 1 });
      // Its call button is the one in view.
      await expect(page.locator("#call-bar")).toBeHidden();
      await expect(page.locator("main section[aria-labelledby]").first()).toContainText("Make sure your request");
      await expect(panel.getByRole("img")).toHaveCount(0);
      expect(asked.filter((path) => path.includes("lean-qr"))).toEqual([]);
      expect(await page.evaluate(tooSmall)).toEqual([]);
      expect(await violationsOn(page)).toEqual([]);
    });
    await test.step("copied, and Share beside it stays where it is", async () => {
      await expectStill(page, "the request is copied", async () => {
        await panel.getByRole("button", { name: "Copy the request" }).click();
        await expect(panel.getByRole("button", { name: "Copied" })).toBeVisible();
      });
    });
    await test.step("where copying fails, the text can be read", async () => {
      await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
      await panel.getByRole("button", { name: "Copied" }).click();
      const colors = await panel.getByRole("textbox").evaluate((field) => {
        const { color, backgroundColor } = getComputedStyle(field);
        return [color, backgroundColor] as const;
      });
      expect(Color.contrast(...colors, "WCAG21")).toBeGreaterThanOrEqual(7);
    });
    await test.step("on other pages one line, without the focus, which opens", async () => {
      await page.reload();
      await expect(panel).toHaveCount(1);
      await page.goto("/contact");
      await expect(panel).toBeVisible();
      await expect(page.locator("body")).toBeFocused();
      await expect(text).toBeHidden();
      expect((await boxOf(panel)).height).toBeLessThan(80);
      expect(await page.evaluate(tooSmall)).toEqual([]);
      expect(await violationsOn(page)).toEqual([]);
      await panel.getByText("Make sure").click();
      await expect(text).toHaveAttribute("href", REQUEST_SMS);
      await expect(text).toBeInViewport();
      expect(await page.evaluate(tooSmall)).toEqual([]);
      expect(await violationsOn(page)).toEqual([]);
    });
    await test.step("put away, after which no page fetches its code", async () => {
      await page.evaluate(translate);
      await page.locator(".sent-done").press("Enter");
      await expect(page.locator("#sent-heading")).toHaveCount(0);
      await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
      asked.length = 0;
      await page.goto("/terms");
      await expect(panel).toHaveCount(0);
      expect(asked.filter((path) => path.endsWith(".js"))).toEqual([expect.stringMatching(/^\/assets\/entry-[^/]*$/)]);
    });
  });
});

/* Most computers have no program that sends texts. There, a phone can scan the text as a QR code. */
test.describe("on a computer", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("nothing moves when the code comes, above what follows", async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 1600 });
    const letCodeCome = await holdBack(page, /\/assets\/lean-qr-/);
    const code = codeIn(await reachPanel(page, LONG));
    await expectStill(page, "the code comes", async () => {
      letCodeCome();
      await expect(code).toBeVisible();
    });
  });

  test("the code holds exactly the text, and can be scanned, also in forced colors", async ({ page }) => {
    const code = codeIn(await reachPanel(page, LONG));
    await expect(code).toBeInViewport({ ratio: 1 });
    // Enlarged without blur.
    await expect(code).toHaveCSS("image-rendering", "pixelated");
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
      const box = await boxOf(code);
      const modules = await code.evaluate((canvas: HTMLCanvasElement) => canvas.width);
      expect(box.width / modules).toBeGreaterThanOrEqual(least);
      expect(box.height).toBe(box.width);
      const { lines } = requestAbout(CITY_TOPIC, LONG);
      expect(await readQrCode(code)).toBe(`SMSTO:${TEXTS.e164}:${lines.join("\n")}`);
    }
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto("/");
    await sentPanel(page).getByText("Make sure").click();
    // The panel has just grown, and a picture may be taken before all of that is painted.
    await expect.poll(() => readQrCode(code).catch(String)).toContain(TYPED.location);
    const { x, width } = await boxOf(code);
    expect((await boxOf(page.locator("#call-bar"))).x).toBeGreaterThanOrEqual(x + width);

    await page.emulateMedia({ colorScheme: "dark", forcedColors: "active" });
    await readQrCode(code);
  });
});
