import type { Page } from "@playwright/test";
import { expect, stopClock, test } from "../support/browser.ts";
import { NOMINATIM, PLACE } from "../support/location.ts";
import { ASKS, EXPIRED, REMOVED } from "../support/pin.ts";
import { openLocated, SERVICE } from "../support/request.ts";
import { HALF_AN_HOUR } from "../support/sent-panel.ts";

/* What is said and can be tapped below the location field has its room from the start. */

/** The middle of every control of the form and of the dialog, from the top of what scrolls. */
async function middles(page: Page): Promise<Record<string, number[]>> {
  return await page.evaluate(() => {
    const scrolled = document.querySelector(".dialog-body")?.scrollTop;
    if (scrolled === undefined) throw new Error("There is no dialog");
    const controls = document.querySelectorAll<HTMLElement>(
      "dialog :is(a, button, input, select, textarea, summary):not([type=hidden], #location-pin, [rel])",
    );
    return Object.fromEntries(
      Array.from(controls, (control, index) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const isSticky = control.closest(".dialog-actions, .danger") !== null;
        const top = isSticky ? y : y + scrolled;
        return [
          `${index} ${control.id || control.textContent}`,
          [x + width / 2, top + height / 2].map(Math.round),
        ];
      }),
    );
  });
}

for (const width of [320, 390, 1280]) {
  test(`at ${width} px nothing moves when a pin comes, gets better, fails, is removed or expires`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await stopClock(page);
    const { gps, pinToggle, fields, openCard } = await openLocated(page, SERVICE, undefined, {
      ...PLACE,
      accuracy: 2500,
    });
    const status = (words: string) => expect(page.locator(".location-words")).toContainText(words);
    await openCard();
    const before = await middles(page);
    const look = async () => expect(await middles(page)).toEqual(before);

    await gps.click();
    await status("Looking for a better one.");
    await expect(fields.location).toHaveValue(NOMINATIM.words);
    await look();
    await page.clock.runFor(20_000);
    await status(ASKS);
    await look();
    await page.context().clearPermissions();
    await gps.click();
    await status("Location access denied");
    await look();
    await pinToggle.click();
    await status(REMOVED);
    await look();
    await pinToggle.click();
    await page.clock.runFor(HALF_AN_HOUR);
    await status(EXPIRED);
    await look();
  });
}
