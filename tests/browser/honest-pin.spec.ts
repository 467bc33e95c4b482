import type { Page } from "@playwright/test";
import { expect, stopClock, test } from "../support/browser.ts";
import { PIN_HELP, PLACE, PLACE_TEXT } from "../support/location.ts";
import { openLocated, SERVICE } from "../support/request.ts";
import { HALF_AN_HOUR, sentPanel } from "../support/sent-panel.ts";
import { BUT_LOCATION, TYPED } from "../support/typed.ts";

/*
 * How far a position can be trusted is said wherever it is shown or sent, and a poor one is made better. When one is
 * better than another, and that what is typed is never overwritten: src/request/location-reducer.test.ts.
 */

/** A place a mile away. */
const ELSEWHERE = { latitude: 32.949, longitude: -97.2518341 };
const ELSEWHERE_TEXT = "32.949000, -97.251834";

/** The dialog, with a place that the device knows but roughly, from the cell tower, and the geocoder's words for it. */
async function findRoughly(page: Page, typed = BUT_LOCATION) {
  const tower = { ...PLACE, accuracy: 2500 };
  const request = await openLocated(page, SERVICE, { display_name: "Keller" }, tower);
  await request.fill(typed);
  await request.gps.click();
  const field = request.fields.location;
  await expect(field).toHaveAccessibleDescription(
    "GPS position: within 1.6 miles, just now. Looking for a better one.",
  );
  return { ...request, field };
}

test("a rough position is shown at once, and gives way to a better one", async ({ page }) => {
  const { field, send, textBody, asked, openings } = await findRoughly(page);
  await expect(field).toHaveValue(`Keller (${PLACE_TEXT})`);
  await expect.poll(textBody).toContain("(within 1.6 miles, just now)");

  await page.context().setGeolocation({ ...ELSEWHERE, accuracy: 12.4 });
  await expect(field).toHaveAccessibleDescription(PIN_HELP);
  await expect(field).toHaveValue(`Keller (${ELSEWHERE_TEXT})`);
  expect(asked).toHaveLength(2);

  // It is good enough: the device is asked no more.
  await page.context().setGeolocation({ ...PLACE, accuracy: 1 });
  await send.click();
  await expect.poll(() => openings.length).toBe(2);
  for (const { url } of openings) {
    expect(decodeURIComponent(url)).toContain(
      `GPS: ${ELSEWHERE_TEXT} https://maps.google.com/?q=32.949000,-97.251834 (within 50 feet, just now)`,
    );
  }
});

test("one that stays rough asks for words, tells its age, and goes after half an hour", async ({ page }) => {
  await stopClock(page);
  const { field, textBody, sendText } = await findRoughly(page, TYPED);
  const asksForWords = "Add the road, your direction, and the nearest exit.";
  await page.clock.runFor(20_000);
  await expect(field).toHaveAccessibleDescription(
    `GPS position: within 1.6 miles, just now. ${asksForWords}`,
  );
  // Nor is a better one asked for any more.
  await page.context().setGeolocation({ ...ELSEWHERE, accuracy: 12 });
  await page.clock.runFor(3 * 60_000);
  await expect(field).toHaveAccessibleDescription(
    `GPS position: within 1.6 miles, 3 minutes ago. ${asksForWords}`,
  );
  expect(await textBody()).toContain("(within 1.6 miles, 3 minutes ago)");

  await page.clock.runFor(HALF_AN_HOUR);
  await expect(field).toHaveAccessibleDescription("");
  const text = await sendText();
  expect(text).toContain(`\nLocation: ${TYPED.location}\nDetails: `);
});

test("a request that is opened again later tells how old its position is by then", async ({ page }) => {
  await stopClock(page);
  const { fill, gps, card, send } = await openLocated(page, SERVICE);
  await fill(BUT_LOCATION);
  await gps.click();
  await expect(card).toBeVisible();
  await send.click();
  await page.clock.runFor(1_000);
  const text = sentPanel(page).getByRole("link", { name: "Open the text" });
  await expect(text).toHaveAttribute("href", /within%2050%20feet%2C%20just%20now/);
  await page.clock.runFor(10 * 60_000);
  await expect(text).toHaveAttribute("href", /within%2050%20feet%2C%2010%20minutes%20ago/);
});
