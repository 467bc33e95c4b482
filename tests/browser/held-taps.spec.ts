import type { Locator, Page } from "@playwright/test";
import { expect, SECOND_LAUNCH, stopClock, test } from "../support/browser.ts";
import { holdCode, ISLAND_CODE } from "../support/island-code.ts";
import {
  allowPosition,
  fillRequest,
  islandIsLive,
  NOMINATIM,
  PLACE_TEXT,
  SERVICE,
  stubGeocoder,
  TYPED,
  watchOpenings,
} from "../support/request.ts";

/* A tap that comes before the form's code is held for as long as it is wanted, and shows that it waits. */

test.use({ expectedErrors: new RegExp(`${SECOND_LAUNCH.source}|ERR_INTERNET_DISCONNECTED`) });

async function openEarly(page: Page): Promise<{ dialog: Locator; send: Locator; gps: Locator }> {
  await page.goto(SERVICE.address);
  await page.getByRole("button", { name: SERVICE.opener }).click();
  const dialog = page.getByRole("dialog", { name: "Request help" });
  await expect(dialog).toBeVisible();
  return {
    dialog,
    send: dialog.getByRole("button", { name: "Send Request" }),
    gps: dialog.getByRole("button", { name: "Use my GPS location" }),
  };
}

async function expectBusy(button: Locator, isBusy = true): Promise<void> {
  await (isBusy ? expect(button) : expect(button).not).toHaveAttribute("aria-busy", "true");
}

test("what waits shows it, and no more once it is done", async ({ page }) => {
  const letCodeCome = await holdCode(page);
  const { dialog, send } = await openEarly(page);
  await send.click();
  await expectBusy(send);
  expect(await send.evaluate((button) => getComputedStyle(button, "::before").animationName)).toBe("turn");
  letCodeCome();
  await expect(page.getByText("Missing Information")).toBeVisible();
  await expectBusy(send, false);
  await expect(dialog.getByLabel("Service Needed")).toBeFocused();
});

test("going on typing after an early Enter drops it: not a letter lands elsewhere", async ({ page }) => {
  const letCodeCome = await holdCode(page);
  const { dialog, send } = await openEarly(page);
  const location = dialog.getByLabel("Location", { exact: true });
  await location.pressSequentially("I-35W");
  await page.keyboard.press("Enter");
  await expectBusy(send);
  await page.keyboard.type(" north");
  await expectBusy(send, false);
  letCodeCome();
  await islandIsLive(page);
  await page.keyboard.type(", exit 52");
  await expect(location).toHaveValue("I-35W north, exit 52");
  await expect(page.getByText("Missing Information")).toHaveCount(0);
});

for (const [how, close] of [
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["the close button", (page: Page) => page.getByRole("button", { name: "Close" }).click()],
] as const) {
  test(`a request sent early and then closed with ${how} opens nothing`, async ({ page }) => {
    const letCodeCome = await holdCode(page);
    const { dialog, send } = await openEarly(page);
    const openings = await watchOpenings(page);
    await fillRequest(dialog);
    await send.click();
    await expectBusy(send);
    await close(page);
    await expect(dialog).toBeHidden();
    letCodeCome();
    await islandIsLive(page);
    await page.getByRole("button", { name: SERVICE.opener }).click();
    await expect(dialog.getByLabel("Your Name")).toHaveValue(TYPED.name);
    await expectBusy(send, false);
    expect(openings).toEqual([]);
  });

  test(`GPS pressed early, and the dialog closed with ${how}: nothing is looked up or written`, async ({
    page,
    context,
  }) => {
    await allowPosition(context);
    const asked = await stubGeocoder(page, NOMINATIM, { body: "{}" });
    const letCodeCome = await holdCode(page);
    const { dialog, gps } = await openEarly(page);
    await gps.click();
    await expectBusy(gps);
    await close(page);
    letCodeCome();
    await islandIsLive(page);
    await page.getByRole("button", { name: SERVICE.opener }).click();
    await expect(dialog.getByLabel("Location", { exact: true })).toHaveValue("");
    await expectBusy(gps, false);
    expect(asked).toEqual([]);
  });
}

test("GPS pressed early waits while the name is typed, and then fills in the place", async ({
  page,
  context,
}) => {
  await allowPosition(context);
  await stubGeocoder(page, NOMINATIM, "offline");
  const letCodeCome = await holdCode(page);
  const { dialog, gps } = await openEarly(page);
  await gps.click();
  await expectBusy(gps);
  await dialog.getByLabel("Your Name").pressSequentially(TYPED.name);
  letCodeCome();
  await expect(dialog.getByLabel("Location", { exact: true })).toHaveValue(PLACE_TEXT);
  await expect(dialog.getByLabel("Your Name")).toBeFocused();
});

test.describe("when the code does not come in time", () => {
  test("the request goes out as a text message after four seconds, once", async ({ page }) => {
    await page.route(ISLAND_CODE, () => {});
    await stopClock(page);
    const { dialog, send } = await openEarly(page);
    const openings = await watchOpenings(page);
    await fillRequest(dialog);
    await send.click();
    await page.clock.runFor(3900);
    expect(openings).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => openings.map(({ url }) => url.split(":")[0])).toEqual(["sms"]);
    await expectBusy(send, false);
  });

  test("GPS says so, and works with the next touch once the code is there", async ({ page, context }) => {
    await allowPosition(context);
    await stubGeocoder(page, NOMINATIM, "offline");
    const letCodeCome = await holdCode(page);
    await stopClock(page);
    const { dialog, gps } = await openEarly(page);
    await gps.click();
    await page.clock.runFor(4100);
    const late = dialog.getByRole("alert").filter({ hasText: "GPS is not ready" });
    await expect(late).toBeVisible();
    await expectBusy(gps, false);
    letCodeCome();
    await islandIsLive(page);
    await expect(late).toBeHidden();
    await gps.click();
    await expect(dialog.getByLabel("Location", { exact: true })).toHaveValue(PLACE_TEXT);
  });
});

test("what is typed before the code is there is kept over a reload, before and after the code comes", async ({
  page,
}) => {
  let letCodeCome = await holdCode(page);
  const { dialog } = await openEarly(page);
  await dialog.getByLabel("Your Name").fill(TYPED.name);
  await page.reload();
  await page.unroute(ISLAND_CODE);
  letCodeCome = await holdCode(page);
  await page.getByRole("button", { name: SERVICE.opener }).click();
  await dialog.getByLabel("Phone Number").fill(TYPED.phone);
  letCodeCome();
  await islandIsLive(page);
  await expect(dialog.getByLabel("Your Name")).toHaveValue(TYPED.name);
  await page.reload();
  await page.getByRole("button", { name: SERVICE.opener }).click();
  await islandIsLive(page);
  await expect(dialog.getByLabel("Your Name")).toHaveValue(TYPED.name);
  await expect(dialog.getByLabel("Phone Number")).toHaveValue(TYPED.phone);
});
