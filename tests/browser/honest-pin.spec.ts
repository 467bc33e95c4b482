import type { Page } from "@playwright/test";
import { expect, SECOND_LAUNCH, stopClock, test } from "../support/browser.ts";
import { remembersPosition } from "../support/device-location.ts";
import { PIN_HELP, PLACE, PLACE_TEXT } from "../support/location.ts";
import { openLocated, SERVICE } from "../support/request.ts";
import { BUT_LOCATION } from "../support/typed.ts";

/* How far a position can be trusted is said wherever it is shown or sent, and a poor one is made better. */

test.use({ expectedErrors: new RegExp(`${SECOND_LAUNCH.source}|ERR_INTERNET_DISCONNECTED`) });

/** What a phone knows at first: the cell tower. */
const TOWER = { ...PLACE, accuracy: 2500 };
const TOWER_HELP = "GPS position: within 1.6 miles, just now.";
const ASKS_FOR_WORDS = "Add the road, your direction, and the nearest exit.";

/** A place a mile away. */
const ELSEWHERE = { latitude: 32.949, longitude: -97.2518341 };
const ELSEWHERE_TEXT = "32.949000, -97.251834";

/** The dialog, with a place that the device knows but roughly, and the geocoder's words for it. */
async function findRoughly(page: Page) {
  const answer = { body: JSON.stringify({ display_name: "Keller" }) };
  const request = await openLocated(page, SERVICE, answer, TOWER);
  const field = request.fields.location;
  await request.gps.click();
  await expect(field).toHaveValue(`Keller (${PLACE_TEXT})`);
  await expect(field).toHaveAccessibleDescription(`${TOWER_HELP} Looking for a better one.`);
  return { ...request, field };
}

test("a rough position is shown at once, and gives way to a better one", async ({ page }) => {
  const { field, fill, send, textBody, asked, openings } = await findRoughly(page);
  await expect.poll(textBody).toContain("(within 1.6 miles, just now)");

  await page.context().setGeolocation({ ...ELSEWHERE, accuracy: 12.4 });
  await expect(field).toHaveAccessibleDescription(PIN_HELP);
  await expect(field).toHaveValue(`Keller (${ELSEWHERE_TEXT})`);
  expect(asked).toHaveLength(2);

  // It is good enough: the device is asked no more.
  await page.context().setGeolocation({ ...PLACE, accuracy: 1 });
  await fill(BUT_LOCATION);
  await send.click();
  await expect.poll(() => openings.length).toBe(2);
  for (const { url } of openings) {
    expect(decodeURIComponent(url)).toContain(
      `GPS: ${ELSEWHERE_TEXT} https://maps.google.com/?q=32.949000,-97.251834 (within 50 feet, just now)`,
    );
  }
});

test("a position that stays rough asks for words after 20 seconds", async ({ page }) => {
  await stopClock(page);
  const { field, fill, sendText } = await findRoughly(page);
  await page.clock.runFor(20_000);
  await expect(field).toHaveAccessibleDescription(`${TOWER_HELP} ${ASKS_FOR_WORDS}`);
  await page.context().setGeolocation({ ...ELSEWHERE, accuracy: 12 });
  await fill(BUT_LOCATION);
  expect(await sendText()).toContain("(within 1.6 miles, just now)");
});

test("a position from memory says how old it is, and gives way to one of now", async ({ page }) => {
  await remembersPosition(page, 4 * 60_000);
  const { fields, gps, textBody } = await openLocated(page, SERVICE, "offline", TOWER);
  await gps.click();
  await expect(fields.location).toHaveAccessibleDescription(
    "GPS position: within 50 feet, 4 minutes ago. Looking for a better one.",
  );
  expect(await textBody()).toContain("(within 50 feet, 4 minutes ago)");
  await page.context().setGeolocation({ ...ELSEWHERE, accuracy: 60 });
  await expect(fields.location).toHaveAccessibleDescription(/^GPS position: within 200 feet, just now\./);
  await expect(fields.location).toHaveValue(ELSEWHERE_TEXT);
});

test("a position that gets old while the page is open says so, and asks for words", async ({ page }) => {
  await stopClock(page);
  const { fields, gps } = await openLocated(page, SERVICE, "offline");
  await gps.click();
  await expect(fields.location).toHaveAccessibleDescription(PIN_HELP);
  await page.clock.runFor(3 * 60_000);
  await expect(fields.location).toHaveAccessibleDescription(
    `GPS position: within 50 feet, 3 minutes ago. ${ASKS_FOR_WORDS}`,
  );
});

test("what is typed is never overwritten by a better position", async ({ page }) => {
  const { field, textBody } = await findRoughly(page);
  await field.press("End");
  await field.pressSequentially(", under the bridge");
  await page.context().setGeolocation({ ...ELSEWHERE, accuracy: 12 });
  await expect(field).toHaveAccessibleDescription(`${TOWER_HELP} ${ASKS_FOR_WORDS}`);
  await expect(field).toHaveValue(`Keller (${PLACE_TEXT}), under the bridge`);
  expect(await textBody()).toContain(`GPS: ${PLACE_TEXT}`);
});
