import type { Locator } from "@playwright/test";
import { boxesOf, gapBetween, sizes } from "../../../tests/support/boxes.ts";
import { expect, PHONE, stopClock, test } from "../../../tests/support/browser.ts";
import { expectIn } from "../../../tests/support/forms.ts";
import {
  allowPosition,
  PAGE_GEOCODER,
  PIN_STATUS,
  PLACE_TEXT,
  stubGeocoder,
} from "../../../tests/support/location.ts";
import {
  closeByEscape,
  expectOpened,
  HOME,
  openRequest,
  sendRequest,
} from "../../../tests/support/request.ts";
import { REQUEST_MAIL, REQUEST_SMS, requestAbout, TYPED } from "../../../tests/support/typed.ts";
import { sentPanel } from "../sent-panel/testing/sent-panel.ts";

test.beforeEach(({ page }) => stopClock(page));

/** Expects a toast to be in view, and to share no part of the screen with something else. */
async function expectApart(toast: Locator, other: Locator): Promise<void> {
  await expect(toast).toBeInViewport({ ratio: 1 });
  expect(gapBetween(...(await boxesOf(toast, other)))).toBeGreaterThanOrEqual(0);
}

test("Send opens text, then mail, once, says so, closes and clears", async ({ page }) => {
  const { sms, mail } = requestAbout(HOME.topic);
  const { dialog, fields, fill, send, openLive, openings } = await openRequest(page, HOME);
  await fill();
  await send.click();
  await send.click({ force: true });
  await send.press("Enter");
  await page.clock.runFor(999);
  await expect(send).toHaveText("Preparing your request");
  await expectOpened(openings, [sms]);
  await page.clock.runFor(1);
  const toast = page.getByRole("status").filter({ hasText: "Request Sent!" });
  await expect(toast).toContainText("Your service request has been sent via SMS and email.");
  await expectOpened(openings, [sms, mail]);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: "Did your text go through?" })).toBeFocused();

  await expectApart(toast, page.locator("#call-bar .button-call"));
  // A toast stays as long as the mouse is over it.
  await page.mouse.move(0, 0);
  await page.clock.runFor(9_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(toast).toHaveCount(0);
  await openLive();
  await expectIn(fields, {});
  await page.reload();
  // The panel may have moved the services out of view; the opener then comes by its timer.
  await page.clock.runFor(6_000);
  await openLive();
  await expectIn(fields, {});
});

test("a request that no email draft can hold goes as a text, and the page says so", async ({ page }) => {
  const { fill, send, openings } = await openRequest(page);
  await fill({ ...TYPED, location: "राष्ट्रीय राजमार्ग ".repeat(18) });
  await send.click();
  await page.clock.runFor(1_000);
  const toast = page.getByRole("status").filter({ hasText: "Request Sent!" });
  await expect(toast).toContainText("sent via SMS. It is too long for an email: copy it below.");
  expect(openings.map(({ url }) => url.slice(0, 4))).toEqual(["sms:"]);
  await expect(sentPanel(page).getByRole("button", { name: "Copy the request" })).toBeVisible();
  await expect(sentPanel(page).getByRole("link", { name: /email/ })).toHaveCount(0);
  await expectApart(page.locator(".toast"), sentPanel(page));
});

/** Expects a toast to be read whole in the dialog, and nothing that can be tapped to be under it. */
async function expectAboveNoControl(toast: Locator, dialog: Locator): Promise<void> {
  await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
  await expect(toast).toBeInViewport({ ratio: 1 });
  const covered = await toast.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const parts = Array.from({ length: 21 }, (_, part) => part / 20);
    const points = parts.flatMap((across) =>
      parts.map((down) => [x + across * width, y + down * height] as const),
    );
    return points
      .flatMap(([left, top]) => document.elementsFromPoint(left, top))
      .filter((other) => other.closest("a, button, input, select, textarea, label, summary"))
      .filter((control) => !element.contains(control))
      .map(({ outerHTML }) => outerHTML);
  });
  expect(covered).toEqual([]);
}

