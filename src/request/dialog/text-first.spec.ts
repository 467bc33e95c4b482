import { expect, stopClock, test } from "../../../tests/support/browser.ts";
import { allowPosition, GPS_LINE, PAGE_GEOCODER, stubGeocoder } from "../../../tests/support/location.ts";
import { firstOpened, requestDialog, SERVICE, watchOpenings } from "../../../tests/support/request.ts";

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
