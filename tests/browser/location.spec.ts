import type { Page } from "@playwright/test";
import { expect, holdBack, stopClock, test, violationsOn } from "../support/browser.ts";
import {
  allowPosition,
  allowPrompt,
  BIG_DATA_CLOUD,
  GPS_LINE,
  NOMINATIM,
  PIN_STATUS,
  PLACE_TEXT,
  promptsDriver,
  stubGeocoder,
} from "../support/location.ts";
import { HOME, openLocated, openRequest, SERVICE } from "../support/request.ts";
import { BUT_LOCATION, TYPED } from "../support/typed.ts";

/*
 * From the tap on "Use my GPS location" to the text message. What becomes of each thing that a device, a geocoder and a
 * driver may do meanwhile: src/request/location-reducer.test.ts; all failures of a device: src/request/locate.test.ts.
 */

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

const DENIED = "Location access denied. Please enable location permissions.";
const CREDIT = "© OpenStreetMap contributors";

for (const variant of [HOME, SERVICE]) {
  const { address, geocoder } = variant;
  const isHome = variant === HOME;

  test(`${address}: a refused GPS is reported until it is allowed`, async ({ page }) => {
    const asked = await stubGeocoder(page, geocoder);
    const { dialog, fields, gps, toasts } = await openRequest(page, variant);
    await fields.location.fill(TYPED.location);
    await gps.click();
    const title = "Location Error";
    await expect(toasts.getByRole("alert").getByRole("paragraph")).toHaveText(isHome ? [title, DENIED] : []);
    await expect(dialog.locator("form").getByText(DENIED)).toBeVisible();
    await expect(dialog.locator("form").getByRole("alert")).toHaveText(isHome ? [] : [DENIED]);
    await expect(gps).toHaveText("Use my GPS location");
    await expect(gps).toBeFocused();
    await expect(fields.location).toHaveValue(TYPED.location);
    expect(asked).toEqual([]);
    expect(await violationsOn(page)).toEqual([]);

    await allowPosition(page.context());
    await gps.click();
    await expect(fields.location).toHaveValue(`${TYPED.location}; ${geocoder.words}`);
    await expect(dialog.locator("form").getByText(DENIED)).toHaveCount(0);
  });

  test(`${address}: the place found is shown, kept over a reload, sent, and then gone`, async ({
    page,
    baseURL,
  }) => {
    const others = await stubGeocoder(page, isHome ? NOMINATIM : BIG_DATA_CLOUD, "offline");
    const { dialog, fields, gps, toasts, asked, openings, ...request } = await openLocated(page, variant);
    await request.fill(BUT_LOCATION);
    await expect(dialog.getByText(CREDIT)).toHaveCount(0);
    expect(asked).toEqual([]);

    const [question] = await Promise.all([page.waitForRequest(geocoder.url), gps.click()]);
    const { referer, cookie } = await question.allHeaders();
    expect([question.method(), referer, cookie]).toEqual(["GET", `${baseURL}/`, undefined]);
    await expect(gps).toBeFocused();
    await expect(toasts).toHaveText(isHome ? `Location Found! Using: ${geocoder.words}` : "");
    await expect(fields.location).toHaveValue(geocoder.words);
    await page.reload();
    await request.openLive();
    await expect(fields.location).toHaveValue(geocoder.words);
    await expect(fields.location).toHaveAccessibleDescription(PIN_STATUS);
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
    openings.length = 0;
    expect(await request.sendText()).not.toContain("GPS");
  });
}

test("a geocoder that fails or stays silent holds nothing up: the coordinates are sent", async ({ page }) => {
  await stopClock(page);
  const { fields, gps, toasts, ...request } = await openLocated(page, HOME, "offline");
  await request.fill(BUT_LOCATION);
  await gps.click();
  await expect(toasts).toHaveText(`Location Found! Using: ${PLACE_TEXT}`);
  await stubGeocoder(page, HOME.geocoder, "never");
  const gaveUp = page.waitForEvent(
    "requestfailed",
    (asked) => asked.url().includes(HOME.geocoder.host) && asked.failure()?.errorText === "net::ERR_ABORTED",
  );
  await gps.click();
  await expect(gps).toHaveText("Finding your location");
  expect(await request.sendText()).toContain(`\nLocation: ${PLACE_TEXT}\n${GPS_LINE}\n`);
  await gaveUp;
});

test("closing before the device answers ends the look", async ({ page }) => {
  await promptsDriver(page);
  const asked = await stubGeocoder(page, NOMINATIM);
  const { dialog, fields, gps, open } = await openRequest(page);
  await gps.click();
  await expect(gps).toHaveAttribute("aria-busy", "true");
  await expect(gps).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  await allowPrompt(page);

  await open();
  await expect(fields.location).toHaveValue("");
  expect(asked).toEqual([]);
  await gps.click();
  await allowPrompt(page);
  await expect(fields.location).toHaveValue(NOMINATIM.words);
});

test.describe("while a name is asked for", () => {
  /** The coordinates are in the field, and the geocoder is being asked. */
  async function openNaming(page: Page) {
    await stubGeocoder(page, NOMINATIM);
    const letAnswer = await holdBack(page, `https://${NOMINATIM.host}/**`);
    await allowPosition(page.context());
    const request = await openRequest(page);
    await request.gps.click();
    await expect(request.fields.location).toHaveValue(PLACE_TEXT);
    return { ...request, letAnswer };
  }

  test("the card says where, to read aloud", async ({ page }) => {
    const { card, openCard } = await openNaming(page);
    await openCard();
    await expect(card).toContainText(
      /(Near|About) .+North 32\.934 612West 97\.251 834Within 50 feet, just now/,
    );
    await card.scrollIntoViewIfNeeded();
    expect(await violationsOn(page)).toEqual([]);
  });

  test("words leave the caret where it is", async ({ page }) => {
    await stopClock(page);
    const { fields, letAnswer } = await openNaming(page);
    await fields.location.press("Home");
    letAnswer();
    await expect(fields.location).toHaveValue(NOMINATIM.words);
    await page.keyboard.type("At ");
    await expect(fields.location).toHaveValue(`At ${NOMINATIM.words}`);
  });

  test("a place typed over is found no more, nor filled in or sent", async ({ page }) => {
    await stopClock(page);
    const { dialog, fields, gps, card, openCard, letAnswer, fill, sendText } = await openNaming(page);
    await openCard();
    await fill();
    letAnswer();
    await expect(gps).toBeEnabled();
    await expect(fields.location).toHaveValue(TYPED.location);
    await expect(card).toContainText("Not known yet");
    await expect(dialog.getByText("Location filled in")).toHaveCount(0);
    await expect(dialog.getByText(CREDIT)).toHaveCount(0);
    expect(await sendText()).not.toContain("GPS");
  });
});
