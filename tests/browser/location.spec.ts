import { violationsOn } from "../support/accessibility.ts";
import { expect, holdBack, stopClock, test } from "../support/browser.ts";
import {
  allowPosition,
  allowPrompt,
  BIG_DATA_CLOUD,
  GPS_LINE,
  LOCATION_HELP,
  NOMINATIM,
  PIN_STATUS,
  PLACE_TEXT,
  promptsDriver,
  stubGeocoder,
} from "../support/location.ts";
import { closeByEscape, HOME, openLocated, openRequest, SERVICE } from "../support/request.ts";
import { BUT_LOCATION, TYPED } from "../support/typed.ts";

/*
 * From the tap on "Use my GPS location" to the text message. Everything that a device, a geocoder and a driver may do
 * meanwhile: src/request/location-reducer.test.ts; all failures of a device: src/request/locate.test.ts.
 */

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

const DENIED = "Location access denied. Please enable location permissions.";
const CREDIT = "© OpenStreetMap contributors (new window)";

for (const variant of [HOME, SERVICE]) {
  const { address, geocoder } = variant;
  const isHome = variant === HOME;

  test(`${address}: refused and then allowed, the place is shown, kept over a reload, sent, and then gone`, async ({
    page,
    baseURL,
  }) => {
    const others = await stubGeocoder(page, isHome ? NOMINATIM : BIG_DATA_CLOUD, "offline");
    const asked = await stubGeocoder(page, geocoder);
    const { dialog, fields, gps, toasts, openings, ...request } = await openRequest(page, variant);
    const form = dialog.locator("form");
    await request.fill();
    await test.step("refused", async () => {
      await gps.click();
      await expect(toasts.getByRole("alert").getByRole("paragraph")).toHaveText(
        isHome ? ["Location Error", DENIED] : [],
      );
      await expect(form.getByText(DENIED)).toBeVisible();
      await expect(form.getByRole("alert")).toHaveText(isHome ? [] : [DENIED]);
      await expect(gps).toHaveText("Use my GPS location");
      await expect(gps).toBeFocused();
      await expect(fields.location).toHaveValue(TYPED.location);
      await expect(dialog.getByText(CREDIT)).toHaveCount(0);
      expect(asked).toEqual([]);
      expect(await violationsOn(page)).toEqual([]);
    });
    const words = `${TYPED.location}; ${geocoder.words}`;
    await test.step("allowed", async () => {
      await allowPosition(page.context());
      const [question] = await Promise.all([page.waitForRequest(geocoder.url), gps.click()]);
      const { referer, cookie } = await question.allHeaders();
      expect([question.method(), referer, cookie]).toEqual(["GET", `${baseURL}/`, undefined]);
      await expect(toasts).toHaveText(isHome ? `Location Found! Using: ${geocoder.words}` : "");
      await expect(form.getByText(DENIED)).toHaveCount(0);
      await expect(fields.location).toHaveValue(words);
      await expect(gps).toBeFocused();
    });
    await test.step("kept", async () => {
      await page.reload();
      await request.openLive();
      await expect(fields.location).toHaveValue(words);
      await expect(fields.location).toHaveAccessibleDescription(PIN_STATUS);
      const license = dialog.locator('a[href="https://www.openstreetmap.org/copyright"]');
      await expect(license).toHaveText(isHome ? [] : [CREDIT]);
      expect(asked).toEqual([geocoder.url]);
      expect(others).toEqual([]);
      expect(await violationsOn(page)).toEqual([]);
    });
    await test.step("sent, and gone", async () => {
      expect(await request.sendText()).toContain(`\nLocation: ${words}\n${GPS_LINE}\nDetails: `);
      await expect(toasts.getByText("Request Sent!")).toBeVisible();
      await request.open();
      await expect(fields.location).toHaveValue("");
      await expect(fields.location).toHaveAccessibleDescription(LOCATION_HELP);
      await expect.poll(request.textBody).toBe(`${variant.topic}: `);
    });
  });
}

