import { business } from "../../src/business/current.ts";
import { expect, roadsideViolationsOn, test, violationsOn } from "../support/browser.ts";
import { cities } from "../support/pages.ts";
import { HOME, openLocated, SERVICE } from "../support/request.ts";

/* A card to read aloud, for those who call: from the cities' own points, without any service. */

const { hotline } = business;

test.use({ expectedErrors: /status of 500/ });

const [city] = cities;
if (!city) throw new Error("There is no city");
const { name, point } = city;
const [latitude, longitude] = point;

for (const variant of [HOME, SERVICE]) {
  test(`${variant.address}: the card says where, and the number to call`, async ({ page }) => {
    const { gps, card, fields } = await openLocated(
      page,
      variant,
      { status: 500, body: "" },
      { latitude, longitude, accuracy: 12.4 },
    );
    await expect(card).toHaveCount(0);
    await gps.click();
    await expect(card).toContainText(`Near the center of ${name}`);
    const grouped = (degrees: number) => degrees.toFixed(6).replace(/\d{3}$/, " $&");
    await expect(card).toContainText(`North ${grouped(latitude)}`);
    await expect(card).toContainText(`West ${grouped(-longitude)}`);
    await expect(card).toContainText(/within 50 feet, just now/i);
    await expect(card.getByRole("link", { name: `Call ${hotline.display}` })).toHaveAttribute(
      "href",
      `tel:${hotline.e164}`,
    );
    await card.scrollIntoViewIfNeeded();
    expect(await violationsOn(page)).toEqual([]);
    expect(await roadsideViolationsOn(page)).toEqual([]);
    await fields.location.fill("Exit 60");
    await expect(card).toHaveCount(0);
  });
}
