import { expect, SECOND_LAUNCH, test, violationsOn } from "../support/browser.ts";
import {
  answerPrompt,
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

test.use({ expectedErrors: new RegExp(`${SECOND_LAUNCH.source}|ERR_INTERNET_DISCONNECTED`) });

const DENIED = "Location access denied. Please enable location permissions.";
const CREDIT = "© OpenStreetMap contributors";

/** Two of the messages of the specification, on the home page and on others; all: src/request/location-messages.test.ts. */
const FAILURES = [
  ["denied", refusesPosition, "Location Error", DENIED, DENIED],
  [
    "not there",
    knowsNoGeolocation,
    "GPS Not Available",
    "Your device doesn't support location services.",
    "Geolocation is not supported by this browser",
  ],
] as const;

for (const variant of [HOME, SERVICE]) {
  const { address, geocoder } = variant;
  const isHome = variant === HOME;

  for (const [device, prepare, title, homeText, serviceText] of FAILURES) {
    test(`${address}: GPS ${device} is told`, async ({ page }) => {
      await prepare(page);
      const asked = await stubGeocoder(page, geocoder);
      const { dialog, fields, gps, toasts } = await openRequest(page, variant);
      await fields.location.fill(TYPED.location);
      await gps.click();
      const text = isHome ? homeText : serviceText;
      await expect(toasts.getByRole("alert").getByRole("paragraph")).toHaveText(isHome ? [title, text] : []);
      await expect(dialog.locator("form").getByText(text, { exact: true })).toBeVisible();
      await expect(dialog.locator("form").getByRole("alert")).toHaveText(isHome ? [] : [text]);
      await expect(gps).toHaveText("Use my GPS location");
      await expect(gps).toBeEnabled();
      await expect(gps).toBeFocused();
      await expect(fields.location).toHaveValue(TYPED.location);
      expect(asked).toEqual([]);
      expect(await violationsOn(page)).toEqual([]);
      if (device !== "denied") return;
      // Allowed meanwhile, the next look takes the message away.
      await allowPosition(page.context());
      await gps.click();
      await expect(fields.location).toHaveValue(`${TYPED.location}; ${geocoder.words}`);
      await expect(dialog.locator("form").getByText(text, { exact: true })).toHaveCount(0);
    });
  }

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

  test(`${address}: closing before the device answers ends the look`, async ({ page }) => {
    await promptsDriver(page);
    const asked = await stubGeocoder(page, geocoder);
    const request = await openRequest(page, variant);
    const { dialog, fields, gps, toasts } = request;
    await gps.click();
    await expect(gps).toHaveAttribute("aria-busy", "true");
    await expect(gps).toBeFocused();
    await expect(dialog.locator("form").getByRole("status").first()).toHaveText("Looking for your position");
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

  test(`${address}: a geocoder that fails or stays silent holds nothing up: the coordinates are sent`, async ({
    page,
  }) => {
    const request = await openLocated(page, variant, "offline");
    const { fields, gps, toasts } = request;
    await request.fill(BUT_LOCATION);
    await gps.click();
    await expect(toasts).toHaveText(isHome ? `Location Found! Using: ${PLACE_TEXT}` : "");
    await expect(fields.location).toHaveValue(PLACE_TEXT);
    await stubGeocoder(page, geocoder, "never");
    const gaveUp = page.waitForEvent(
      "requestfailed",
      (asked) => asked.url().includes(geocoder.host) && asked.failure()?.errorText === "net::ERR_ABORTED",
    );
    await gps.click();
    await expect(gps).toHaveText("Finding your location");
    expect(await request.sendText()).toContain(`\nLocation: ${PLACE_TEXT}\n${GPS_LINE}\n`);
    await gaveUp;
  });
}
