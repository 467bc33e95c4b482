import type { Page } from "@playwright/test";
import { expect, SECOND_LAUNCH, stopClock, test } from "../support/browser.ts";
import { remembersPosition } from "../support/device-location.ts";
import { openLocation, PIN_HELP } from "../support/location.ts";
import {
  allowPosition,
  fillRequest,
  NOMINATIM,
  openDialog,
  PLACE,
  SERVICE,
  stubGeocoder,
  TYPED,
  watchOpenings,
} from "../support/request.ts";

/* How far a position can be trusted is said wherever it is shown or sent, and a poor one is made better. */

test.use({ expectedErrors: new RegExp(`${SECOND_LAUNCH.source}|ERR_INTERNET_DISCONNECTED`) });

/** What a phone knows at first: the cell tower. */
const TOWER = { ...PLACE, accuracy: 2500 };
const TOWER_HELP = "GPS position: within 1.6 miles, just now. Looking for a better one.";
const ASKS_FOR_WORDS = "Add the road, your direction and the nearest exit.";

/** A place a mile away. */
const ELSEWHERE = { latitude: 32.949, longitude: -97.2518341 };
const ELSEWHERE_TEXT = "32.949000, -97.251834";

/** The dialog, with a place that the device knows but roughly, and the geocoder's words for it. */
async function findRoughly(page: Page) {
  await allowPosition(page.context(), TOWER);
  const asked = await stubGeocoder(page, NOMINATIM, { body: JSON.stringify({ display_name: "Keller" }) });
  const openings = await watchOpenings(page);
  const location = await openLocation(page, SERVICE);
  await location.button.click();
  await expect(location.field).toHaveValue("Keller (32.934612, -97.251834)");
  await expect(location.field).toHaveAccessibleDescription(TOWER_HELP);
  return { ...location, asked, openings };
}

async function textOf(page: Page): Promise<string> {
  const href = await page
    .getByRole("dialog")
    .getByRole("link", { name: /^Text what/ })
    .getAttribute("href");
  return decodeURIComponent(href ?? "");
}

test("a rough position is shown at once, and a better one takes its place, words and all", async ({
  page,
}) => {
  const { field, dialog, asked, openings } = await findRoughly(page);
  await expect.poll(() => textOf(page)).toContain("(within 1.6 miles, just now)");

  await page.context().setGeolocation({ ...ELSEWHERE, accuracy: 12.4 });
  await expect(field).toHaveAccessibleDescription(PIN_HELP);
  await expect(field).toHaveValue(`Keller (${ELSEWHERE_TEXT})`);
  expect(asked).toHaveLength(2);

  // It is good enough: the device is asked no more.
  await page.context().setGeolocation({ ...PLACE, accuracy: 1 });
  await fillRequest(dialog, { ...TYPED, location: "" });
  await dialog.getByRole("button", { name: "Send Request" }).click();
  await expect.poll(() => openings.length).toBe(2);
  for (const { url } of openings) {
    expect(decodeURIComponent(url)).toContain(
      `GPS: ${ELSEWHERE_TEXT} https://maps.google.com/?q=32.949000,-97.251834 (within 50 feet, just now)`,
    );
  }
});

test("a position that stays rough asks for words after 20 seconds, and holds back nothing", async ({
  page,
}) => {
  await stopClock(page);
  const { field, dialog, openings } = await findRoughly(page);
  await page.clock.runFor(20_000);
  await expect(field).toHaveAccessibleDescription(
    `GPS position: within 1.6 miles, just now. ${ASKS_FOR_WORDS}`,
  );
  await page.context().setGeolocation({ ...ELSEWHERE, accuracy: 12 });
  await fillRequest(dialog, { ...TYPED, location: "" });
  await dialog.getByRole("button", { name: "Send Request" }).click();
  await expect.poll(() => openings.length).toBe(1);
  expect(decodeURIComponent(openings[0]?.url ?? "")).toContain("(within 1.6 miles, just now)");
});

test("a position from memory says how old it is, and gives way to one of now", async ({ page }) => {
  await remembersPosition(page, 4 * 60_000);
  await allowPosition(page.context(), TOWER);
  await stubGeocoder(page, NOMINATIM, "offline");
  const { field, button } = await openLocation(page, SERVICE);
  await button.click();
  await expect(field).toHaveAccessibleDescription(
    "GPS position: within 50 feet, 4 minutes ago. Looking for a better one.",
  );
  expect(await textOf(page)).toContain("(within 50 feet, 4 minutes ago)");
  await page.context().setGeolocation({ ...ELSEWHERE, accuracy: 60 });
  await expect(field).toHaveAccessibleDescription(/^GPS position: within 200 feet, just now\./);
  await expect(field).toHaveValue(ELSEWHERE_TEXT);
});

test("a position that gets old while the page is open says so, and asks for words", async ({ page }) => {
  await stopClock(page);
  await allowPosition(page.context());
  await stubGeocoder(page, NOMINATIM, "offline");
  const { field, button } = await openLocation(page, SERVICE);
  await button.click();
  await expect(field).toHaveAccessibleDescription(PIN_HELP);
  await page.clock.runFor(3 * 60_000);
  await expect(field).toHaveAccessibleDescription(
    `GPS position: within 50 feet, 3 minutes ago. ${ASKS_FOR_WORDS}`,
  );
});

test("what is typed is never overwritten by a better position", async ({ page }) => {
  const { field } = await findRoughly(page);
  await field.press("End");
  await field.pressSequentially(", under the bridge");
  await page.context().setGeolocation({ ...ELSEWHERE, accuracy: 12 });
  await expect(field).toHaveAccessibleDescription(
    `GPS position: within 1.6 miles, just now. ${ASKS_FOR_WORDS}`,
  );
  await expect(field).toHaveValue("Keller (32.934612, -97.251834), under the bridge");
  expect(await textOf(page)).toContain("GPS: 32.934612, -97.251834");
});

test("after closing the dialog nothing is made better", async ({ page }) => {
  const { field, dialog } = await findRoughly(page);
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.context().setGeolocation({ ...ELSEWHERE, accuracy: 12 });
  await openDialog(page, SERVICE.opener);
  await expect(field).toHaveValue("Keller (32.934612, -97.251834)");
  await expect(field).toHaveAccessibleDescription(/^GPS position: within 1\.6 miles/);
});
