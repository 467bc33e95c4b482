import { violationsOn } from "../support/accessibility.ts";
import { expect, stopClock, test } from "../support/browser.ts";
import {
  ASKS,
  EXPIRED,
  LOCATION_HELP,
  NOMINATIM,
  PIN_STATUS,
  PLACE,
  PLACE_TEXT,
  REMOVED,
  TYPED_OVER,
} from "../support/location.ts";
import { openLocated, SERVICE } from "../support/request.ts";
import { HALF_AN_HOUR } from "../support/sent-panel.ts";
import { BUT_LOCATION, TYPED } from "../support/typed.ts";

/*
 * The pin is the device's position. As long as it is attached, it goes with the request, even if the driver edits the
 * words in the location field. Its accuracy and age are stated wherever it is shown or sent; a rough pin is improved.
 * Events in any order: src/request/location-reducer.test.ts.
 */

/** A place a mile away. */
const ELSEWHERE = { latitude: 32.949, longitude: -97.2518341, accuracy: 12.4 };
const ELSEWHERE_TEXT = "32.949000, -97.251834";

/** A rough position, from a cell tower, and what the page says of it. */
const TOWER = { ...PLACE, accuracy: 2500 };
const ROUGH = "GPS position attached: within 1.6 miles, just now.";

test("typing inside or around the pin's words keeps the pin; typing over them removes it, and so does Remove", async ({
  page,
}) => {
  const { words } = NOMINATIM;
  const { fields, gps, asked, textBody, openLive, pinToggle, fill } = await openLocated(page, SERVICE);
  const field = fields.location;
  await fill(BUT_LOCATION);
  await gps.click();
  await expect(field).toHaveValue(words);

  await test.step("Remove takes it off with its words, Undo brings both back", async () => {
    await expect(pinToggle).toHaveAccessibleName("Remove the GPS position");
    await pinToggle.focus();
    await page.keyboard.press("Enter");
    await expect(pinToggle).toBeFocused();
    await expect(pinToggle).toHaveAccessibleName("Undo removing the GPS position");
    await expect(field).toHaveValue("");
    await expect(field).toHaveAccessibleDescription(REMOVED);
    await expect.poll(textBody).not.toContain("GPS:");
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue(words);
    await expect.poll(textBody).toContain("\nGPS: ");
  });
  await test.step("emptied or typed over, and put back", async () => {
    for (const typed of [TYPED.location, ""]) {
      await field.fill(typed);
      await expect(field).toHaveAccessibleDescription(TYPED_OVER);
      await expect.poll(textBody).not.toContain("GPS:");
      await pinToggle.click();
      await expect(field).toHaveAccessibleDescription(PIN_STATUS);
      await expect(field).toHaveValue(typed || words);
      await expect.poll(textBody).toContain(`\nGPS: ${PLACE_TEXT} `);
    }
  });
  await test.step("inside and around, over a reload too", async () => {
    const edited = `${words.slice(0, 4)}x${words.slice(4)}, lot B`;
    await field.press("Home");
    for (let letter = 0; letter < 4; letter += 1) await field.press("ArrowRight");
    await page.keyboard.type("x");
    await field.press("End");
    await page.keyboard.type(", lot B");
    await page.reload();
    await openLive();
    await expect(field).toHaveValue(edited);
    await expect(field).toHaveAccessibleDescription(PIN_STATUS);
    await expect.poll(textBody).toContain(`\nLocation: ${edited}\nGPS: ${PLACE_TEXT} `);
    // A second lookup changes the pin, but no letter of what was typed.
    await gps.click();
    await expect.poll(() => asked.length).toBe(2);
    await expect(gps).not.toHaveAttribute("aria-busy");
    await expect(field).toHaveValue(edited);
  });
  await test.step("Remove holds over a reload", async () => {
    await pinToggle.click();
    await expect(field).toHaveAccessibleDescription(REMOVED);
    await page.reload();
    await openLive();
    await expect(fields.name).toHaveValue(TYPED.name);
    await expect(field).toHaveAccessibleDescription(LOCATION_HELP);
    await expect(pinToggle).toBeHidden();
  });
});

test("a rough position is attached at once, and a better one replaces it", async ({ page }) => {
  await stopClock(page);
  const keller = { display_name: "Keller" };
  const { fields, fill, gps, send, textBody, asked, openings } = await openLocated(
    page,
    SERVICE,
    keller,
    TOWER,
  );
  await fill(BUT_LOCATION);
  await gps.click();
  await expect(fields.location).toHaveAccessibleDescription(`${ROUGH} Looking for a better one.`);
  await expect(fields.location).toHaveValue(`Keller (${PLACE_TEXT})`);
  await expect.poll(textBody).toContain("(within 1.6 miles, just now)");

  await page.context().setGeolocation(ELSEWHERE);
  await expect(fields.location).toHaveAccessibleDescription(PIN_STATUS);
  await expect(fields.location).toHaveValue(`Keller (${ELSEWHERE_TEXT})`);
  expect(asked).toHaveLength(2);

  // The position is good enough now, so the device is no longer asked.
  await page.context().setGeolocation({ ...PLACE, accuracy: 1 });
  await send.click();
  await page.clock.runFor(1_000);
  await expect.poll(() => openings.length).toBe(2);
  for (const { url } of openings) {
    expect(decodeURIComponent(url)).toContain(
      `GPS: ${ELSEWHERE_TEXT} https://maps.google.com/?q=32.949000,-97.251834 (within 50 feet, just now)`,
    );
  }
});

test("a pin that stays rough asks for words, shows its age, and expires", async ({ page }) => {
  await stopClock(page);
  const keller = { display_name: "Keller" };
  const { fields, fill, gps, textBody, sendText } = await openLocated(page, SERVICE, keller, TOWER);
  await fill();
  await gps.click();
  await expect(fields.location).toHaveValue(`${TYPED.location}; Keller (${PLACE_TEXT})`);
  await page.clock.runFor(20_000);
  await expect(fields.location).toHaveAccessibleDescription(`${ROUGH} ${ASKS}`);
  // The device is no longer asked for a better position, either.
  await page.context().setGeolocation(ELSEWHERE);
  await page.clock.runFor(3 * 60_000);
  await expect(fields.location).toHaveAccessibleDescription(
    `GPS position attached: within 1.6 miles, 3 minutes ago. ${ASKS}`,
  );
  await expect.poll(textBody).toContain("(within 1.6 miles, 3 minutes ago)");

  await page.clock.runFor(HALF_AN_HOUR);
  await expect(fields.location).toHaveValue(TYPED.location);
  await expect(fields.location).toHaveAccessibleDescription(
    `${EXPIRED} with the words it filled in. Use GPS again for a new one.`,
  );
  expect(await sendText()).toContain(`\nLocation: ${TYPED.location}\nDetails: `);
});