for (const viewport of sizes("320x256", "390x844", "1280x800")) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("toasts show in full, cover no control and no text of the panel, and close with their dialog", async ({
      page,
    }) => {
      const { dialog, fields, send, close, open, openLive, fill } = await openRequest(page);
      const refusal = page.getByRole("alert").filter({ hasText: "Missing Information" });
      const success = page.getByRole("status").filter({ hasText: "Request Sent!" });
      await send.click();
      await expect(fields.service).toBeFocused();
      await expectAboveNoControl(page.locator(".toast"), dialog);
      // What is announced does not include the button.
      await expect(refusal.getByRole("button")).toHaveCount(0);
      const toasts = page.getByRole("region", { name: "Notifications" });
      await toasts.getByRole("button", { name: "Dismiss" }).click();
      await expect(refusal).toHaveCount(0);
      await send.click();
      await expect(refusal).toHaveCount(1);
      await close.click();
      await openLive();
      await expect(page.getByText("Missing Information")).toHaveCount(0);
      await close.click();

      // The second request replaces the first, and so do its toast and its panel.
      for (const name of ["Ana", "Zoë"]) {
        await openLive();
        await fill({ ...TYPED, name });
        await send.press("Enter");
        await page.clock.runFor(1_000);
        await expectApart(page.locator(".toast"), sentPanel(page));
      }
      await expect(sentPanel(page)).toHaveCount(1);
      const text = sentPanel(page).getByRole("link", { name: "Open the text" });
      await expect(text).toHaveAttribute("href", /Name%3A%20Zo/);
      if (viewport.height > 256) {
        await open();
        await expectAboveNoControl(page.locator(".toast"), dialog);
      }
      // Tapped without the mouse: after a launch, Chromium's own prompt swallows real taps.
      await toasts.getByRole("button", { name: "Dismiss" }).dispatchEvent("click");
      await expect(success).toHaveCount(0);
    });
  });
}

/* What the driver does in the second before the mail draft opens. After a launch, Chromium's own prompt swallows real taps. */
test.describe("on a phone, right after Send", () => {
  test.use(PHONE);

  test("what the driver changes stays in the open dialog, what was sent is cleared, and a second Send sends nothing", async ({
    page,
  }) => {
    await allowPosition(page.context());
    await stubGeocoder(page, PAGE_GEOCODER);
    const { dialog, fields, gps, line, openings, openLive, textBody } = await sendRequest(page);
    await expectOpened(openings, [REQUEST_SMS]);
    await fields.details.fill("Now smoke, too");
    const note = dialog.locator("[aria-pressed=false]").first();
    const details = `Now smoke, too; ${await note.textContent()}; `;
    await note.dispatchEvent("click");
    await expect(fields.details).toHaveValue(details);
    await gps.dispatchEvent("click");
    await expect(line).toContainText(PIN_STATUS);
    await dialog.locator("[type=submit]").dispatchEvent("click");
    await page.clock.runFor(1000);
    await expect(page.getByText("Request Sent!")).toBeVisible();
    await expectOpened(openings, [REQUEST_SMS, REQUEST_MAIL]);

    await expect(dialog).toBeVisible();
    await expectIn(fields, { location: TYPED.location, details });
    await expect(line).toContainText(PIN_STATUS);
    await expect.poll(textBody).toContain(`GPS: ${PLACE_TEXT}`);
    await page.reload();
    const text = sentPanel(page).getByRole("link", { name: "Open the text again" });
    await expect(text).toHaveAttribute("href", REQUEST_SMS);
    await openLive();
    await expectIn(fields, { location: TYPED.location, details });
  });

  test("a dialog that is closed and opened again stays open, and is cleared", async ({ page }) => {
    const { dialog, opener, fields } = await sendRequest(page);
    await closeByEscape(dialog);
    await opener.dispatchEvent("click");
    await expect(dialog).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.getByText("Request Sent!")).toBeVisible();
    await expect(dialog).toBeVisible();
    await expect(page.locator("dialog :focus")).toBeAttached();
    await expectIn(fields, {});
  });
});
