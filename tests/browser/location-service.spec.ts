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
  NOMINATIM,
  SERVICE,
  stubGeocoder,
  TYPED,
  watchOpenings,
} from "../support/request.ts";

const CITY = { address: "/keller", opener: "Request Help" };
const CREDIT = "© OpenStreetMap contributors";

test.use({ expectedErrors: SECOND_LAUNCH });

const DENIED = "Location access denied. Please enable location permissions.";
const OTHER = "Unable to retrieve location.";

for (const [where, device, prepare, text] of [
  [SERVICE, "denied", refusesPosition, DENIED],
  [CITY, "denied", refusesPosition, DENIED],
  [SERVICE, "denied by its own code", failsWith(1), DENIED],
  [SERVICE, "unavailable", hasNoPosition, "Location information is unavailable."],
  [SERVICE, "timed out", failsWith(3), "Location request timed out."],
  [SERVICE, "failed in a way of its own", failsWith(0), OTHER],
  [SERVICE, "failed in an unknown way", failsWith(99), OTHER],
  [SERVICE, "throwing", throwsWhenAsked, OTHER],
  [SERVICE, "not there", knowsNoGeolocation, "Geolocation is not supported by this browser"],
  [CITY, "not there", knowsNoGeolocation, "Geolocation is not supported by this browser"],
] as const) {
  test(`${where.address}: GPS ${device} is told inline, without a toast`, async ({ page }) => {
    await prepare(page);
    const asked = await stubGeocoder(page, NOMINATIM, { body: JSON.stringify(KELLER.nominatim) });
    const { dialog, field, button, toasts } = await openLocation(page, where);
    await field.fill(TYPED.location);
    await button.click();
    await expect(dialog.locator("form").getByRole("alert")).toHaveText(text);
    await expect(toasts).toHaveText("");
    await expect(button).toHaveText("Use my GPS location");
    await expect(button).toBeEnabled();
    await expect(button).toBeFocused();
    await expect(field).toHaveValue(TYPED.location);
    expect(asked).toEqual([]);
  });
}

test("service: a failure on the screen is accessible, and gone with the next look", async ({
  page,
  context,
}) => {
  await stubGeocoder(page, NOMINATIM, { body: JSON.stringify(KELLER.nominatim) });
  const { dialog, field, button } = await openLocation(page, SERVICE);
  await button.click();
  await expect(dialog.getByText(DENIED)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await allowPosition(context);
  await button.click();
  await expect(field).toHaveValue(KELLER_TEXT.nominatim);
  await expect(dialog.getByText(DENIED)).toHaveCount(0);
});

for (const where of [SERVICE, CITY]) {
  test(`${where.address}: the place found stands in the field, is credited, and goes along in the text message`, async ({
    page,
    context,
  }) => {
    await allowPosition(context);
    const asked = await stubGeocoder(page, NOMINATIM, { body: JSON.stringify(KELLER.nominatim) });
    const others = await stubGeocoder(page, BIG_DATA_CLOUD, "offline");
    const openings = await watchOpenings(page);
    const { dialog, field, button, toasts } = await openLocation(page, where);
    await fillRequest(dialog, { ...TYPED, location: "" });
    await expect(dialog.getByText(CREDIT)).toHaveCount(0);
    expect(asked).toEqual([]);

    await button.click();
    const words = "1100, Keller Parkway, Keller, Texas, 76248, United States (32.934612, -97.251834)";
    await expect(field).toHaveValue(words);
    await expect(field).toHaveAccessibleDescription(PIN_HELP);
    await expect(button).toBeEnabled();
    await expect(button).toBeFocused();
    await expect(toasts).toHaveText("");
    await expect(dialog.locator("form").getByRole("status")).toHaveText("Location filled in");
    await expect(dialog.getByRole("link", { name: CREDIT })).toHaveAttribute(
      "href",
      "https://www.openstreetmap.org/copyright",
    );
    expect(asked).toEqual([
      "https://nominatim.openstreetmap.org/reverse?lat=32.934612&lon=-97.251834&format=json",
    ]);
    expect(others).toEqual([]);
    expect(await violationsOn(page)).toEqual([]);

    await dialog.getByRole("button", { name: "Send Request" }).click();
    const sms = smsWith(business.hotline.e164, [
      "Service: Tire Change",
      "Name: Ana López",
      "Phone: (817) 555-0199",
      `Location: ${words}`,
      GPS_LINE,
      "Details: Left rear & no spare",
    ]);
    await expect.poll(() => openings[0]?.url).toBe(sms);
  });
}

test("service: the geocoder is asked with the site's origin as Referer, and without cookies", async ({
  page,
  context,
  baseURL,
}) => {
  await allowPosition(context);
  await stubGeocoder(page, NOMINATIM, { body: JSON.stringify(KELLER.nominatim) });
  const { button } = await openLocation(page, SERVICE);
  const [request] = await Promise.all([page.waitForRequest(`https://${NOMINATIM}/**`), button.click()]);
  const headers = await request.allHeaders();
  expect(request.method()).toBe("GET");
  expect(headers.referer).toBe(`${baseURL}/`);
  expect(headers.cookie).toBeUndefined();
});
