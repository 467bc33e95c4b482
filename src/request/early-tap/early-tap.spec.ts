import {
  expect,
  holdBack,
  ISLAND_CODE,
  ISLAND_FAILED,
  stopClock,
  test,
} from "../../../tests/support/browser.ts";
import { expectIn } from "../../../tests/support/forms.ts";
import { FIRST_SERVICE, SERVICE_PAGE } from "../../../tests/support/pages.ts";
import { expectOpened, islandIsLive, openDialog, SERVICE } from "../../../tests/support/request.ts";
import { REQUEST_MAIL, REQUEST_SMS, TYPED } from "../../../tests/support/typed.ts";
import { LOCATION_LINE } from "../location/location-words.ts";

/* The dialog opens by HTML; React takes over what it finds. What a tap waits for, and until when: early-tap.client.test.ts. */

test("Send before the code has come shows that it waits, and then sends once", async ({ page }) => {
  await stopClock(page);
  const letCodeCome = await holdBack(page, ISLAND_CODE);
  const { fill, send, openings } = await openDialog(page);
  await fill();
  await send.click();
  await send.click();
  await expect(send).toHaveAttribute("aria-busy", "true");
  expect(await send.evaluate((button) => getComputedStyle(button, "::before").animationName)).toBe("turn");
  expect(openings).toEqual([]);
  letCodeCome();
  await islandIsLive(page);
  await page.clock.runFor(1_000);
  await expect(page.getByText("Request Sent!")).toHaveCount(1);
  await expectOpened(openings, [REQUEST_SMS, REQUEST_MAIL]);
});

test.describe("when the code cannot be loaded", () => {
  test.use({
    expectedErrors: new RegExp(`Failed to load resource|${ISLAND_FAILED.source}|^Not allowed to launch`),
  });

  test("GPS says at once that it is not ready, and the typed fields and the page's service go into a text message", async ({
    page,
  }) => {
    // With the clock stopped, nothing can appear because of a timer.
    await stopClock(page);
    await page.route(ISLAND_CODE, (route) => route.fulfill({ status: 404, body: "Not found" }));
    const { topic, service = "" } = FIRST_SERVICE;
    const variant = { ...SERVICE, address: SERVICE_PAGE };
    const { dialog, fields, gps, fill, sendText } = await openDialog(page, variant);
    await gps.click();
    await expect(dialog.getByText(LOCATION_LINE.withoutCode)).toBeVisible();
    await fill({ ...TYPED, service: "" });
    const start = `body=${topic}:\nService: ${service}\nName: ${TYPED.name}\n`;
    expect(await sendText()).toContain(start);
    await expectIn(fields, { ...TYPED, service });
  });
});
