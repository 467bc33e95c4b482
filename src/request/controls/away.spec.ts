import { expect, ISLAND_CODE, ISLAND_FAILED, test } from "../../../tests/support/browser.ts";
import { answerGps, holdGps } from "../../../tests/support/location.ts";
import { HOME, openDialog, openRequest } from "../../../tests/support/request.ts";
import { BUT_LOCATION } from "../../../tests/support/typed.ts";
import { NOT_WITH_CAR } from "../rules/away.ts";

/* A driver who is not with the car. In any order: location-reducer.test.ts; both forms: request-fields.test.tsx. */

test.use({ expectedErrors: new RegExp(`ERR_FAILED|${ISLAND_FAILED.source}`) });

test("the position of a driver who is not with the car is said to be theirs, after a reload and without the form's code", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await holdGps(page);
  const { words } = HOME.geocoder;
  const { dialog, fields, fill, gps, toasts, textBody, openLive } = await openRequest(page, HOME);
  const note = dialog.getByRole("button", { name: NOT_WITH_CAR });
  await fill({ ...BUT_LOCATION, details: "" });
  await gps.click();
  await note.click();
  await answerGps(page);
  await expect.poll(textBody).toContain("\nGPS of the caller, not of the car: ");
  await expect(toasts).not.toContainText("Location Found!");
  await page.reload();
  await openLive();
  await expect.poll(textBody).toContain("\nGPS of the caller, not of the car: ");
  await expect(fields.location).toHaveValue("");
  await note.click();
  await expect(fields.location).toHaveValue(words);

  await page.route(ISLAND_CODE, (route) => route.abort());
  await page.goto("/terms");
  const { send, sendText } = await openDialog(page, HOME);
  await expect(fields.location).toHaveValue(words);
  await fields.details.fill("I’m not with the car");
  await send.click();
  await expect(fields.location).toBeFocused();
  await expect(fields.location).toHaveValue("");
  await fields.location.fill("Lot B");
  expect(await sendText()).toMatch(/\nLocation: Lot B\nDetails: I’m not with the car$/);
});
