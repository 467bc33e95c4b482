import { goBackToLeft, leave } from "../support/back.ts";
import { expect, test } from "../support/browser.ts";
import { PIN_STATUS, PLACE } from "../support/location.ts";
import { HOME, openLocated, openRequest, SERVICE } from "../support/request.ts";
import { PHONE } from "../support/sent-panel.ts";

/* A page that Back brings from the back/forward cache has the position that the tab has by then (back.spec.ts: the rest). */

test.use(PHONE);

test("the dialog has the position that was found on another page since, and none that was removed there", async ({
  page,
}) => {
  const { open, fields, gps, textBody } = await openLocated(page, SERVICE);
  await gps.click();
  await expect(fields.location).toHaveValue(SERVICE.geocoder.words);
  await leave(page, async () => {
    const { gps, fields } = await openLocated(page, HOME, undefined, { ...PLACE, latitude: 32.949 });
    await gps.click();
    await expect(fields.location).toHaveValue(HOME.geocoder.words);
  });
  await goBackToLeft(page);
  await open();
  await expect(fields.location).toHaveAccessibleDescription(PIN_STATUS);
  await expect.poll(textBody).toContain(`\nLocation: ${HOME.geocoder.words}\nGPS: 32.949000, `);

  await leave(page, async () => {
    const { pinToggle, fields } = await openRequest(page, HOME);
    await pinToggle.click();
    await expect(fields.location).toHaveValue("");
  });
  await goBackToLeft(page);
  await open();
  await expect(fields.location).toHaveValue("");
  await expect(fields.location).toHaveAccessibleDescription("");
  expect(await textBody()).not.toContain("GPS:");
});
