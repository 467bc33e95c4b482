import type { Page } from "@playwright/test";
import { middleOf, reach } from "../../../tests/support/boxes.ts";
import {
  expect,
  holdBack,
  ISLAND_CODE,
  stopClock,
  test,
  WITHOUT_CODE,
} from "../../../tests/support/browser.ts";
import { expectIn } from "../../../tests/support/forms.ts";
import { allowPosition, PAGE_GEOCODER, stubGeocoder } from "../../../tests/support/location.ts";
import { FIRST_SERVICE, SERVICE_PAGE } from "../../../tests/support/pages.ts";
import {
  expectOpened,
  firstOpened,
  islandIsLive,
  openDialog,
  SERVICE,
} from "../../../tests/support/request.ts";
import { REQUEST_MAIL, REQUEST_SMS, TYPED } from "../../../tests/support/typed.ts";
import { requestNotes } from "../forms/words/notes.ts";
import { LOCATION_LINE } from "../location/location-words.ts";

/*
 * The dialog opens by HTML; React takes over what it finds (translated.spec.ts shows that nothing typed is lost by that).
 * A tap before the form's code has come shows that it waits. It is held for up to four seconds, unless it is cancelled.
 * Each test decides when the code comes and how much time passes.
 */

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

/** Opens the dialog before its code has come, on a device that knows its position. The page's clock is stopped. */
async function openEarly(page: Page) {
  await stopClock(page);
  const letCodeCome = await holdBack(page, ISLAND_CODE);
  await allowPosition(page.context());
  const asked = await stubGeocoder(page, PAGE_GEOCODER, "offline");
  const request = await openDialog(page);
  const bringCode = async () => {
    letCodeCome();
    await islandIsLive(page);
  };
  return { ...request, asked, bringCode };
}

test("Send before the code has come shows that it waits, and then sends once", async ({ page }) => {
  const { fill, send, openings, bringCode } = await openEarly(page);
  await fill();
  await send.click();
  await send.click();
  await expect(send).toHaveAttribute("aria-busy", "true");
  expect(await send.evaluate((button) => getComputedStyle(button, "::before").animationName)).toBe("turn");
  expect(openings).toEqual([]);
  await bringCode();
  await page.clock.runFor(1_000);
  await expect(page.getByText("Request Sent!")).toHaveCount(1);
  await expectOpened(openings, [REQUEST_SMS, REQUEST_MAIL]);
});

test("closing the dialog cancels an early tap, and typing on an early Enter; no letter lands elsewhere", async ({
  page,
}) => {
  const { dialog, fields, gps, send, close, open, fill, openings, asked, bringCode } = await openEarly(page);
  await fill();
  for (const [button, leave] of [
    [send, () => page.keyboard.press("Escape")],
    [gps, () => close.click()],
  ] as const) {
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await leave();
    await expect(dialog).toBeHidden();
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    await open();
  }
  await fields.location.fill("I-35W");
  await page.keyboard.press("Enter");
  await expect(send).toHaveAttribute("aria-busy", "true");
  await page.keyboard.type(" north");
  await expect(send).not.toHaveAttribute("aria-busy", "true");
  await bringCode();
  await page.keyboard.type(", exit 52");
  await expectIn(fields, TYPED);
  expect(openings).toEqual([]);
  expect(asked).toEqual([]);
});

test("when the code replaces the notes with those for the chosen service, a tap meant for an old note is ignored", async ({
  page,
}) => {
  const { dialog, fields, bringCode } = await openEarly(page);
  await fields.service.selectOption("Jump Start");
  const northbound = dialog.getByRole("button", { name: "Northbound" });
  await reach(northbound);
  const { x, y } = await middleOf(northbound);
  const reached = northbound.evaluate(
    (old, [x, y]) =>
      new Promise((resolve) => {
        const look = () => {
          if (!old.isConnected) resolve(document.elementFromPoint(x, y)?.closest("button") ?? "no button");
        };
        new MutationObserver(look).observe(document, { subtree: true, childList: true });
      }),
    [x, y] as const,
  );
  await bringCode();
  expect(await reached).toBe("no button");
  const [note = ""] = requestNotes["Jump Start"];
  await dialog.getByRole("button", { name: note }).click();
  await expect(fields.details).toHaveValue(`${note}; `);
});

test("the request goes out as a text message after four seconds without the code, once", async ({ page }) => {
  const { fill, send, openings } = await openEarly(page);
  await fill();
  await send.click();
  await page.clock.runFor(3900);
  expect(openings).toEqual([]);
  await page.clock.runFor(10_000);
  // First aid and the form's code encode a link differently.
  expect(await firstOpened(openings)).toBe(decodeURIComponent(REQUEST_SMS));
  expect(openings).toHaveLength(1);
});

test.describe("when the code cannot be loaded", () => {
  test.use({ expectedErrors: WITHOUT_CODE });

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
