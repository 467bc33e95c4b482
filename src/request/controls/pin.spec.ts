import { expect, goBack, HALF_AN_HOUR, stopClock, test } from "../../../tests/support/browser.ts";
import {
  allowPosition,
  PAGE_GEOCODER,
  PIN_STATUS,
  PLACE,
  PLACE_TEXT,
  stubGeocoder,
} from "../../../tests/support/location.ts";
import { openHelp, openLocated, SERVICE } from "../../../tests/support/request.ts";
import { TYPED } from "../../../tests/support/typed.ts";
import { LOCATION_LINE } from "../rules/location-words.ts";

/* The pin, from GPS to what is sent. Events in any order: location-reducer.test.ts. */

/** A place a mile away. */
const ELSEWHERE = { latitude: 32.949, longitude: -97.2518341, accuracy: 12.4 };
const ELSEWHERE_TEXT = "32.949000, -97.251834";

/** A rough position, from a cell tower. */
const TOWER = { ...PLACE, accuracy: 2500 };

const { words } = PAGE_GEOCODER;

test("typing never touches the pin, also over a reload; Remove takes it with the words that it filled in", async ({
  page,
}) => {
  const { fields, gps, line, locate, remove, textBody, openLive } = await openLocated(page, SERVICE);
  const field = fields.location;
  await locate();
  await field.fill("");
  await expect.poll(textBody).toContain(`\nGPS: ${PLACE_TEXT} `);
  await page.reload();
  await openLive();
  await expect(field).toHaveValue("");
  await expect(line).toContainText(PIN_STATUS);

  await gps.click();
  await expect(field).toHaveValue(words);
  await remove.press("Enter");
  await expect(field).toHaveValue("");
  await expect(gps).toBeFocused();
  await expect(field).toHaveAccessibleDescription(LOCATION_LINE.help);
  await expect.poll(textBody).not.toContain("GPS:");
  await page.reload();
  await openLive();
  await expect(fields.name).toHaveValue(TYPED.name);
  await expect(field).toHaveAccessibleDescription(LOCATION_LINE.help);
});

test("a rough position is attached at once, shows its age, and expires with its words; a better one replaces it", async ({
  page,
}) => {
  await stopClock(page);
  const request = await openLocated(page, SERVICE, undefined, TOWER);
  const { fields, gps, line, textBody } = request;
  await request.locate();
  await expect(line).toContainText("Add exit: GPS only good to 1.6 miles, just now");
  await page.clock.runFor(20_000);
  // The device is no longer asked for a better position.
  await page.context().setGeolocation(ELSEWHERE);
  await page.clock.runFor(3 * 60_000);
  await expect(line).toContainText("Add exit: GPS only good to 1.6 miles, 3 min ago");
  await expect.poll(textBody).toContain("(within 1.6 miles, 3 min ago)");
  await page.clock.runFor(HALF_AN_HOUR);
  await expect(fields.location).toHaveAccessibleDescription(LOCATION_LINE.expired);
  await expect(fields.location).toHaveValue("");
  await expect.poll(textBody).not.toContain("Location:");

  await page.context().setGeolocation(TOWER);
  await gps.click();
  await expect.poll(textBody).toContain("(within 1.6 miles, just now)");
  await page.context().setGeolocation(ELSEWHERE);
  await expect(line).toContainText(PIN_STATUS);
  await expect(fields.location).toHaveValue(words.replace(PLACE_TEXT, ELSEWHERE_TEXT));
  // With it, a blank location field is filled in enough.
  await fields.location.fill("");
  expect(await request.sendText()).toContain(
    `GPS: ${ELSEWHERE_TEXT} https://maps.google.com/?q=32.949000,-97.251834 (within 50 feet, just now)`,
  );
});

test("three hours later, after Back, an untouched form says that GPS expired, and only edited words are left", async ({
  page,
}) => {
  await page.clock.install();
  await allowPosition(page.context());
  await stubGeocoder(page, PAGE_GEOCODER);
  const { location } = (await openHelp(page)).fields;
  await page.getByRole("button", { name: "Use my GPS location" }).click();
  await expect(location).toHaveValue(words);
  await location.fill(`${words}, lot B`);
  await page.goto("/terms");
  await page.clock.fastForward(6 * HALF_AN_HOUR);
  await goBack(page);
  await expect(location).toHaveAccessibleDescription(LOCATION_LINE.expired);
  await expect(location).toHaveValue(`${words}, lot B`);
});
