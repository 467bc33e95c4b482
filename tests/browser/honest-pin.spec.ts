import type { Page } from "@playwright/test";
import { expect, stopClock, test, violationsOn } from "../support/browser.ts";
import { PIN_STATUS, PLACE, PLACE_TEXT } from "../support/location.ts";
import { ASKS, EXPIRED, findPrecisely } from "../support/pin.ts";
import { HOME, openLocated, SERVICE } from "../support/request.ts";
import { HALF_AN_HOUR, sentPanel } from "../support/sent-panel.ts";
import { BUT_LOCATION, TYPED } from "../support/typed.ts";

/*
 * The pin: the device's position, which goes with the request beside the words of the location field. How far it can be
 * trusted is said wherever it is shown or sent, and a poor one is made better. What any order of events makes of it:
 * src/request/location-reducer.test.ts.
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
    "GPS position attached: within 1.6 miles, just now. Looking for a better one.",
  );
  return { ...request, field };
}

test("a rough position is attached at once, and gives way to a better one", async ({ page }) => {
  const { field, send, textBody, asked, openings } = await findRoughly(page);
  await expect(field).toHaveValue(`Keller (${PLACE_TEXT})`);
  await expect.poll(textBody).toContain("(within 1.6 miles, just now)");

  await page.context().setGeolocation({ ...ELSEWHERE, accuracy: 12.4 });
  await expect(field).toHaveAccessibleDescription(PIN_STATUS);
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

test("words that the driver adds, as a rough position asks, do not stop a better one", async ({ page }) => {
  const { field, textBody } = await findRoughly(page);
  await field.press("End");
  await page.keyboard.type(", exit 52");
  await page.context().setGeolocation({ ...ELSEWHERE, accuracy: 12.4 });
  await expect(field).toHaveAccessibleDescription(PIN_STATUS);
  await expect(field).toHaveValue(`Keller (${PLACE_TEXT}), exit 52`);
  await expect.poll(textBody).toContain(`GPS: ${ELSEWHERE_TEXT} `);
});

test("one that stays rough asks for words, says its age, and goes after half an hour", async ({ page }) => {
  await stopClock(page);
  const { field, textBody, sendText } = await findRoughly(page, TYPED);
  await page.clock.runFor(20_000);
  await expect(field).toHaveAccessibleDescription(
    `GPS position attached: within 1.6 miles, just now. ${ASKS}`,
  );
  // Nor is a better one asked for any more.
  await page.context().setGeolocation({ ...ELSEWHERE, accuracy: 12 });
  await page.clock.runFor(3 * 60_000);
  await expect(field).toHaveAccessibleDescription(
    `GPS position attached: within 1.6 miles, 3 minutes ago. ${ASKS}`,
  );
  expect(await textBody()).toContain("(within 1.6 miles, 3 minutes ago)");
  await expect(field).toHaveValue(`${TYPED.location}; Keller (${PLACE_TEXT})`);

  await page.clock.runFor(HALF_AN_HOUR);
  await expect(field).toHaveValue(TYPED.location);
  await expect(field).toHaveAccessibleDescription(
    `${EXPIRED} with the words it filled in. Use GPS again for a new one.`,
  );
  expect(await sendText()).toContain(`\nLocation: ${TYPED.location}\nDetails: `);
});

test("a request that is opened again later says how old its position is by then", async ({ page }) => {
  await stopClock(page);
  const { send } = await findPrecisely(page);
  await send.click();
  await page.clock.runFor(1_000);
  const text = sentPanel(page).getByRole("link", { name: "Open the text" });
  await expect(text).toHaveAttribute("href", /within%2050%20feet%2C%20just%20now/);
  await page.clock.runFor(10 * 60_000);
  await expect(text).toHaveAttribute("href", /within%2050%20feet%2C%2010%20minutes%20ago/);
});

test.describe("the card to read aloud, and the line below the field", () => {
  const FAR =
    "GPS position attached: within 40 feet, just now. It is far from our cities: add the road, direction, and exit.";
  const far = { latitude: 61.2, longitude: -149.9, accuracy: 12 };

  for (const { name, position, heading, numbers, advice, line } of [
    {
      name: "of 63 miles",
      position: { ...PLACE, accuracy: 101_000 },
      heading: "Known only within 63 miles",
      numbers: "",
      line: "GPS position attached: within 63 miles, just now. Looking for a better one.",
      advice: "Too rough to find you: tell dispatch the road, direction, and exit.",
    },
    {
      name: "in Alaska",
      position: far,
      heading: "Over 60 miles from the cities we serve",
      numbers: "North 61.200 000West 149.900 000",
      line: FAR,
      advice:
        "Within 40 feet, just now. If that can't be right, tell dispatch the road, direction, and exit.",
    },
    {
      name: "at 0, 0",
      position: { latitude: 0, longitude: 0, accuracy: 12 },
      heading: "Over 60 miles from the cities we serve",
      numbers: "North 0.000 000East 0.000 000",
      line: FAR,
      advice:
        "Within 40 feet, just now. If that can't be right, tell dispatch the road, direction, and exit.",
    },
  ]) {
    test(`say of a position ${name} what they do not know, and ask for the road`, async ({ page }) => {
      const { gps, fields, card, openCard } = await openLocated(page, HOME, undefined, position);
      await openCard();
      await expect(card).toContainText("Not known yet");
      await gps.click();
      await expect(fields.location).toHaveValue(HOME.geocoder.words);
      await expect(card.getByRole("paragraph")).toHaveText([heading, numbers, advice]);
      await expect(fields.location).toHaveAccessibleDescription(line);
      expect(await violationsOn(page)).toEqual([]);
    });
  }
});
