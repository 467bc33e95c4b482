import { expect, stopClock, test, violationsOn } from "../support/browser.ts";
import { NOMINATIM, PIN_STATUS, PLACE_TEXT } from "../support/location.ts";
import { EXPIRED, findPrecisely, REMOVED, TYPED_OVER } from "../support/pin.ts";
import { HOME, SERVICE } from "../support/request.ts";
import { HALF_AN_HOUR } from "../support/sent-panel.ts";
import { TYPED } from "../support/typed.ts";

/*
 * The pin goes with the request as long as it is attached, whatever the driver makes of the words in the location field. What any
 * order of events makes of it: src/request/location-reducer.test.ts.
 */

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
