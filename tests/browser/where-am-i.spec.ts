import { expect, roadsideViolationsOn, test, violationsOn } from "../support/browser.ts";
import { openLocation, VARIANTS } from "../support/location.ts";
import { allowPosition, NOMINATIM, SERVICE, stubGeocoder } from "../support/request.ts";

/* A card to read aloud, for those who call: from the cities' own points, without any service. */

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|status of 500/ });

for (const [words, latitude, longitude] of [
  ["Near the center of Keller", 32.9346, -97.2517],
  ["About 3 miles south of Burleson", 32.4987, -97.3208],
  ["About 2 miles west of Saginaw", 32.8601, -97.4],
  ["About 184 miles south of Burleson", 29.9, -97.0],
] as const) {
  test(`says "${words}"`, async ({ page, context }) => {
    await allowPosition(context, { latitude, longitude, accuracy: 12 });
    await stubGeocoder(page, NOMINATIM, "never");
    const { button, dialog } = await openLocation(page, SERVICE);
    await expect(dialog.getByRole("region", { name: "Where am I?" })).toHaveCount(0);
    await button.click();
    await expect(dialog.getByRole("region", { name: "Where am I?" })).toContainText(words);
  });
}

for (const { variant, host } of VARIANTS) {
  test(`${variant.address}: stands in for words where the geocoder has none, with the number to call`, async ({
    page,
    context,
  }) => {
    await allowPosition(context);
    await stubGeocoder(page, host, { status: 500, body: "" });
    const { button, dialog, field } = await openLocation(page, variant);
    await button.click();
    await expect(field).toHaveValue("32.934612, -97.251834");
    const card = dialog.getByRole("region", { name: "Where am I?" });
    await expect(card).toContainText("Near the center of Keller");
    await expect(card).toContainText("North 32.934 612");
    await expect(card).toContainText("West 97.251 834");
    await expect(card).toContainText(/within 50 feet, just now/i);
    await expect(card.getByRole("link", { name: /^Call \(\d{3}\) \d{3}-\d{4}$/ })).toHaveAttribute(
      "href",
      /^tel:\+1\d{10}$/,
    );
    await field.fill("Exit 60");
    await expect(card).toHaveCount(0);
  });
}

test("is accessible, and readable in the sun", async ({ page, context }) => {
  await allowPosition(context);
  await stubGeocoder(page, NOMINATIM, "offline");
  const { button, dialog } = await openLocation(page, SERVICE);
  await button.click();
  await dialog.getByRole("region", { name: "Where am I?" }).scrollIntoViewIfNeeded();
  expect(await violationsOn(page)).toEqual([]);
  expect(await roadsideViolationsOn(page)).toEqual([]);
});
