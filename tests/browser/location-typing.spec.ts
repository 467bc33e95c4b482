import type { Page } from "@playwright/test";
import { expect, holdBack, SECOND_LAUNCH, stopClock, test } from "../support/browser.ts";
import { allowPosition, GPS_LINE, PIN_HELP, PLACE_TEXT, stubGeocoder } from "../support/location.ts";
import { HOME, openLocated, openRequest, SERVICE } from "../support/request.ts";
import { HALF_AN_HOUR } from "../support/sent-panel.ts";
import { BUT_LOCATION, TYPED } from "../support/typed.ts";

/* Who types a location is not disturbed by what a device or a geocoder tells, nor misled by what they told long ago. */

test.use({ expectedErrors: new RegExp(`${SECOND_LAUNCH.source}|ERR_INTERNET_DISCONNECTED`) });

for (const variant of [HOME, SERVICE]) {
  const { geocoder } = variant;
  const { words } = geocoder;

  /** The coordinates stand in the field, and the geocoder is being asked. */
  const openNaming = async (page: Page) => {
    await allowPosition(page.context());
    await stubGeocoder(page, geocoder);
    const letAnswer = await holdBack(page, `https://${geocoder.host}/**`);
    const request = await openRequest(page, variant);
    await request.gps.click();
    await expect(request.fields.location).toHaveValue(PLACE_TEXT);
    return { ...request, letAnswer };
  };

  test.describe(`the location on ${variant.address}`, () => {
    test("words do not split what is being typed around the coordinates", async ({ page }) => {
      const { fields, gps, letAnswer } = await openNaming(page);
      await fields.location.press("Home");
      await fields.location.pressSequentially("Exit 52");
      letAnswer();
      await expect(gps).toBeEnabled();
      await page.keyboard.type(" north, ");
      await expect(fields.location).toHaveValue(`Exit 52 north, ${PLACE_TEXT}`);
    });

    test("words leave the caret where it is", async ({ page }) => {
      const { fields, letAnswer } = await openNaming(page);
      await fields.location.press("Home");
      letAnswer();
      await expect(fields.location).toHaveValue(words);
      await page.keyboard.type("At ");
      await expect(fields.location).toHaveValue(`At ${words}`);
    });

    test("written over while a name is asked for, nothing is found or filled in", async ({ page }) => {
      const { dialog, fields, gps, toasts, letAnswer, fill, sendText } = await openNaming(page);
      await fields.location.fill("Shell on Main Street");
      letAnswer();
      await expect(gps).toBeEnabled();
      await fill(BUT_LOCATION);
      await expect(fields.location).toHaveValue("Shell on Main Street");
      await expect(toasts.getByText("Location Found")).toHaveCount(0);
      await expect(dialog.getByText("Location filled in")).toHaveCount(0);
      await expect(dialog.getByText("OpenStreetMap")).toHaveCount(0);
      expect(await sendText()).not.toContain("GPS");
    });

    test("a place outlives a reload, until a second one or the hand-off", async ({ page }) => {
      const { dialog, fields, gps, fill, openLive, sendText } = await openLocated(page, variant);
      await fill();
      await gps.click();
      await expect(fields.location).toHaveValue(`${TYPED.location}; ${words}`);
      await page.reload();
      await openLive();
      await expect(fields.location).toHaveValue(`${TYPED.location}; ${words}`);
      await expect(fields.location).toHaveAccessibleDescription(PIN_HELP);
      await expect(dialog.getByText("OpenStreetMap")).toHaveCount(variant === HOME ? 0 : 1);
      await stubGeocoder(page, geocoder, "offline");
      await gps.click();
      await expect(fields.location).toHaveValue(`${TYPED.location}; ${PLACE_TEXT}`);
      expect(await sendText()).toContain(`\nLocation: ${TYPED.location}; ${PLACE_TEXT}\n${GPS_LINE}\n`);
      await expect(page.getByText("Request Sent!")).toBeVisible();
      await page.reload();
      await openLive();
      await expect(fields.location).toHaveValue("");
      await expect(fields.location).toHaveAccessibleDescription("");
    });

    test("a place older than half an hour is taken out, and is not sent", async ({ page }) => {
      await stopClock(page);
      const { fields, gps, fill, sendText } = await openLocated(page, variant);
      await fill();
      await gps.click();
      await expect(fields.location).toHaveValue(`${TYPED.location}; ${words}`);
      await page.clock.runFor(HALF_AN_HOUR + 1000);
      await expect(fields.location).toHaveValue(TYPED.location);
      await expect(fields.location).toHaveAccessibleDescription("");
      const text = await sendText();
      expect(text).toContain(`\nLocation: ${TYPED.location}\n`);
      expect(text).not.toContain("GPS");
    });
  });
}
