import type { Locator } from "@playwright/test";
import { boxesOf } from "../support/boxes.ts";
import { expect, stopClock, test, violationsOn } from "../support/browser.ts";
import { expectIn } from "../support/forms.ts";
import { expectOpened, HOME, openRequest, SERVICE } from "../support/request.ts";
import { sendRequest, sentPanel } from "../support/sent-panel.ts";
import { REQUEST_MAIL, REQUEST_SMS, requestAbout, TYPED } from "../support/typed.ts";

/** Expects a toast to be in view, and to share no part of the screen with something else. */
async function expectApart(toast: Locator, other: Locator): Promise<void> {
  await expect(toast).toBeInViewport({ ratio: 1 });
  const [a, b] = await boxesOf(toast, other);
  const overlap = a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  expect(overlap).toBe(false);
}

for (const variant of [HOME, SERVICE]) {
  test(`${variant.address}: opens text, then mail, once, says so, closes and clears`, async ({ page }) => {
    const { sms, mail } = requestAbout(variant.topic);
    await stopClock(page);
    const { dialog, fields, fill, send, openLive, openings } = await openRequest(page, variant);
    await fill();
    await send.click();
    await send.click({ force: true });
    await send.press("Enter");
    await page.clock.runFor(999);
    await expect(send).toHaveText("Preparing your request");
    await expectOpened(openings, [sms]);
    await page.clock.runFor(1);
    const toast = page.getByRole("status").filter({ hasText: "Request Sent!" });
    await expect(toast).toHaveCount(1);
    await expect(toast).toContainText("Your service request has been sent via SMS and email.");
    await expectOpened(openings, [sms, mail]);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { name: "Did your text go?" })).toBeFocused();

    // On other pages, the panel's call takes the call bar's place.
    if (variant === HOME) await expectApart(toast, page.locator("#call-bar .button-call"));
    // A mouse that is where the toast has come up would hold it.
    await page.mouse.move(0, 0);
    await page.clock.runFor(9_000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(toast).toHaveCount(0);
    await openLive();
    await expectIn(fields, {});
    await page.reload();
    // The panel may have moved the services out of view: the home page's opener comes by its time.
    await page.clock.runFor(6_000);
    await openLive();
    await expectIn(fields, {});
  });
}

test("with fields missing says so, marks each and keeps the rest", async ({ page }) => {
  const { fields, fill, send, openings } = await openRequest(page);
  const typed = { name: "   ", phone: TYPED.phone, details: TYPED.details };
  await fill(typed);
  await send.click();
  const toast = page.getByRole("alert").filter({ hasText: "Missing Information" });
  await expect(toast).toContainText("Please fill in all required fields.");
  await expect(fields.service).toBeFocused();
  for (const [field, message] of [
    [fields.service, "Choose the service you need."],
    [fields.name, "Enter your name."],
    [fields.location, "Enter where you are, or use your GPS location."],
  ] as const) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(message);
  }
  await expect(fields.phone).toHaveAttribute("aria-invalid", "false");
  await expectIn(fields, typed);
  // It stays while it is pointed at.
  await toast.hover();
  expect(await violationsOn(page)).toEqual([]);
  expect(openings).toEqual([]);

  await fields.name.fill(TYPED.name);
  await expect(fields.name).toHaveAttribute("aria-invalid", "false");
  await fill();
  await send.click();
  await expect(page.getByText("Request Sent!")).toBeVisible();
  await expect(toast).toHaveCount(0);
  await expectOpened(openings, [REQUEST_SMS, REQUEST_MAIL]);
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

for (const [width, height] of [
  [320, 256],
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("a failure's toast leaves the dialog's controls alone", async ({ page }) => {
      const { dialog, fields, send } = await openRequest(page, HOME);
      await send.click();
      await expect(fields.location).toBeFocused();
      const toast = page.getByRole("alert").filter({ hasText: "Missing Information" });
      // It stays while it is pointed at.
      await toast.hover();
      await expectAboveNoControl(toast, dialog);
      await toast.getByRole("button", { name: "Dismiss" }).click();
      await expect(toast).toHaveCount(0);
    });

    test("the success toast is read whole, and not left behind a dialog", async ({ page }) => {
      await stopClock(page);
      const { dialog, open } = await sendRequest(page);
      await page.clock.runFor(1_000);
      const toast = page.getByRole("status").filter({ hasText: "Request Sent!" });
      const dismiss = toast.getByRole("button", { name: "Dismiss" });
      for (const part of [toast.getByText("Request Sent!"), dismiss]) {
        await part.scrollIntoViewIfNeeded();
        // Scrolled to the pixel, a sliver of the part may be outside.
        await expect(part).toBeInViewport({ ratio: 0.95 });
      }
      if (height > 256) {
        await open();
        await expectAboveNoControl(toast, dialog);
      }
      // Tapped without the mouse: after a launch, Chromium's own prompt swallows real taps.
      await dismiss.dispatchEvent("click");
      await expect(toast).toHaveCount(0);
    });
  });
}

test("a toast of the dialog goes with it", async ({ page }) => {
  const { dialog, send, close, open, toasts } = await openRequest(page);
  await send.click();
  await expect(toasts.getByText("Missing Information")).toBeVisible();
  await close.click();
  await expect(dialog).toBeHidden();
  await open();
  await expect(page.getByText("Missing Information")).toHaveCount(0);
});

for (const [width, height] of [
  [320, 256],
  [390, 844],
  [1024, 768],
  [1280, 800],
] as const) {
  test(`at ${width} x ${height} the success toast covers nothing of the panel`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const toast = page.getByRole("status").locator(".toast");
    await sendRequest(page);
    await expectApart(toast, sentPanel(page));
  });
}

test("the toast of another request has its place above the panel of the request before", async ({ page }) => {
  for (const name of ["Ana", "Zoë"]) {
    await sendRequest(page, { ...TYPED, name });
    await expectApart(page.getByRole("status").locator(".toast"), sentPanel(page));
  }
});

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
