import type { Page } from "@playwright/test";
import { boxOf, gapBetween, takesTaps } from "../../../tests/support/boxes.ts";
import { expect, holdBack, ISLAND_CODE, RENDERED_AGAIN, test } from "../../../tests/support/browser.ts";
import { expectIn, fillIn, sendHelp } from "../../../tests/support/forms.ts";
import { allowPosition, GPS_START, stubGeocoder } from "../../../tests/support/location.ts";
import {
  firstOpened,
  HOME,
  islandIsLive,
  openContact,
  openHelp,
  requestDialog,
  SERVICE,
  watchOpenings,
} from "../../../tests/support/request.ts";
import { BUT_LOCATION, TYPED, WRITTEN } from "../../../tests/support/typed.ts";
import { LOCATION_LINE } from "../rules/location-words.ts";
import { changeEarly, translate } from "./testing/translator.ts";

/* Translators and extensions change a page before and after React takes it over. That must do no harm. */

test.use({ expectedErrors: RENDERED_AGAIN });

for (const when of ["before", "after"] as const) {
  /** Opens a page that is changed before its code comes, or after. @returns what lets the code come. */
  const openChanged = async (page: Page, address: string) => {
    if (when === "before") await changeEarly(page);
    const letCodeCome = await holdBack(page, ISLAND_CODE);
    await page.goto(address);
    const openings = await watchOpenings(page);
    const bringCode = async () => {
      letCodeCome();
      await islandIsLive(page);
      if (when === "after") await page.evaluate(translate);
    };
    return { openings, bringCode };
  };

  const { address, geocoder } = when === "before" ? HOME : SERVICE;

  test(`changed ${when} its code: the dialog of ${address} keeps what is typed and checked`, async ({ page }) => {
    await allowPosition(page.context());
    await stubGeocoder(page, geocoder);
    const { openings, bringCode } = await openChanged(page, `${address}#services`);
    const { dialog, fields, note, open, fill, send, gps, line, remove } = requestDialog(page);
    await open();
    await fill({ ...BUT_LOCATION, name: "" });
    await fields.name.pressSequentially("Ana Lpez");
    for (let letter = 0; letter < 3; letter += 1) await fields.name.press("ArrowLeft");
    // Without the mouse, so that the focus stays where it is.
    await note("Only text me").dispatchEvent("click");
    await bringCode();
    await expect(fields.name).toBeFocused();
    await page.keyboard.type("ó");
    await expectIn(fields, BUT_LOCATION);
    await expect(note("Only text me")).toBeChecked();
    // A note of this service alone.
    await expect(note("Cannot move")).toBeVisible();
    await note("Cannot move").check();

    await send.click();
    await expect(page.getByText("Missing Information")).toBeVisible();
    await expect(dialog.getByText("Enter where the car is")).toBeVisible();
    await gps.click();
    await expect(line).toContainText("attached: within 50 feet");
    await remove.click();
    await expect(fields.location).toHaveValue("");
    await expect(line).toContainText(LOCATION_LINE.help);
    await gps.click();
    await expect(fields.location).toHaveValue(geocoder.words);
    await send.click();
    const sent = await firstOpened(openings);
    expect(sent).toContain(`\nName: ${TYPED.name}\nPhone: ${TYPED.phone}\nLocation: ${geocoder.words}\n${GPS_START}`);
    expect(sent).toMatch(new RegExp(`[AP]M\\)\nNotes: Cannot move; Only text me\nDetails: ${TYPED.details}$`));
    await expect(page.getByText("Request Sent!")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
  });
}

test("changed after their code, the forms of pages refuse, send and copy", async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await context.grantPermissions(["clipboard-write"]);
  const { fields, send } = await openContact(page);
  const openings = await watchOpenings(page);
  await page.evaluate(translate);
  await send.click();
  await expect(page.getByText("Enter your email.")).toBeVisible();
  await fillIn(fields, WRITTEN);
  await send.click();
  await expect(page.getByText("Message Sent!")).toBeVisible();
  // The toast is beside it, or on narrow screens above it.
  const toast = page.locator(".toast");
  for (const width of [639, 640, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(gapBetween(await boxOf(toast), await boxOf(send)), `${width} px`).toBeGreaterThanOrEqual(0);
    if (width < 640) continue;
    const words = await boxOf(page.locator("#contact-opens"));
    expect(gapBetween(await boxOf(toast), words), `${width} px`).toBeGreaterThanOrEqual(0);
  }
  await takesTaps(page);
  await send.click({ trial: true });
  expect(await firstOpened(openings)).toContain(`\r\nMessage: ${WRITTEN.message.replace("\n", "\r\n")}`);
  await page.getByRole("button", { name: "Copy the message" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await expectIn(fields, {});

  await openHelp(page);
  await page.evaluate(translate);
  await sendHelp(page);
  await expect(page.getByText("Request Received!")).toBeVisible();
});

test("in Arabic, numbers are read from left to right, in calls and texts", async ({ page }) => {
  await page.goto("/request-help");
  for (const scheme of ["tel", "sms"]) {
    const number = page.locator(`a[href^="${scheme}:"] :text-is("1-800-THE-HELP"):visible`).first();
    const places = await number.evaluate((element) => {
      document.documentElement.dir = "rtl";
      element.before("\u0627\u062a\u0635\u0644 ");
      const { firstChild, textContent } = element;
      return Array.from(textContent ?? "", (_, index) => {
        const range = new Range();
        range.setStart(firstChild as Text, index);
        range.setEnd(firstChild as Text, index + 1);
        return range.getBoundingClientRect().left;
      });
    });
    expect(new Set(places).size, scheme).toBeGreaterThan(9);
    expect(places, scheme).toEqual(places.toSorted((a, b) => a - b));
  }
});
