import type { Locator } from "@playwright/test";
import { expect, SECOND_LAUNCH, stopClock, test } from "../support/browser.ts";
import { hasNoPosition } from "../support/device-location.ts";
import { HOME, openRequest } from "../support/request.ts";
import { sendRequest } from "../support/sent-panel.ts";

/* Toasts are read and reached wherever they come up, and cover nothing that is needed (WCAG 2.4.11). */

test.use({ expectedErrors: SECOND_LAUNCH });

/** Expects two elements to share no part of the screen. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error("An element is not on the screen");
  const overlap = a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  expect(overlap).toBe(false);
}

async function expectClear(toast: Locator, dialog: Locator): Promise<void> {
  await expect(toast).toBeInViewport({ ratio: 1 });
  for (const part of [dialog.getByRole("heading"), dialog.getByRole("button", { name: "Close" })]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    await expectApart(toast, part);
  }
}

for (const [width, height] of [
  [320, 256],
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("toasts leave the dialog's heading, close button and first error alone", async ({ page }) => {
      const { dialog, fields, send } = await openRequest(page);
      await send.click();
      await expect(fields.service).toBeFocused();
      const toast = page.getByRole("alert").filter({ hasText: "Missing Information" });
      await expectClear(toast, dialog);
      await expectApart(toast, fields.service);
      await toast.getByRole("button", { name: "Dismiss" }).click();
      await expect(toast).toHaveCount(0);
    });

    test("so do those of a location that cannot be had", async ({ page }) => {
      await hasNoPosition(page);
      const { dialog, gps, toasts } = await openRequest(page, HOME);
      await gps.click();
      await expectClear(toasts.getByText("Location information is unavailable."), dialog);
      await expectApart(toasts, gps);
    });

    test("the success toast is read whole, and not left behind a dialog", async ({ page }) => {
      const { dialog, open } = await sendRequest(page);
      const toast = page.getByRole("status").filter({ hasText: "Request Sent!" });
      await expect(toast).toBeVisible();
      const dismiss = toast.getByRole("button", { name: "Dismiss" });
      for (const part of [toast.getByText("Request Sent!"), dismiss]) {
        await part.scrollIntoViewIfNeeded();
        // Scrolled to the pixel, a sliver of the part may be outside.
        await expect(part).toBeInViewport({ ratio: 0.95 });
      }
      if (height > 256) {
        await open();
        await expectClear(toast, dialog);
      }
      // Tapped without the mouse: after a launch, Chromium's own prompt swallows real taps.
      await dismiss.dispatchEvent("click");
      await expect(toast).toHaveCount(0);
    });
  });
}

test("a dialog opened again within the second after sending stays open", async ({ page }) => {
  await stopClock(page);
  const { dialog, opener, fields } = await sendRequest(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await opener.dispatchEvent("click");
  await expect(dialog).toBeVisible();
  await page.clock.runFor(1500);
  await expect(page.getByText("Request Sent!")).toBeVisible();
  await expect(dialog).toBeVisible();
  await expect(page.locator("dialog :focus")).toBeAttached();
  await expect(fields.name).toHaveValue("");
});
