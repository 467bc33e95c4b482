import { expect, test } from "../support/browser.ts";
import {
  type Answer,
  BIG_DATA_CLOUD,
  GPS_LINE,
  NOMINATIM,
  PLACE_TEXT,
  stubGeocoder,
} from "../support/location.ts";
import { HOME, openLocated, SERVICE } from "../support/request.ts";
import { BUT_LOCATION } from "../support/typed.ts";

// Chromium logs every answer that is no success.
test.use({ expectedErrors: /^Not allowed to launch|^Failed to load/ });

/** Good words in all the fields that are read, so that only the fault makes them unusable. */
const GOOD = JSON.stringify({ ...BIG_DATA_CLOUD.answer, ...NOMINATIM.answer });

/** Every kind of answer is in src/request/geocoder.test.ts; these stand for what a phone meets. */
const FAULTS: Readonly<Record<string, Answer>> = {
  "status 500": { status: 500, body: GOOD },
  "a captive portal": {
    body: "<!doctype html><title>Sign in to the Wi-Fi</title>",
    contentType: "text/html",
  },
  "an answer cut off": { body: GOOD.slice(0, 40) },
  nothing: { body: "{}" },
  "wrong types": { body: '{"display_name":{"en":"Keller"},"locality":["Keller"],"postcode":76248}' },
  offline: "offline",
};

for (const variant of [HOME, SERVICE]) {
  const { host } = variant.geocoder;
  const found = variant === HOME ? `Location Found! Using: ${PLACE_TEXT}` : "";

  test(`${host} answers with anything else: the coordinates are sent`, async ({ page }) => {
    const request = await openLocated(page, variant);
    const { dialog, fields, gps, toasts } = request;
    await request.fill(BUT_LOCATION);
    for (const [fault, answer] of Object.entries(FAULTS)) {
      await test.step(fault, async () => {
        await fields.location.fill("");
        const asked = await stubGeocoder(page, variant.geocoder, answer);
        await gps.click();
        await expect.poll(() => asked.length).toBe(1);
        await expect(gps).toHaveText("Use my GPS location");
        await expect(fields.location).toHaveValue(PLACE_TEXT);
        await expect(dialog.locator("form").getByRole("alert")).toHaveText(variant === HOME ? [] : "");
        await expect(dialog.getByText("OpenStreetMap")).toHaveCount(0);
        await expect(toasts).toHaveText(found);
        if (found) await toasts.getByRole("button", { name: "Dismiss" }).click();
        await expect(toasts).toHaveText("");
      });
    }
    expect(await request.sendText()).toContain(`\nLocation: ${PLACE_TEXT}\n${GPS_LINE}\n`);
  });

  test(`${host} never answers: the coordinates are sent`, async ({ page }) => {
    const request = await openLocated(page, variant, "never");
    const { fields, gps, toasts } = request;
    await request.fill(BUT_LOCATION);
    const gaveUp = page.waitForEvent("requestfailed", (request) => request.url().includes(host));
    await gps.click();
    await expect(fields.location).toHaveValue(PLACE_TEXT);
    await expect(gps).toHaveText("Finding your location");
    expect(await request.sendText()).toContain(`\n${GPS_LINE}\n`);
    await expect(toasts.getByText("Request Sent!")).toBeVisible();
    expect((await gaveUp).failure()?.errorText).toBe("net::ERR_ABORTED");
    await request.open();
    await expect(fields.location).toHaveValue("");
    await expect(gps).toBeEnabled();
  });
}
