import { expect, SECOND_LAUNCH, stopClock, test, violationsOn } from "../support/browser.ts";
import {
  answerPrompt,
  failsWith,
  hasNoPosition,
  knowsNoGeolocation,
  promptsDriver,
  refusesPosition,
} from "../support/device-location.ts";
import {
  allowPosition,
  BIG_DATA_CLOUD,
  GPS_LINE,
  NOMINATIM,
  PIN_HELP,
  PLACE_TEXT,
  stubGeocoder,
} from "../support/location.ts";
import { HOME, openLocated, openRequest, SERVICE } from "../support/request.ts";
import { BUT_LOCATION, TYPED } from "../support/typed.ts";

test.use({ expectedErrors: SECOND_LAUNCH });

const DENIED = "Location access denied. Please enable location permissions.";
const TIMED_OUT = "Location request timed out.";
const CREDIT = "© OpenStreetMap contributors";

/** The messages of the specification, on the home page and on others. */
const FAILURES = [
  ["denied", refusesPosition, DENIED, DENIED],
  [
    "unavailable",
    hasNoPosition,
    "Location information is unavailable.",
    "Location information is unavailable.",
  ],
  ["timed out", failsWith(3), TIMED_OUT, TIMED_OUT],
  ["failed in another way", failsWith(0), "Unable to get your location.", "Unable to retrieve location."],
  [
    "not there",
    knowsNoGeolocation,
    "Your device doesn't support location services.",
    "Geolocation is not supported by this browser",
  ],
] as const;

for (const variant of [HOME, SERVICE]) {
  const { address, geocoder } = variant;
  const isHome = variant === HOME;

  for (const [device, prepare, homeText, serviceText] of FAILURES) {
    test(`${address}: GPS ${device} is told`, async ({ page }) => {
      await prepare(page);
      const asked = await stubGeocoder(page, geocoder);
      const { dialog, fields, gps, toasts } = await openRequest(page, variant);
      await fields.location.fill(TYPED.location);
      await gps.click();
      const text = isHome ? homeText : serviceText;
      const title = device === "not there" ? "GPS Not Available" : "Location Error";
      await expect(toasts.getByRole("alert").getByRole("paragraph")).toHaveText(isHome ? [title, text] : []);
      await expect(dialog.locator("form").getByText(text, { exact: true })).toBeVisible();
      await expect(dialog.locator("form").getByRole("alert")).toHaveText(isHome ? [] : [text]);
      await expect(gps).toHaveText("Use my GPS location");
      await expect(gps).toBeEnabled();
      await expect(gps).toBeFocused();
      await expect(fields.location).toHaveValue(TYPED.location);
      expect(asked).toEqual([]);
    });
  }

  test(`${address}: a failure is accessible, and gone with the next look`, async ({ page }) => {
    await stubGeocoder(page, geocoder);
    const { dialog, fields, gps } = await openRequest(page, variant);
    await gps.click();
    const message = dialog.locator("form").getByText(DENIED);
    await expect(message).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await allowPosition(page.context());
    await gps.click();
    await expect(fields.location).toHaveValue(geocoder.words);
    await expect(message).toHaveCount(0);
  });

  test(`${address}: the place found is told, sent, and gone then`, async ({ page, baseURL }) => {
    const others = await stubGeocoder(page, isHome ? NOMINATIM : BIG_DATA_CLOUD, "offline");
    const request = await openLocated(page, variant);
    const { dialog, fields, gps, toasts, asked } = request;
    await request.fill(BUT_LOCATION);
    await expect(dialog.getByText(CREDIT)).toHaveCount(0);
    expect(asked).toEqual([]);

    const [question] = await Promise.all([page.waitForRequest(geocoder.url), gps.click()]);
    const { referer, cookie } = await question.allHeaders();
    expect([question.method(), referer, cookie]).toEqual(["GET", `${baseURL}/`, undefined]);
    await expect(fields.location).toHaveValue(geocoder.words);
    await expect(fields.location).toHaveAccessibleDescription(PIN_HELP);
    await expect(gps).toBeEnabled();
    await expect(gps).toBeFocused();
    await expect(toasts).toHaveText(isHome ? `Location Found! Using: ${geocoder.words}` : "");
    const license = dialog.locator('a[href="https://www.openstreetmap.org/copyright"]');
    await expect(license).toHaveText(isHome ? [] : [CREDIT]);
    expect(asked).toEqual([geocoder.url]);
    expect(others).toEqual([]);
    expect(await violationsOn(page)).toEqual([]);

    expect(await request.sendText()).toContain(`\nLocation: ${geocoder.words}\n${GPS_LINE}\nDetails: `);
    await expect(toasts.getByText("Request Sent!")).toBeVisible();
    await request.open();
    await expect(fields.location).toHaveValue("");
    await expect(fields.location).toHaveAccessibleDescription("");
    await request.fill();
    request.openings.length = 0;
    expect(await request.sendText()).not.toContain("GPS");
  });

  test(`${address}: the device is asked as specified, for 30 seconds`, async ({ page }) => {
    await promptsDriver(page);
    await stopClock(page);
    const { dialog, fields, gps, toasts } = await openRequest(page, variant);
    await gps.click();
    await expect(gps).toHaveAttribute("aria-busy", "true");
    await expect(dialog.locator("form").getByRole("status")).toHaveText("Looking for your position");
    const options = await page.locator("html").getAttribute("data-asked-for");
    expect(JSON.parse(options ?? "")).toEqual({
      enableHighAccuracy: true,
      timeout: 10_000,
      maximumAge: 300_000,
    });
    await page.clock.runFor(25_000);
    await expect(gps).toHaveText("Finding your location");
    await page.clock.runFor(5_000);
    await expect(gps).toBeEnabled();
    const place = isHome ? toasts.getByRole("alert") : dialog.locator("form");
    await expect(place.getByText(TIMED_OUT, { exact: true })).toBeVisible();
    await answerPrompt(page, "allow");
    await expect(fields.location).toHaveValue("");
    await expect(gps).not.toHaveAttribute("aria-busy");
  });

  test(`${address}: closing before the device answers ends the look`, async ({ page }) => {
    await promptsDriver(page);
    const asked = await stubGeocoder(page, geocoder);
    const request = await openRequest(page, variant);
    const { dialog, fields, gps, toasts } = request;
    await gps.click();
    await expect(gps).toBeDisabled();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    await answerPrompt(page, "allow");

    await request.open();
    await expect(gps).toBeEnabled();
    await expect(fields.location).toHaveValue("");
    await expect(toasts).toHaveText("");
    expect(asked).toEqual([]);
    await gps.click();
    await answerPrompt(page, "allow");
    await expect(fields.location).toHaveValue(geocoder.words);
  });

  test(`${address}: closing before the geocoder answers cancels it`, async ({ page }) => {
    const request = await openLocated(page, variant, "never");
    const { dialog, fields, gps, toasts } = request;
    await gps.click();
    await expect(fields.location).toHaveValue(PLACE_TEXT);
    const cancelled = page.waitForEvent("requestfailed");
    await request.close.click();
    expect((await cancelled).failure()?.errorText).toBe("net::ERR_ABORTED");
    await request.open();
    await expect(gps).toBeEnabled();
    await expect(fields.location).toHaveValue(PLACE_TEXT);
    await expect(fields.location).toHaveAccessibleDescription(PIN_HELP);
    await expect(toasts).toHaveText("");
    await expect(dialog.getByText(CREDIT)).toHaveCount(0);
  });
}
