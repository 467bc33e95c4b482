import type { Page } from "@playwright/test";
import { expect, stopClock, test, violationsOn } from "../support/browser.ts";
import {
  allowPrompt,
  NOMINATIM,
  PIN_STATUS,
  PLACE,
  PLACE_TEXT,
  promptsDriver,
  stubGeocoder,
} from "../support/location.ts";
import { HOME, openLocated, openRequest, SERVICE } from "../support/request.ts";
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

const ASKS = "Add the road, your direction, and the nearest exit.";
const TYPED_OVER = "You changed the location, so its GPS position was removed.";
const REMOVED = "GPS position removed. Your request goes without it.";
const EXPIRED = "The GPS position is half an hour old, so it was removed";

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

/** The dialog, all filled in, with a precise place and the geocoder's words for it. */
async function findPrecisely(page: Page, variant = SERVICE) {
  const request = await openLocated(page, variant);
  await request.fill(BUT_LOCATION);
  await request.gps.click();
  const field = request.fields.location;
  await expect(field).toHaveValue(variant.geocoder.words);
  await expect(field).toHaveAccessibleDescription(PIN_STATUS);
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

test("one that stays rough asks for words, tells its age, and goes after half an hour", async ({ page }) => {
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

test("half an hour is over: edited words stay, and the position does not go with them", async ({ page }) => {
  await stopClock(page);
  const { field, gps, sendText } = await findPrecisely(page);
  await field.press("Home");
  await page.keyboard.type("At ");
  await page.clock.runFor(HALF_AN_HOUR);
  await expect(field).toHaveAccessibleDescription(
    `${EXPIRED}. Your words stay. Use GPS again for a new one.`,
  );
  await expect(field).toHaveValue(`At ${NOMINATIM.words}`);
  expect(await sendText()).not.toContain("GPS:");
  await expect(gps).toBeEnabled();
});

test("a request that is opened again later tells how old its position is by then", async ({ page }) => {
  await stopClock(page);
  const { send } = await findPrecisely(page);
  await send.click();
  await page.clock.runFor(1_000);
  const text = sentPanel(page).getByRole("link", { name: "Open the text" });
  await expect(text).toHaveAttribute("href", /within%2050%20feet%2C%20just%20now/);
  await page.clock.runFor(10 * 60_000);
  await expect(text).toHaveAttribute("href", /within%2050%20feet%2C%2010%20minutes%20ago/);
});

for (const variant of [HOME, SERVICE]) {
  const { words } = variant.geocoder;

  test(`${variant.address}: what is typed inside or around the words leaves the pin, over a reload too`, async ({
    page,
  }) => {
    const { field, textBody, openLive, gps, asked } = await findPrecisely(page, variant);
    await field.press("Home");
    for (let letter = 0; letter < 4; letter += 1) await field.press("ArrowRight");
    await page.keyboard.type("x");
    await field.press("End");
    await page.keyboard.type(", lot B");
    const edited = `${words.slice(0, 4)}x${words.slice(4)}, lot B`;
    await expect(field).toHaveValue(edited);
    await expect(field).toHaveAccessibleDescription(PIN_STATUS);
    await page.reload();
    await openLive();
    await expect(field).toHaveValue(edited);
    await expect(field).toHaveAccessibleDescription(PIN_STATUS);
    await expect.poll(textBody).toContain(`\nLocation: ${edited}\nGPS: ${PLACE_TEXT} `);
    // A new look changes the pin, and not a letter of the words.
    await gps.click();
    await expect.poll(() => asked.length).toBe(2);
    await expect(gps).not.toHaveAttribute("aria-busy");
    await expect(field).toHaveValue(edited);
  });

  test(`${variant.address}: emptied or typed over, the location loses its pin, says so, and leads back`, async ({
    page,
  }) => {
    const { field, textBody, pinToggle } = await findPrecisely(page, variant);
    await field.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await expect(field).toHaveAccessibleDescription(TYPED_OVER);
    expect(await textBody()).not.toContain("GPS:");
    await pinToggle.click();
    await expect(field).toHaveValue(words);
    await expect(field).toHaveAccessibleDescription(PIN_STATUS);

    await field.press("ControlOrMeta+a");
    await page.keyboard.type(TYPED.location);
    await expect(field).toHaveAccessibleDescription(TYPED_OVER);
    expect(await textBody()).not.toContain("GPS:");
    await pinToggle.click();
    await expect(field).toHaveValue(TYPED.location);
    await expect.poll(textBody).toContain(`\nLocation: ${TYPED.location}\nGPS: ${PLACE_TEXT} `);
  });
}

test("Remove takes the pin and its words off the request, Undo brings them back", async ({ page }) => {
  const { field, fields, textBody, pinToggle, openLive } = await findPrecisely(page);
  await expect(pinToggle).toHaveAccessibleName("Remove the GPS position");
  await pinToggle.focus();
  await page.keyboard.press("Enter");
  await expect(pinToggle).toBeFocused();
  await expect(pinToggle).toHaveAccessibleName("Undo removing the GPS position");
  await expect(field).toHaveValue("");
  await expect(field).toHaveAccessibleDescription(REMOVED);
  expect(await textBody()).not.toContain("GPS:");
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue(NOMINATIM.words);
  await expect.poll(textBody).toContain("\nGPS: ");
  await pinToggle.click();
  await page.reload();
  await openLive();
  await expect(fields.name).toHaveValue(TYPED.name);
  await expect(field).toHaveValue("");
  await expect(field).toHaveAccessibleDescription("");
  await expect(pinToggle).toBeHidden();
});

/** The middle of every control of the form and of the dialog, from the top of what scrolls. */
async function middles(page: Page): Promise<Record<string, number[]>> {
  return await page.evaluate(() => {
    const scrolled = document.querySelector(".dialog-body")?.scrollTop;
    if (scrolled === undefined) throw new Error("There is no dialog");
    const controls = document.querySelectorAll<HTMLElement>(
      "dialog :is(a, button, input, select, textarea, summary):not([type=hidden], #location-pin, [rel])",
    );
    return Object.fromEntries(
      Array.from(controls, (control, index) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const isSticky = control.closest(".dialog-actions, .danger") !== null;
        const top = isSticky ? y : y + scrolled;
        return [
          `${index} ${control.id || control.textContent}`,
          [x + width / 2, top + height / 2].map(Math.round),
        ];
      }),
    );
  });
}

for (const width of [320, 390, 1280]) {
  test(`at ${width} px nothing moves when a pin comes, gets better, fails, is removed or expires`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await stopClock(page);
    const { gps, pinToggle, fields, openCard } = await openLocated(page, SERVICE, undefined, {
      ...PLACE,
      accuracy: 2500,
    });
    const status = (words: string) => expect(page.locator(".location-words")).toContainText(words);
    await openCard();
    const before = await middles(page);
    const look = async () => expect(await middles(page)).toEqual(before);

    await gps.click();
    await status("Looking for a better one.");
    await expect(fields.location).toHaveValue(NOMINATIM.words);
    await look();
    await page.clock.runFor(20_000);
    await status(ASKS);
    await look();
    await page.context().clearPermissions();
    await gps.click();
    await status("Location access denied");
    await look();
    await pinToggle.click();
    await status(REMOVED);
    await look();
    await pinToggle.click();
    await page.clock.runFor(HALF_AN_HOUR);
    await status(EXPIRED);
    await look();
  });
}

test.describe("the card to read aloud", () => {
  const far = { latitude: 61.2, longitude: -149.9, accuracy: 12 };

  for (const { name, position, heading, numbers, note } of [
    {
      name: "of 63 miles",
      position: { ...PLACE, accuracy: 101_000 },
      heading: "Known only within 63 miles",
      numbers: "",
      note: "Too rough to find you: tell dispatch the road, direction, and exit.",
    },
    {
      name: "in Alaska",
      position: far,
      heading: "Over 60 miles from the cities we serve",
      numbers: "North 61.200 000West 149.900 000",
      note: "Within 40 feet, just now. If that can't be right, tell dispatch the road, direction, and exit.",
    },
    {
      name: "at 0, 0",
      position: { latitude: 0, longitude: 0, accuracy: 12 },
      heading: "Over 60 miles from the cities we serve",
      numbers: "North 0.000 000East 0.000 000",
      note: "Within 40 feet, just now. If that can't be right, tell dispatch the road, direction, and exit.",
    },
  ]) {
    test(`says of a position ${name} what it does not know, and asks for the road`, async ({ page }) => {
      const { gps, fields, card, openCard } = await openLocated(page, HOME, undefined, position);
      await openCard();
      await expect(card).toContainText("Not known yet");
      await gps.click();
      await expect(fields.location).toHaveValue(HOME.geocoder.words);
      await expect(card.getByRole("paragraph")).toHaveText([heading, numbers, note]);
      expect(await violationsOn(page)).toEqual([]);
    });
  }
});

for (const variant of [HOME, SERVICE]) {
  const TIMED_OUT = "Location request timed out.";

  /** The dialog, once the driver has left the permission prompt alone for too long. */
  const timeOut = async (page: Page) => {
    await promptsDriver(page);
    await stopClock(page);
    await stubGeocoder(page, variant.geocoder);
    const request = await openRequest(page, variant);
    await request.gps.click();
    await page.clock.runFor(30_000);
    const message = request.dialog.locator("form").getByText(TIMED_OUT);
    await expect(message).toBeVisible();
    return { ...request, message };
  };

  test(`${variant.address}: a prompt answered after the timeout fills in the place all the same`, async ({
    page,
  }) => {
    const { fields, message } = await timeOut(page);
    await page.clock.runFor(60_000);
    await allowPrompt(page);
    await expect(fields.location).toHaveValue(variant.geocoder.words);
    await expect(fields.location).toHaveAccessibleDescription(PIN_STATUS);
    await expect(message).toHaveCount(0);
  });

  test(`${variant.address}: not over a place that was typed meanwhile, nor in a closed dialog`, async ({
    page,
  }) => {
    const { fields, textBody, open, gps, message } = await timeOut(page);
    await fields.location.fill(TYPED.location);
    await allowPrompt(page);
    await page.clock.runFor(1_000);
    await expect(fields.location).toHaveValue(TYPED.location);
    expect(await textBody()).not.toContain("GPS:");
    await expect(message).toBeVisible();

    await fields.location.fill("");
    await gps.click();
    await page.clock.runFor(30_000);
    await page.keyboard.press("Escape");
    await allowPrompt(page);
    await open();
    await page.clock.runFor(1_000);
    await expect(fields.location).toHaveValue("");
    await expect(message).toHaveCount(0);
  });
}
