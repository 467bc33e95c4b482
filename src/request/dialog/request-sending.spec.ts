import type { Locator } from "@playwright/test";
import { boxOf, gapBetween, sizes, takesTaps } from "../../../tests/support/boxes.ts";
import { expect, stopClock, test } from "../../../tests/support/browser.ts";
import { HOME, openRequest, SERVICE, sentPanel } from "../../../tests/support/request.ts";
import { requestAbout } from "../../../tests/support/typed.ts";

/*
 * What Send says and clears, whatever happens meanwhile: request-form.test.tsx. In other engines:
 * tests/engines/dialog.test.ts.
 */

/** Expects a toast to be read whole in the dialog, and nothing that can be tapped to be under it. */
async function expectAboveNoControl(toast: Locator, dialog: Locator): Promise<void> {
  await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
  await expect(toast).toBeInViewport({ ratio: 1 });
  await takesTaps(toast.page());
  const covered = await toast.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const parts = Array.from({ length: 21 }, (_, part) => part / 20);
    const points = parts.flatMap((across) => parts.map((down) => [x + across * width, y + down * height] as const));
    return points
      .flatMap(([left, top]) => document.elementsFromPoint(left, top))
      .filter((other) => other.closest("a, button, input, select, textarea, label, summary"))
      .filter((control) => !element.contains(control))
      .map(({ outerHTML }) => outerHTML);
  });
  expect(covered).toEqual([]);
}

test("Send opens text, then mail, once, and closes; the toast covers neither the panel nor calls", async ({ page }) => {
  await stopClock(page);
  const toast = page.getByRole("status").filter({ hasText: "Request Sent!" });
  const call = page.locator("#call-bar .button-call");
  for (const [variant, name] of [
    [HOME, "390x844"],
    [SERVICE, "320x256"],
    [SERVICE, "1280x800"],
  ] as const) {
    for (const viewport of sizes(name)) await page.setViewportSize(viewport);
    const { sms, mail } = requestAbout(variant.topic);
    const { dialog, opener, fill, send, openings } = await openRequest(page, variant);
    await fill();
    await send.press("Enter");
    await send.click({ force: true });
    await send.press("Enter");
    await page.clock.runFor(999);
    await expect(send).toHaveText("Preparing your request");
    await expect.poll(() => openings).toEqual([sms]);
    await page.clock.runFor(1);
    await expect(toast).toContainText("Your service request has been sent via SMS and email.");
    await expect.poll(() => openings).toEqual([sms, mail]);
    await expect(dialog).toBeHidden();
    await expect(toast).toBeInViewport({ ratio: 1 });
    for (const other of [sentPanel(page), ...(variant === HOME ? [call] : [])])
      expect(gapBetween(await boxOf(toast), await boxOf(other)), name).toBeGreaterThanOrEqual(0);
    await opener.dispatchEvent("click");
    await expectAboveNoControl(page.locator(".toast"), dialog);
  }
});

test("toasts show in full in the dialog, cover no control, and close with it", async ({ page }) => {
  await stopClock(page);
  const toast = page.locator(".toast");
  for (const viewport of sizes("320x256", "1280x800")) {
    await page.setViewportSize(viewport);
    const { dialog, send, close, openLive, toasts } = await openRequest(page);
    const refusal = page.getByRole("alert").filter({ hasText: "Missing Information" });
    await send.click();
    await expectAboveNoControl(toast, dialog);
    await expect(refusal.getByRole("button")).toHaveCount(0);
    await toasts.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast).toHaveCount(0);
    await send.click();
    await expect(refusal).toHaveCount(1);
    await close.click();
    await openLive();
    await expect(toast).toHaveCount(0);
  }
});
