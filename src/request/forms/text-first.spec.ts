import { expect, stopClock, test } from "../../../tests/support/browser.ts";
import { smsWith } from "../../../tests/support/links.ts";
import { allowPosition, GPS_LINE, PAGE_GEOCODER, stubGeocoder } from "../../../tests/support/location.ts";
import { CITY_PAGE, cities } from "../../../tests/support/pages.ts";
import {
  expectOpened,
  firstOpened,
  requestDialog,
  SERVICE,
  watchOpenings,
} from "../../../tests/support/request.ts";

/* For drivers who cannot or will not call but text: one tap replaces each thing that they would type. */

test("a location reaches dispatch with three taps and a permission, without scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await stopClock(page);
  await allowPosition(page.context());
  await stubGeocoder(page, PAGE_GEOCODER);
  const openings = await watchOpenings(page);
  await page.goto(SERVICE.address);
  const { opener, gps, text, send, call, fields } = requestDialog(page);

  await opener.click();
  for (const control of [gps, text, send, call]) await expect(control).toBeInViewport({ ratio: 1 });
  await gps.click();
  await expect(text).toHaveAttribute("href", /maps\.google\.com/);
  await expect(fields.location).toHaveValue(PAGE_GEOCODER.words);
  await text.click();

  const [start = "", body] = (await firstOpened(openings)).split("&body=");
  expect(start).toMatch(/^sms:\+1\d{10}\?$/);
  expect(body).toBe(`${SERVICE.topic}:\nLocation: ${PAGE_GEOCODER.words}\n${GPS_LINE}`);
});

test("a tap on a city's road starts a text to dispatch with city and road, and so does a second tap", async ({
  page,
}) => {
  const city = cities.find(({ addresses }) => addresses.includes(CITY_PAGE));
  const road = city?.roads[0]?.name;
  if (!city || !road) throw new Error(`${CITY_PAGE} names no road`);
  await page.goto(CITY_PAGE);
  const openings = await watchOpenings(page);
  const link = page.getByRole("link", { name: road });
  const sms = smsWith([`${city.words.topic}, ${road}, `]);
  // Tapped without the mouse: after a launch, Chromium's own prompt swallows real taps.
  for (const opened of [[sms], [sms, sms]]) {
    await link.dispatchEvent("click");
    await expectOpened(openings, opened);
  }
});
