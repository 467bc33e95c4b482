import type { Locator } from "@playwright/test";
import { violationsOn } from "../../../tests/support/accessibility.ts";
import { expect, stopClock, test } from "../../../tests/support/browser.ts";
import {
  allowPosition,
  answerGps,
  GPS_LINE,
  HOME_GEOCODER,
  holdGps,
  PAGE_GEOCODER,
  PIN_STATUS,
  PLACE,
  stubGeocoder,
} from "../../../tests/support/location.ts";
import { HOME, openRequest, SERVICE } from "../../../tests/support/request.ts";
import { BUT_LOCATION, TYPED } from "../../../tests/support/typed.ts";
import { LOCATION_LINE } from "../rules/location-words.ts";

/*
 * From the tap on "Use my GPS location" to the text message. Events in any order: location-reducer.test.ts; all failures of
 * a device: locate.test.ts; that each answer is seen: form-layout.spec.ts.
 */

/**
 * Closes the dialog with Escape, and waits for its "close" event, which comes after the dialog is hidden. The form listens
 * for it, too, and has added its listener earlier, so that it has run by then.
 */
async function closeByEscape(dialog: Locator): Promise<void> {
  const closing = await dialog.evaluateHandle((element) => ({
    isOver: new Promise((resolve) => element.addEventListener("close", resolve, { once: true })),
  }));
  await dialog.page().keyboard.press("Escape");
  await closing.evaluate(async ({ isOver }) => void (await isOver));
  await expect(dialog).toBeHidden();
}

const DENIED = "Location access denied. Please enable location permissions.";

for (const variant of [HOME, SERVICE]) {
  const { address, geocoder } = variant;
  const isHome = variant === HOME;
  // A blank field gets the address; what the driver has typed stays.
  const typed = isHome ? BUT_LOCATION : TYPED;
  const words = typed.location || geocoder.words;

  test(`${address}: refused and then allowed, the place is shown, kept over a reload, sent, and then gone`, async ({
    page,
    baseURL,
  }) => {
    const others = await stubGeocoder(page, isHome ? PAGE_GEOCODER : HOME_GEOCODER, "offline");
    const asked = await stubGeocoder(page, geocoder);
    const { fields, gps, line, toasts, openings, ...request } = await openRequest(page, variant);
    await request.fill(typed);
    await test.step("refused", async () => {
      await gps.click();
      await expect(toasts.getByRole("alert").getByRole("paragraph")).toHaveText(
        isHome ? ["Location Error", DENIED] : [],
      );
      await expect(line).toContainText(DENIED);
      await expect(line.getByRole("alert")).toHaveText(isHome ? [] : [DENIED]);
      await expect(gps).toBeFocused();
      await expect(fields.location).toHaveValue(typed.location);
      expect(asked).toEqual([]);
      expect(await violationsOn(page)).toEqual([]);
    });
    await test.step("allowed", async () => {
      await allowPosition(page.context());
      const [question] = await Promise.all([page.waitForRequest(geocoder.url), gps.click()]);
      const { referer, cookie } = await question.allHeaders();
      expect([question.method(), referer, cookie]).toEqual(["GET", `${baseURL}/`, undefined]);
      await expect(toasts).toHaveText(isHome ? `Location Found! Using: ${words}` : "");
      await expect(line).not.toContainText(DENIED);
      await expect(fields.location).toHaveValue(words);
      await expect(gps).toBeFocused();
    });
    await test.step("kept", async () => {
      await page.reload();
      await request.openLive();
      await expect(fields.location).toHaveValue(words);
      await expect(fields.location).toHaveAccessibleDescription(`${PIN_STATUS} Remove the GPS position`);
      expect(asked).toEqual([geocoder.url]);
      expect(others).toEqual([]);
      expect(await violationsOn(page)).toEqual([]);
    });
    await test.step("sent, and gone", async () => {
      expect(await request.sendText()).toContain(`\nLocation: ${words}\n${GPS_LINE}\nDetails: `);
      await expect(toasts.getByText("Request Sent!")).toBeVisible();
      await request.open();
      await expect(fields.location).toHaveValue("");
      await expect(fields.location).toHaveAccessibleDescription(LOCATION_LINE.help);
      await expect.poll(request.textBody).toBe(`${variant.topic}: `);
    });
  });
}

test("what the device answers after the dialog was closed changes nothing", async ({ page }) => {
  await stopClock(page);
  await holdGps(page);
  const asked = await stubGeocoder(page, PAGE_GEOCODER);
  const { dialog, fields, gps, line, open } = await openRequest(page);
  await gps.click();
  await expect(gps).toHaveAttribute("aria-busy", "true");
  await expect(line).toContainText(LOCATION_LINE.locating);
  await page.clock.runFor(30_000);
  await expect(line).toContainText("Location request timed out.");
  await gps.click();
  await closeByEscape(dialog);
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  await answerGps(page);
  await open();
  await page.clock.runFor(1_000);
  await expect(fields.location).toHaveAccessibleDescription(LOCATION_LINE.help);
  expect(asked).toEqual([]);

  // A rough position, for which the device is asked for a better one.
  await gps.click();
  await answerGps(page, { ...PLACE, accuracy: 2500 });
  await expect(line).toContainText("GPS only good to 1.6 miles");
  await closeByEscape(dialog);
  await answerGps(page);
  await open();
  await expect(line).toContainText("GPS only good to 1.6 miles");
});
