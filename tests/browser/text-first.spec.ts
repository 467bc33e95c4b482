import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { holdCode } from "../support/island-code.ts";
import { GPS_LINE, KELLER, KELLER_TEXT, openLocation } from "../support/location.ts";
import {
  allowPosition,
  fillRequest,
  HOME,
  islandIsLive,
  NOMINATIM,
  openDialog,
  SERVICE,
  stubGeocoder,
  TYPED,
  watchOpenings,
} from "../support/request.ts";
import { translate } from "../support/translator.ts";

/* Who cannot or will not call texts: with a tap for each thing that one would type. */

const details = (page: Page) => page.locator("#request-details");
const note = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name });

test("a location is with dispatch in three taps and a permission", async ({ page, context }) => {
  await allowPosition(context);
  await stubGeocoder(page, NOMINATIM, { body: JSON.stringify(KELLER.nominatim) });
  const openings = await watchOpenings(page);
  await page.goto(SERVICE.address);
  const dialog = page.getByRole("dialog");
  const text = dialog.getByRole("link", { name: /^Text what/ });

  await page.getByRole("button", { name: SERVICE.opener }).click();
  await dialog.getByRole("button", { name: "Use my GPS location" }).click();
  await expect(text).toHaveAttribute("href", /maps\.google\.com/);
  await expect(dialog.getByLabel("Location", { exact: true })).toHaveValue(KELLER_TEXT.nominatim);
  await text.click();

  await expect.poll(() => openings.length).toBe(1);
  expect(decodeURIComponent(openings[0]?.url ?? "")).toMatch(
    new RegExp(`^sms:\\+1\\d{10}\\?&body=Location: .*\n${GPS_LINE.replace(/[.?()+]/g, "\\$&")}$`),
  );
});

test("the text link carries whatever is filled in so far, also after a reload", async ({ page }) => {
  await page.goto(SERVICE.address);
  const dialog = await openDialog(page, SERVICE.opener);
  const body = async () => {
    const href = await dialog.getByRole("link", { name: /^Text what/ }).getAttribute("href");
    return decodeURIComponent(href?.split("body=")[1] ?? "");
  };
  expect(await body()).toMatch(/^[A-Z][\w ]+: $/);
  await fillRequest(dialog, { name: TYPED.name });
  expect(await body()).toBe(`Name: ${TYPED.name}`);
  await fillRequest(dialog, { service: TYPED.service, details: TYPED.details });
  const all = `Service: ${TYPED.service}\nName: ${TYPED.name}\nDetails: ${TYPED.details}`;
  expect(await body()).toBe(all);
  await page.reload();
  await openDialog(page, SERVICE.opener);
  await expect.poll(body).toBe(all);
});

test.describe("notes that are tapped", () => {
  test("are written into the details and out again; the driver's own words stay", async ({ page }) => {
    await page.goto(SERVICE.address);
    await openDialog(page, SERVICE.opener);
    await details(page).fill("Left rear; it hisses");
    for (const name of ["Northbound", "Phone nearly dead"]) await note(page, name).click();
    await expect(details(page)).toHaveValue("Phone nearly dead; Northbound; Left rear; it hisses");
    await expect(note(page, "Northbound")).toHaveAttribute("aria-pressed", "true");

    await page.reload();
    await openDialog(page, SERVICE.opener);
    await expect(note(page, "Northbound")).toHaveAttribute("aria-pressed", "true");
    await note(page, "Northbound").click();
    await note(page, "Phone nearly dead").click();
    await expect(details(page)).toHaveValue("Left rear; it hisses");
  });

  test("are those of the service, by the keyboard too", async ({ page }) => {
    await page.goto(HOME.address);
    const dialog = await openDialog(page, HOME.opener);
    for (const service of ["Tire Change", "Lockout Service", "Other", "Jump Start"]) {
      await dialog.getByLabel("Service Needed").selectOption(service);
      expect(await dialog.locator("[aria-pressed]").count()).toBeLessThanOrEqual(6);
      await expect(note(page, "Text me, please don't call")).toBeVisible();
    }
    await dialog.getByLabel("Service Needed").selectOption("Tire Change");
    await note(page, "Locking lug key").focus();
    await page.keyboard.press("Space");
    await expect(details(page)).toHaveValue("Locking lug key; ");
    await expect(note(page, "Locking lug key")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(details(page)).toHaveValue("");
  });

  test("are held where their code is late, on a translated page", async ({ page }) => {
    await translate(page, "start");
    const letCodeCome = await holdCode(page);
    await page.goto(SERVICE.address);
    await page.getByRole("button", { name: SERVICE.opener }).click();
    await details(page).fill("Left rear");
    await note(page, "Southbound").click();
    letCodeCome();
    await islandIsLive(page);
    await expect(details(page)).toHaveValue("Southbound; Left rear");
    await note(page, "Southbound").click();
    await expect(details(page)).toHaveValue("Left rear");
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
  });
});

for (const { address, opener } of [HOME, SERVICE, { address: "/lockouts", opener: "Request Help" }]) {
  test(`${address}: Send, Text and Call are at the thumb on a small phone`, async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await allowPosition(context);
    await page.goto(`${address}#services`);
    const dialog = await openDialog(page, opener);
    for (const control of [
      dialog.getByRole("button", { name: "Use my GPS location" }),
      dialog.getByRole("button", { name: "Send Request" }),
      dialog.getByRole("link", { name: /^Text what/ }),
      dialog.getByRole("link", { name: /^Call \(/ }),
    ]) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    await expect(dialog.locator(".button-call:visible")).toHaveCount(1);
  });
}

test("what is focused is never under the buttons at the thumb", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const { dialog } = await openLocation(page, SERVICE);
  const send = await dialog.getByRole("button", { name: "Send Request" }).boundingBox();
  await dialog.getByLabel("Service Needed").focus();
  for (let tabs = 0; tabs < 11; tabs += 1) {
    await page.keyboard.press("Tab");
    const { bottom, isAction } = await page.evaluate(() => ({
      bottom: document.activeElement?.getBoundingClientRect().bottom ?? 0,
      isAction: document.activeElement?.closest(".dialog-actions") !== null,
    }));
    if (!isAction) expect(bottom).toBeLessThanOrEqual(send?.y ?? 0);
  }
});
