import { business } from "../../src/business/current.ts";
import { expect, SECOND_LAUNCH, test, violationsOn } from "../support/browser.ts";
import {
  failsWith,
  hasNoPosition,
  knowsNoGeolocation,
  refusesPosition,
  throwsWhenAsked,
} from "../support/device-location.ts";
import { smsWith } from "../support/links.ts";
import { GPS_LINE, KELLER, KELLER_TEXT, openLocation, PIN_HELP } from "../support/location.ts";
import {
  allowPosition,
  BIG_DATA_CLOUD,
  fillRequest,
  HOME,
  NOMINATIM,
  PLACE_TEXT,
  stubGeocoder,
  TYPED,
  watchOpenings,
} from "../support/request.ts";

test.use({ expectedErrors: SECOND_LAUNCH });

const ERROR = "Location Error";
const DENIED = "Location access denied. Please enable location permissions.";
const OTHER = "Unable to get your location.";

for (const [device, prepare, title, text] of [
  ["denied", refusesPosition, ERROR, DENIED],
  ["denied by its own code", failsWith(1), ERROR, DENIED],
  ["unavailable", hasNoPosition, ERROR, "Location information is unavailable."],
  ["timed out", failsWith(3), ERROR, "Location request timed out."],
  ["failed in a way of its own", failsWith(0), ERROR, OTHER],
  ["failed in an unknown way", failsWith(99), ERROR, OTHER],
  ["throwing", throwsWhenAsked, ERROR, OTHER],
  ["not there", knowsNoGeolocation, "GPS Not Available", "Your device doesn't support location services."],
] as const) {
  test(`home: GPS ${device} is told by the toast '${title}', and inline`, async ({ page }) => {
    await prepare(page);
    const asked = await stubGeocoder(page, BIG_DATA_CLOUD, { body: JSON.stringify(KELLER.bigDataCloud) });
    const { dialog, field, button, toasts } = await openLocation(page, HOME);
    await field.fill(TYPED.location);
    await button.click();
    await expect(toasts.getByRole("alert").getByRole("paragraph")).toHaveText([title, text]);
    await expect(dialog.locator("form").getByText(text, { exact: true })).toBeVisible();
    await expect(button).toHaveText("Use my GPS location");
    await expect(button).toBeEnabled();
    await expect(button).toBeFocused();
    await expect(field).toHaveValue(TYPED.location);
    expect(asked).toEqual([]);
  });
}

test("home: a failure on the screen is accessible", async ({ page }) => {
  const { button, toasts } = await openLocation(page, HOME);
  await button.click();
  await expect(toasts.getByText(ERROR)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

test("home: the place found is named in the field and by a toast, and goes along in the text message", async ({
  page,
  context,
}) => {
  await allowPosition(context);
  const asked = await stubGeocoder(page, BIG_DATA_CLOUD, { body: JSON.stringify(KELLER.bigDataCloud) });
  const others = await stubGeocoder(page, NOMINATIM, "offline");
  const openings = await watchOpenings(page);
  const { dialog, field, button, toasts } = await openLocation(page, HOME);
  await fillRequest(dialog, { ...TYPED, location: "" });
  expect(asked).toEqual([]);

  await button.click();
  await expect(field).toHaveValue("Keller, Texas 76248");
  await expect(toasts.getByRole("status").getByRole("paragraph")).toHaveText([
    "Location Found! Using: Keller, Texas 76248",
  ]);
  await expect(field).toHaveAccessibleDescription(PIN_HELP);
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  await expect(dialog.getByText("OpenStreetMap")).toHaveCount(0);
  expect(asked).toEqual([
    "https://api.bigdatacloud.net/data/reverse-geocode-client?latitude=32.934612&longitude=-97.251834&localityLanguage=en",
  ]);
  expect(others).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);

  await dialog.getByRole("button", { name: "Send Request" }).click();
  const sms = smsWith(business.hotline.e164, [
    "Service: Tire Change",
    "Name: Ana López",
    "Phone: (817) 555-0199",
    "Location: Keller, Texas 76248",
    GPS_LINE,
    "Details: Left rear & no spare",
  ]);
  await expect.poll(() => openings[0]?.url).toBe(sms);
});

test("home: after a request was sent nothing of its place is left", async ({ page, context }) => {
  await allowPosition(context);
  await stubGeocoder(page, BIG_DATA_CLOUD, { body: JSON.stringify(KELLER.bigDataCloud) });
  const openings = await watchOpenings(page);
  const { dialog, field, button, toasts } = await openLocation(page, HOME);
  await fillRequest(dialog, { ...TYPED, location: "" });
  await button.click();
  await expect(field).toHaveValue(KELLER_TEXT.bigDataCloud);
  await dialog.getByRole("button", { name: "Send Request" }).click();
  await expect(toasts.getByText("Request Sent!")).toBeVisible();

  await page.getByRole("button", { name: HOME.opener }).click();
  await expect(field).toHaveValue("");
  await expect(field).toHaveAccessibleDescription("");
  await fillRequest(dialog);
  openings.length = 0;
  await dialog.getByRole("button", { name: "Send Request" }).click();
  await expect.poll(() => openings[0]?.url).toMatch(/^sms:/);
  expect(openings[0]?.url).not.toContain("GPS");
});

for (const [answer, words] of [
  [{ locality: "Keller" }, "Keller"],
  [{ principalSubdivision: "Texas", postcode: "76248" }, "Texas 76248"],
  [{ locality: "Keller", principalSubdivision: "", postcode: "76248" }, "Keller, 76248"],
  [{ locality: "Keller", principalSubdivision: "Texas", postcode: null }, "Keller, Texas"],
  [{ city: "Keller" }, PLACE_TEXT],
] as const) {
  test(`home: ${JSON.stringify(answer)} becomes '${words}'`, async ({ page, context }) => {
    await allowPosition(context);
    await stubGeocoder(page, BIG_DATA_CLOUD, { body: JSON.stringify(answer) });
    const { field, button, toasts } = await openLocation(page, HOME);
    await button.click();
    await expect(toasts.getByRole("status")).toHaveText(`Location Found! Using: ${words}`);
    await expect(field).toHaveValue(words);
  });
}
