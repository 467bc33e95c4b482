import type { Locator, Page } from "@playwright/test";
import { expect, SECOND_LAUNCH, stopClock, test } from "../support/browser.ts";
import { hasNoPosition } from "../support/device-location.ts";
import { openLocation } from "../support/location.ts";
import { fillRequest, HOME, openDialog, SERVICE } from "../support/request.ts";

/* Toasts are read and reached wherever they come up, and cover nothing that is needed (WCAG 2.4.11). */

test.use({ expectedErrors: SECOND_LAUNCH });

/** Whether two elements share a part of the screen. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error("An element is not on the screen");
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

async function expectClear(toast: Locator, dialog: Locator): Promise<void> {
  await expect(toast).toBeInViewport({ ratio: 1 });
  for (const part of [dialog.getByRole("heading"), dialog.getByRole("button", { name: "Close" })]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    expect(await overlap(toast, part)).toBe(false);
  }
}

for (const [width, height] of [
  [320, 256],
  [390, 844],
  [1280, 800],
] as const) {
  test(`at ${width} x ${height} toasts leave the dialog's heading, close button and first error alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(SERVICE.address);
    const dialog = await openDialog(page, SERVICE.opener);
    await dialog.getByRole("button", { name: "Send Request" }).click();
    const toast = page.getByRole("alert").filter({ hasText: "Missing Information" });
    await expectClear(toast, dialog);
    const field = dialog.getByLabel("Service Needed");
    await expect(field).toBeFocused();
    expect(await overlap(toast, field)).toBe(false);
    await toast.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast).toHaveCount(0);
  });

  test(`at ${width} x ${height} so do those of a location that cannot be had`, async ({ page }) => {
    await hasNoPosition(page);
    await page.setViewportSize({ width, height });
    const { dialog, button, toasts } = await openLocation(page, HOME);
    await button.click();
    await expectClear(toasts.getByText("Location information is unavailable."), dialog);
    expect(await overlap(toasts, button)).toBe(false);
  });

  test(`at ${width} x ${height} the success toast can be read and used whole`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const toast = await sendRequest(page);
    for (const part of [toast.getByText("Request Sent!"), toast.getByRole("button", { name: "Dismiss" })]) {
      await part.scrollIntoViewIfNeeded();
      // Scrolled to the pixel, a sliver of the part may be outside.
      await expect(part).toBeInViewport({ ratio: 0.95 });
    }
    await toast.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast).toHaveCount(0);
  });
}

async function sendRequest(page: Page): Promise<Locator> {
  await page.goto(SERVICE.address);
  const dialog = await openDialog(page, SERVICE.opener);
  await fillRequest(dialog);
  await dialog.getByRole("button", { name: "Send Request" }).click();
  const toast = page.getByRole("status").filter({ hasText: "Request Sent!" });
  await expect(toast).toBeVisible();
  return toast;
}

for (const { address, opener } of [HOME, SERVICE]) {
  test(`on a low screen the dialog of ${address} scrolls, and its first field has the focus all the same`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto(`${address}#services`);
    const dialog = await openDialog(page, opener);
    await expect(dialog.getByLabel("Service Needed")).toBeFocused();
  });
}

test("a toast is not left behind a dialog that opens", async ({ page }) => {
  const toast = await sendRequest(page);
  const dialog = await openDialog(page, SERVICE.opener);
  await expectClear(toast, dialog);
  // Tapped without the mouse: after a launch, Chromium's own prompt swallows real taps.
  await toast.getByRole("button", { name: "Dismiss" }).dispatchEvent("click");
  await expect(toast).toHaveCount(0);
});

test("a dialog opened again within the second after sending stays open", async ({ page }) => {
  await stopClock(page);
  await page.goto(SERVICE.address);
  const dialog = await openDialog(page, SERVICE.opener);
  await fillRequest(dialog);
  await dialog.getByRole("button", { name: "Send Request" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: SERVICE.opener }).dispatchEvent("click");
  await expect(dialog).toBeVisible();
  await page.clock.runFor(1500);
  await expect(page.getByText("Request Sent!")).toBeVisible();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel("Your Name")).toHaveValue("");
});
