import { violationsOn } from "../../../tests/support/accessibility.ts";
import { expect, test } from "../../../tests/support/browser.ts";
import { allowPosition, GPS_LINE, PIN_STATUS, stubGeocoder } from "../../../tests/support/location.ts";
import { HOME, openRequest } from "../../../tests/support/request.ts";
import { BUT_LOCATION } from "../../../tests/support/typed.ts";
import { LOCATION_LINE } from "../rules/location-words.ts";

/*
 * From the tap on "Use my GPS location" to the text message. Events in any order: location-reducer.test.ts; all
 * failures of a device: locate.test.ts; the pin in the form, and answers without toasts: request-fields.test.tsx; that
 * each answer is seen: form-layout.spec.ts; the other pages' geocoder: translated.spec.ts.
 */

const DENIED = "Location access denied. Please enable location permissions.";

const { geocoder, topic } = HOME;
const { words } = geocoder;

test("refused and then allowed, the place is shown, kept over a reload, sent, and then gone", async ({
  page,
  baseURL,
}) => {
  const asked = await stubGeocoder(page, geocoder);
  const { fields, gps, line, toasts, openings, ...request } = await openRequest(page, HOME);
  await request.fill(BUT_LOCATION);
  await test.step("refused", async () => {
    await gps.click();
    const said = toasts.getByRole("alert").getByRole("paragraph");
    await expect(said).toHaveText(["Location Error", DENIED]);
    await expect(line).toContainText(DENIED);
    await expect(line.getByRole("alert")).toHaveText([]);
    await expect(gps).toBeFocused();
    await expect(fields.location).toHaveValue("");
    expect(asked).toEqual([]);
    expect(await violationsOn(page)).toEqual([]);
  });
  await test.step("allowed", async () => {
    await allowPosition(page.context());
    const [question] = await Promise.all([page.waitForRequest(geocoder.url), gps.click()]);
    const { referer, cookie } = await question.allHeaders();
    expect([question.method(), referer, cookie]).toEqual(["GET", `${baseURL}/`, undefined]);
    await expect(toasts).toHaveText(`Location Found! Using: ${words}`);
    await expect(line).not.toContainText(DENIED);
    await expect(fields.location).toHaveValue(words);
    await expect(gps).toBeFocused();
  });
  await test.step("kept", async () => {
    await page.reload();
    await request.openLive();
    await expect(fields.location).toHaveValue(words);
    await expect(fields.location).toHaveAccessibleDescription(`${PIN_STATUS} Remove the GPS position`);
    expect(asked).toEqual([geocoder.url]);
    expect(await violationsOn(page)).toEqual([]);
  });
  await test.step("sent, and gone", async () => {
    expect(await request.sendText()).toContain(`\nLocation: ${words}\n${GPS_LINE}\nDetails: `);
    await expect(toasts.getByText("Request Sent!")).toBeVisible();
    await request.open();
    await expect(fields.location).toHaveValue("");
    await expect(fields.location).toHaveAccessibleDescription(LOCATION_LINE.help);
    await expect.poll(request.textBody).toBe(`${topic}: `);
  });
});
