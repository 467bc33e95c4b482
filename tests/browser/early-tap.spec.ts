import type { Locator, Page } from "@playwright/test";
import { expect, holdBack, SECOND_LAUNCH, stopClock, test } from "../support/browser.ts";
import { expectIn } from "../support/forms.ts";
import { ISLAND_CODE, WITHOUT_CODE } from "../support/island-code.ts";
import { allowPosition, NOMINATIM, PLACE_TEXT, stubGeocoder } from "../support/location.ts";
import {
  expectOpened,
  firstOpened,
  HOME,
  islandIsLive,
  requestDialog,
  SERVICE,
  watchOpenings,
} from "../support/request.ts";
import { REQUEST_MAIL, REQUEST_SMS, TYPED } from "../support/typed.ts";

/*
 * The dialog opens by HTML; React takes over what it finds. A tap that comes before the form's code is held for as long as
 * it is wanted, and shows that it waits. Each test lets the code come at the moment it chooses.
 */

test.use({ expectedErrors: new RegExp(`${SECOND_LAUNCH.source}|ERR_INTERNET_DISCONNECTED`) });

/** The dialog before its code is there, on a device that knows its position. */
async function openEarly(page: Page) {
  await allowPosition(page.context());
  const asked = await stubGeocoder(page, NOMINATIM, "offline");
  await page.goto(SERVICE.address);
  const openings = await watchOpenings(page);
  const request = requestDialog(page);
  await request.open();
  return { ...request, asked, openings };
}

async function expectBusy(button: Locator, isBusy = true): Promise<void> {
  await (isBusy ? expect(button) : expect(button).not).toHaveAttribute("aria-busy", "true");
}

for (const { address, opener } of [HOME, SERVICE]) {
  test(`${address}: a form half filled in before the code comes loses nothing`, async ({ page }) => {
    const letCodeCome = await holdBack(page, ISLAND_CODE);
    await page.goto(address, { waitUntil: "commit" });
    const { dialog, fields, open, fill } = requestDialog(page, opener);
    await open();
    await fill({ service: TYPED.service, name: TYPED.name });
    await fields.phone.pressSequentially("(817) 555");
    letCodeCome();
    await islandIsLive(page);
    await expect(dialog).toBeVisible();
    await expect(fields.phone).toBeFocused();
    await page.keyboard.type("-0199");
    await expectIn(fields, { service: TYPED.service, name: TYPED.name, phone: TYPED.phone });
  });
}

test("a request sent before the code comes is sent when it is there, once", async ({ page }) => {
  const letCodeCome = await holdBack(page, ISLAND_CODE);
  const { fill, send, openings } = await openEarly(page);
  await fill();
  await send.click();
  await send.click();
  expect(openings).toEqual([]);
  letCodeCome();
  await expect(page.getByText("Request Sent!")).toHaveCount(1);
  await expectOpened(openings, [REQUEST_SMS, REQUEST_MAIL]);
});

test("what waits shows it, and no more once it is done", async ({ page }) => {
  const letCodeCome = await holdBack(page, ISLAND_CODE);
  const { fields, send } = await openEarly(page);
  await send.click();
  await expectBusy(send);
  expect(await send.evaluate((button) => getComputedStyle(button, "::before").animationName)).toBe("turn");
  letCodeCome();
  await expect(page.getByText("Missing Information")).toBeVisible();
  await expectBusy(send, false);
  await expect(fields.service).toBeFocused();
});

test("going on typing after an early Enter drops it: not a letter lands elsewhere", async ({ page }) => {
  const letCodeCome = await holdBack(page, ISLAND_CODE);
  const { fields, send } = await openEarly(page);
  await fields.location.pressSequentially("I-35W");
  await page.keyboard.press("Enter");
  await expectBusy(send);
  await page.keyboard.type(" north");
  await expectBusy(send, false);
  letCodeCome();
  await islandIsLive(page);
  await page.keyboard.type(", exit 52");
  await expect(fields.location).toHaveValue("I-35W north, exit 52");
  await expect(page.getByText("Missing Information")).toHaveCount(0);
});

for (const how of ["Escape", "the close button"]) {
  test(`what was tapped early is dropped when the dialog is closed with ${how}`, async ({ page }) => {
    const letCodeCome = await holdBack(page, ISLAND_CODE);
    const { dialog, fields, gps, send, close, open, fill, openings, asked } = await openEarly(page);
    await fill();
    for (const button of [send, gps]) {
      await button.click();
      await expectBusy(button);
      await (how === "Escape" ? page.keyboard.press("Escape") : close.click());
      await expect(dialog).toBeHidden();
      await expect(page.locator("[aria-busy]")).toHaveCount(0);
      await open();
    }
    letCodeCome();
    await islandIsLive(page);
    await expectIn(fields, TYPED);
    expect(openings).toEqual([]);
    expect(asked).toEqual([]);
  });
}

test.describe("when the code does not come in time", () => {
  test("the request goes out as a text message after four seconds, once", async ({ page }) => {
    await page.route(ISLAND_CODE, () => {});
    await stopClock(page);
    const { fill, send, openings } = await openEarly(page);
    await fill();
    await send.click();
    await page.clock.runFor(3900);
    expect(openings).toEqual([]);
    await page.clock.runFor(200);
    // How far a link is encoded is not the same.
    expect(await firstOpened(openings)).toBe(decodeURIComponent(REQUEST_SMS));
    expect(openings).toHaveLength(1);
    await expectBusy(send, false);
  });

  test("GPS says so, and works with the next touch once the code is there", async ({ page }) => {
    const letCodeCome = await holdBack(page, ISLAND_CODE);
    await stopClock(page);
    const { dialog, fields, gps } = await openEarly(page);
    await gps.click();
    await expectBusy(gps);
    await page.clock.runFor(4100);
    const late = dialog.getByRole("alert").filter({ hasText: "GPS isn't ready" });
    await expect(late).toBeVisible();
    await expectBusy(gps, false);
    letCodeCome();
    await islandIsLive(page);
    await expect(late).toBeHidden();
    await gps.click();
    await expect(fields.location).toHaveValue(PLACE_TEXT);
  });
});

test("what is typed before the code is there is kept over reloads", async ({ page }) => {
  await holdBack(page, ISLAND_CODE);
  const { fields, open, openLive } = await openEarly(page);
  await fields.name.fill(TYPED.name);
  await page.reload();
  await page.unroute(ISLAND_CODE);
  const letCodeCome = await holdBack(page, ISLAND_CODE);
  await open();
  await fields.phone.fill(TYPED.phone);
  letCodeCome();
  await islandIsLive(page);
  await expect(fields.name).toHaveValue(TYPED.name);
  await page.reload();
  await openLive();
  await expectIn(fields, { name: TYPED.name, phone: TYPED.phone });
});

test.describe("when the code cannot be had", () => {
  test.use({ expectedErrors: WITHOUT_CODE });

  test("what is typed goes into a text message", async ({ page }) => {
    await page.route(ISLAND_CODE, (route) => route.fulfill({ status: 404, body: "Not found" }));
    const { fields, fill, send, textBody, openings } = await openEarly(page);
    await fill();
    expect(await textBody()).toMatch(/^[A-Z][\w ]+: $/);
    await send.click();
    await expect
      .poll(() => openings.map(({ url }) => decodeURIComponent(url)))
      .toEqual([decodeURIComponent(REQUEST_SMS)]);
    await expectIn(fields, TYPED);
  });
});
