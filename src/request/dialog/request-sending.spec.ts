import type { Locator } from "@playwright/test";
import { boxOf, gapBetween, sizes } from "../../../tests/support/boxes.ts";
import { expect, stopClock, test } from "../../../tests/support/browser.ts";
import { asOpened } from "../../../tests/support/links.ts";
import { allowPosition, stubGeocoder } from "../../../tests/support/location.ts";
import { HOME, openRequest, SERVICE, sentPanel } from "../../../tests/support/request.ts";
import { requestAbout } from "../../../tests/support/typed.ts";

/*
 * What Send says and clears, whatever happens meanwhile: request-form.test.tsx. In other engines:
 * tests/engines/dialog.test.ts.
 */

/** Expects a toast to be whole in view, and to cover nothing of these. */
async function expectClear(toast: Locator, ...others: readonly Locator[]): Promise<void> {
  await expect(toast).toBeInViewport({ ratio: 1 });
  // What is below it does not show through.
  await expect(toast).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  for (const other of others) expect(gapBetween(await boxOf(toast), await boxOf(other))).toBeGreaterThanOrEqual(0);
}

test("Send opens text, then mail, once, and closes; a toast covers no control, nor the panel", async ({ page }) => {
  await stopClock(page);
  const toast = page.locator(".toast");
  const call = page.locator("#call-bar .button-call");
  for (const [variant, name] of [
    [HOME, "390x844"],
    [SERVICE, "320x256"],
    [SERVICE, "1280x800"],
  ] as const) {
    for (const viewport of sizes(name)) await page.setViewportSize(viewport);
    const { sms, mail } = requestAbout(variant.topic);
    const text = asOpened(sms);
    const { dialog, opener, close, fill, send, openings } = await openRequest(page, variant);
    // All other controls are in its body.
    const controls = [close, dialog.locator(".dialog-body")];
    await send.click();
    await expect(toast).toContainText("Missing Information");
    await expectClear(toast, ...controls);
    const ofFailure = await toast.evaluate((toast) => getComputedStyle(toast).borderTopColor);
    await fill();
    await send.press("Enter");
    await send.click({ force: true });
    await send.press("Enter");
    await page.clock.runFor(999);
    await expect(send).toHaveText("Preparing your request");
    await expect.poll(() => openings).toEqual([text]);
    await page.clock.runFor(1);
    await expect(toast).toContainText("Your service request has been sent via SMS and email.");
    await expect(toast).not.toHaveCSS("border-top-color", ofFailure);
    await expect.poll(() => openings).toEqual([text, mail]);
    await expect(dialog).toBeHidden();
    await expectClear(toast, sentPanel(page), ...(variant === HOME ? [call] : []));
    await opener.dispatchEvent("click");
    await expectClear(toast, ...controls);
  }
});

test("a toast with a long address covers no 911, and scrolls to its end", async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await allowPosition(context);
  const locality = `${"Old Settlers Landing, ".repeat(6)}Milton`;
  await stubGeocoder(page, { ...HOME.geocoder, answer: { locality } });
  const { dialog, gps, toasts } = await openRequest(page, HOME);
  await gps.click();
  const words = toasts.getByText(locality);
  await expect(words).toBeVisible();
  await dialog.locator(".danger a").first().click({ trial: true, timeout: 8_000 });
  await toasts.evaluate((place) => place.scrollTo(0, place.scrollHeight));
  const [end, edge] = [await boxOf(words), await boxOf(toasts)].map(({ y, height }) => y + height);
  expect(end).toBeLessThanOrEqual(Number(edge));
});
