import type { Page } from "@playwright/test";
import { expect, stopClock, test } from "../support/browser.ts";
import { allowPrompt, PIN_STATUS, promptsDriver, stubGeocoder } from "../support/location.ts";
import { HOME, openRequest, SERVICE } from "../support/request.ts";
import { TYPED } from "../support/typed.ts";

/* A permission prompt that the driver answers after "Location request timed out." */

for (const variant of [HOME, SERVICE]) {
  const TIMED_OUT = "Location request timed out.";

  /** The dialog, once the driver has left the permission prompt alone for too long. */
  const timeOut = async (page: Page) => {
    await promptsDriver(page);
    await stopClock(page);
    await stubGeocoder(page, variant.geocoder);
    const request = await openRequest(page, variant);
    await request.gps.click();
    await page.clock.runFor(30_000);
    const message = request.dialog.locator("form").getByText(TIMED_OUT);
    await expect(message).toBeVisible();
    return { ...request, message };
  };

  test(`${variant.address}: a prompt answered after the timeout fills in the place all the same`, async ({
    page,
  }) => {
    const { fields, message } = await timeOut(page);
    await page.clock.runFor(60_000);
    await allowPrompt(page);
    await expect(fields.location).toHaveValue(variant.geocoder.words);
    await expect(fields.location).toHaveAccessibleDescription(PIN_STATUS);
    await expect(message).toHaveCount(0);
  });

  test(`${variant.address}: not over a place that was typed meanwhile, nor in a closed dialog`, async ({
    page,
  }) => {
    const { dialog, fields, textBody, open, gps, message } = await timeOut(page);
    await fields.location.fill(TYPED.location);
    await allowPrompt(page);
    await page.clock.runFor(1_000);
    await expect(fields.location).toHaveValue(TYPED.location);
    expect(await textBody()).not.toContain("GPS:");
    await expect(message).toBeVisible();

    await fields.location.fill("");
    await gps.click();
    await page.clock.runFor(30_000);
    const closing = await dialog.evaluateHandle((element) => ({
      end: new Promise((resolve) => element.addEventListener("close", resolve, { once: true })),
    }));
    await page.keyboard.press("Escape");
    await closing.evaluate(({ end }) => end);
    await allowPrompt(page);
    await open();
    await page.clock.runFor(1_000);
    await expect(fields.location).toHaveValue("");
    await expect(message).toHaveCount(0);
  });
}