test("a geocoder that fails or stays silent holds nothing up: the coordinates are sent", async ({ page }) => {
  await stopClock(page);
  const { fields, gps, toasts, ...request } = await openLocated(page, HOME, "offline");
  await request.fill(BUT_LOCATION);
  await gps.click();
  await expect(toasts).toHaveText(`Location Found! Using: ${PLACE_TEXT}`);
  const asked = await stubGeocoder(page, HOME.geocoder, "never");
  const gaveUp = page.waitForEvent(
    "requestfailed",
    (request) =>
      request.url().includes(HOME.geocoder.host) && request.failure()?.errorText === "net::ERR_ABORTED",
  );
  await gps.click();
  await expect(gps).toHaveText("Finding your location");
  await expect.poll(() => asked.length).toBe(1);
  expect(await request.sendText()).toContain(`\nLocation: ${PLACE_TEXT}\n${GPS_LINE}\n`);
  await gaveUp;
});

test("a permission prompt that is answered late", async ({ page }) => {
  await stopClock(page);
  await promptsDriver(page);
  const asked = await stubGeocoder(page, NOMINATIM);
  const { dialog, fields, gps, textBody, open } = await openRequest(page);
  const timedOut = dialog.locator("form").getByText("Location request timed out.");
  const press = async () => {
    await gps.click();
    await expect(gps).toHaveAttribute("aria-busy", "true");
  };
  const timeOut = async () => {
    await page.clock.runFor(30_000);
    await expect(timedOut).toBeVisible();
  };
  await test.step("after the dialog was closed: the look has ended", async () => {
    for (const wait of [async () => {}, timeOut]) {
      await press();
      await expect(gps).toBeFocused();
      await wait();
      await closeByEscape(dialog);
      await expect(page.locator("[aria-busy]")).toHaveCount(0);
      await allowPrompt(page);
      await open();
      await page.clock.runFor(1_000);
      await expect(fields.location).toHaveValue("");
      await expect(timedOut).toHaveCount(0);
    }
    expect(asked).toEqual([]);
  });
  await test.step("after its time, and a place was typed: that place stays", async () => {
    await press();
    await timeOut();
    await fields.location.fill(TYPED.location);
    await allowPrompt(page);
    await page.clock.runFor(1_000);
    await expect(fields.location).toHaveValue(TYPED.location);
    expect(await textBody()).not.toContain("GPS:");
    await expect(timedOut).toBeVisible();
  });
  await test.step("after its time: it fills in the place all the same", async () => {
    await fields.location.fill("");
    await press();
    await timeOut();
    await page.clock.runFor(60_000);
    await allowPrompt(page);
    await expect(fields.location).toHaveValue(NOMINATIM.words);
    await expect(fields.location).toHaveAccessibleDescription(PIN_STATUS);
    await expect(timedOut).toHaveCount(0);
  });
});

test("until the geocoder answers, the card shows coordinates; a late answer does not replace a typed place", async ({
  page,
}) => {
  await stopClock(page);
  await allowPosition(page.context());
  await stubGeocoder(page, NOMINATIM);
  let letAnswer = await holdBack(page, `https://${NOMINATIM.host}/**`);
  const { dialog, fields, gps, card, openCard, fill, sendText } = await openRequest(page);
  await openCard();
  await gps.click();
  await expect(fields.location).toHaveValue(PLACE_TEXT);
  await expect(card).toContainText(
    /(Near|About) .+North 32\.934 612West 97\.251 834Within 50 feet, just now/,
  );
  await fields.location.press("Home");
  letAnswer();
  await expect(fields.location).toHaveValue(NOMINATIM.words);
  await page.keyboard.type("At ");
  await expect(fields.location).toHaveValue(`At ${NOMINATIM.words}`);

  letAnswer = await holdBack(page, `https://${NOMINATIM.host}/**`);
  await fields.location.fill("");
  await gps.click();
  await expect(fields.location).toHaveValue(PLACE_TEXT);
  await fill();
  letAnswer();
  await expect(gps).not.toHaveAttribute("aria-busy");
  await expect(fields.location).toHaveValue(TYPED.location);
  await expect(card).toContainText("Not known yet");
  await expect(dialog.getByText(CREDIT)).toHaveCount(0);
  expect(await sendText()).not.toContain("GPS");
});
