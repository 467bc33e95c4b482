import { expect, test } from "../support/browser.ts";
import { KINDS } from "../support/pages.ts";
import { openRequest } from "../support/request.ts";
import { PHONE, sentPanel } from "../support/sent-panel.ts";

/*
 * A thumb that shakes on the shoulder of a road: 44 px for everything, 48 for call and text; 911 is smaller than the hotline.
 * Names on the map are near each other, and each city has a link of 44 px below it: 24 px (WCAG 2.2, 2.5.5 and 2.5.8).
 */

/** Runs in the page: what can be tapped and is smaller than it should be. */
function tooSmall(): string[] {
  return [...document.querySelectorAll<HTMLElement>("a, button, input, select, textarea")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isOnMap = element.closest(".map") !== null;
      const isCall = /^(tel|sms):\+/.test(element.getAttribute("href") ?? "");
      return { element, width, height, least: isOnMap ? [24, 24] : [44, isCall ? 48 : 44] };
    })
    .filter(({ width, height, least: [w = 0, h = 0] }) => Math.round(width) < w || Math.round(height) < h)
    .map(({ element, width, height }) => `${element.outerHTML.slice(0, 80)}: ${width} x ${height}`);
}

test.describe(() => {
  test.use({ expectedErrors: /^404: \/no-such-page$|status of 404/ });

  for (const address of [...KINDS, "/no-such-page"]) {
    test(`every target on ${address} is large enough`, async ({ page }) => {
      await page.goto(address);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(tooSmall), `${width} px`).toEqual([]);
      }
    });
  }
});

test.describe("of the dialog and the panel", () => {
  test.use(PHONE);

  test("every target is large enough", async ({ page }) => {
    const { fill, send } = await openRequest(page);
    await send.click();
    await expect(page.getByText("Missing Information")).toBeVisible();
    expect(await page.evaluate(tooSmall)).toEqual([]);
    await fill();
    await send.click();
    await expect(sentPanel(page)).toBeVisible();
    expect(await page.evaluate(tooSmall)).toEqual([]);
  });
});
