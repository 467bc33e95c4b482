import { tooSmall, violationsOn } from "../../../tests/support/accessibility.ts";
import { boxesOf, expectStill, gapBetween, sizes } from "../../../tests/support/boxes.ts";
import { expect, PHONE, stopClock, test } from "../../../tests/support/browser.ts";
import { openRequest } from "../../../tests/support/request.ts";
import { REQUEST_SMS } from "../../../tests/support/typed.ts";
import { translate } from "../controls/testing/translator.ts";
import { reachPanel, sentPanel } from "./testing/sent-panel.ts";

/* What was composed stays at hand until the driver says that it went. What the panel says: sent-panel.test.tsx. */

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the panel is on top of all pages of the tab, until it went, also where a translator changes it", async ({
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
      await expect(page.locator("main section[aria-labelledby]").first()).toContainText("Did your text");
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
    await test.step("on other pages, without the focus", async () => {
      await page.reload();
      for (const address of ["/terms", "/contact"]) {
        await expect(text).toHaveAttribute("href", REQUEST_SMS);
        await expect(panel).toHaveCount(1);
        await page.goto(address);
        await expect(page.locator("body")).toBeFocused();
      }
    });
    await test.step("put away, after which no page fetches its code", async () => {
      await translate(page, "now");
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

test("a toast is above the panel and covers none of its words", async ({ page }) => {
  await stopClock(page);
  for (const viewport of sizes("320x256", "1280x800")) {
    await page.setViewportSize(viewport);
    const { fill, send } = await openRequest(page);
    await fill();
    await send.press("Enter");
    await page.clock.runFor(1_000);
    const toast = page.locator(".toast");
    await expect(toast).toBeInViewport({ ratio: 1 });
    expect(gapBetween(...(await boxesOf(toast, sentPanel(page))))).toBeGreaterThanOrEqual(0);
  }
});
