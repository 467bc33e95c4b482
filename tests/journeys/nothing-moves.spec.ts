import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { LOCATION_LINE } from "../../src/request/rules/location-words.ts";
import { boxOf, expectStill, middleOf, takesTaps } from "../support/boxes.ts";
import { expect, HALF_AN_HOUR, holdBack, ISLAND_CODE, PHONE, stopClock, test } from "../support/browser.ts";
import { fillIn, helpForm } from "../support/forms.ts";
import { allowPosition, PAGE_GEOCODER, PLACE, stubGeocoder } from "../support/location.ts";
import { HOME, islandIsLive, openContact, requestDialog, SERVICE } from "../support/request.ts";
import { WRITTEN } from "../support/typed.ts";

/* What can be tapped moves only when the driver scrolls, turns the phone, or opens and closes something. */

/** Longer than a toast is shown. */
const TOAST_MS = 11_000;

/** The address of the link that a tap on a point would open; "" where there is none. */
async function linkAt(page: Page, { x, y }: { x: number; y: number }): Promise<string> {
  return await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest("a")?.getAttribute("href") ?? "",
    [x, y] as const,
  );
}

async function expectToastToGo(page: Page, title: string): Promise<void> {
  await expectStill(page, "the toast goes", async () => {
    await page.clock.runFor(TOAST_MS);
    await expect(page.getByText(title)).toHaveCount(0);
  });
}

/** Expects a button to show that it waits, also in forced colors: by a ring that turns, slowly with less motion. */
async function expectTurning(button: Locator): Promise<void> {
  /** Runs in the page: stops the ring at a part of its turn. @returns how long it takes to turn once. */
  const stopAt = (button: Element, part: number) => {
    const isTurn = (animation: Animation) => animation instanceof CSSAnimation && animation.animationName === "turn";
    const turn = button.getAnimations({ subtree: true }).find(isTurn);
    const duration = Number(turn?.effect?.getTiming().duration);
    turn?.pause();
    if (turn) turn.currentTime = duration * part;
    return duration;
  };
  const page = button.page();
  const clip = await boxOf(button);
  const pixels = async () =>
    await sharp(await page.screenshot({ clip }))
      .greyscale()
      .raw()
      .toBuffer();
  for (const forcedColors of ["active", "none"] as const) {
    await page.emulateMedia({ forcedColors });
    expect(await button.evaluate(stopAt, 0)).toBe(4_000);
    const start = await pixels();
    await button.evaluate(stopAt, 0.25);
    const changed = (await pixels()).filter((value, at) => Math.abs(value - Number(start[at])) > 99);
    expect(changed.length, `forced colors: ${forcedColors}`).toBeGreaterThan(20);
  }
}

/** Has the form's code come late. */
async function waitForCode(page: Page, gps: Locator, letCodeCome: () => void): Promise<void> {
  const late = page.getByText(LOCATION_LINE.withoutCode);
  await gps.scrollIntoViewIfNeeded();
  await expectStill(page, "GPS is pressed", async () => {
    await gps.click();
    await expect(gps).toHaveAttribute("aria-busy", "true");
  });
  await expectStill(page, "the code is late", async () => {
    await page.clock.runFor(4_100);
    await expect(late).toBeVisible();
    await expect(page.getByText(LOCATION_LINE.help)).toBeHidden();
  });
  await expectStill(page, "the code is there", async () => {
    letCodeCome();
    await islandIsLive(page);
    await expect(late).toBeHidden();
  });
}

/** GPS fails, and finds a place and then a better one, which expires or is removed. */
async function locate(page: Page, gps: Locator, location: Locator): Promise<void> {
  const line = page.locator(".location-line");
  /** Expects words to be whole in view and not covered. Else a click on them would scroll, and all would move. */
  const expectSeen = async (words: string) => {
    const shown = line.locator("p").filter({ hasText: words });
    await expect(shown).toBeInViewport({ ratio: 1 });
    await shown.click({ trial: true });
  };
  await expectStill(page, "GPS fails", async () => {
    await gps.click();
    await expectSeen("Location access denied.");
    // On some pages a toast says it, too.
    for (const toast of await page.locator(".toast").all()) await expect(toast).toBeInViewport({ ratio: 1 });
  });
  await allowPosition(page.context(), { ...PLACE, accuracy: 2500 });
  await expectStill(page, "GPS finds a rough place", async () => {
    await gps.click();
    await expect(location).toHaveValue(/Milton/);
  });
  await expectToastToGo(page, "Location Found!");
  await expectStill(page, "GPS finds better", async () => {
    await page.context().setGeolocation(PLACE);
    await expectSeen("within 50 feet");
  });
  await expectStill(page, "the position expires", async () => {
    await page.clock.runFor(HALF_AN_HOUR + 1_000);
    await expect(line).toContainText(LOCATION_LINE.expired);
  });
  await gps.click();
  const remove = line.getByRole("button", { name: "Remove" });
  await expect(remove).toBeVisible();
  await expectToastToGo(page, "Location Found!");
  await expectStill(page, "the position is removed", async () => {
    await remove.click();
    await expect(line).toContainText(LOCATION_LINE.help);
  });
}

/** A note is chosen, Send is refused, its toast is dismissed, and what was missing is typed. */
async function fillInLate(page: Page, { dialog, fields, send, toasts }: ReturnType<typeof requestDialog>) {
  const note = dialog.locator("[name=notes]:visible").first();
  await note.scrollIntoViewIfNeeded();
  await expectStill(page, "a note is chosen", async () => {
    await note.check();
    await expect(note).toBeChecked();
  });

  await send.scrollIntoViewIfNeeded();
  const finger = await middleOf(send);
  await send.click();
  const dismiss = toasts.getByRole("button", { name: "Dismiss" });
  await expect(dismiss).toBeVisible();
  await takesTaps(page);
  expect(await linkAt(page, finger)).toBe("");

  await expectStill(page, "the toast is dismissed", async () => {
    await dismiss.click();
    await expect(dismiss).toHaveCount(0);
  });

  for (const field of [fields.location, fields.name]) {
    await field.focus();
    await expectStill(page, "what was missing is typed", async () => {
      await page.keyboard.type("Here");
      await expect(field).toHaveAttribute("aria-invalid", "false");
    });
  }
}

test.beforeEach(({ page }) => stopClock(page));

function testDialog(variant: typeof SERVICE): void {
  test(`in the dialog of ${variant.address}`, async ({ page }) => {
    await stubGeocoder(page, variant.geocoder);
    const letCodeCome = await holdBack(page, ISLAND_CODE);
    await page.goto(`${variant.address}#services`);
    const request = requestDialog(page);
    await request.open();
    // By the mouse alone: Playwright scrolls to what it clicks.
    const { x, y } = await middleOf(request.send);
    await expectStill(page, "Send is pressed before its code is there", async () => {
      await page.mouse.click(x, y);
      await expect(request.send).toHaveAttribute("aria-busy", "true");
    });
    await expectTurning(request.send);
    await waitForCode(page, request.gps, letCodeCome);
    await locate(page, request.gps, request.fields.location);
    await fillInLate(page, request);
  });
}

test.describe("at 1280 px nothing moves", () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  testDialog(SERVICE);
});

test.describe("at 320 px nothing moves", () => {
  test.use({ ...PHONE, viewport: { width: 320, height: 568 } });
  testDialog(HOME);

  test("on /request-help", async ({ page }) => {
    await stubGeocoder(page, PAGE_GEOCODER);
    const letCodeCome = await holdBack(page, ISLAND_CODE);
    await page.goto("/request-help");
    const gps = page.getByRole("button", { name: "Use my GPS location" });
    await waitForCode(page, gps, letCodeCome);
    await locate(page, gps, helpForm(page).fields.location);
  });

  test("on /contact", async ({ page }) => {
    const { fields, send } = await openContact(page);
    await send.scrollIntoViewIfNeeded();
    const finger = await middleOf(send);
    await send.click();
    await expect(page.getByText("Missing Information")).toBeInViewport({ ratio: 1 });
    await takesTaps(page);
    expect(await linkAt(page, finger)).not.toMatch(/^(tel|sms):/);
    await expectStill(page, "what was missing is typed", async () => {
      await page.keyboard.type("Zoë");
      await expect(fields.name).toHaveAttribute("aria-invalid", "false");
    });
    await expectToastToGo(page, "Missing Information");
    await fillIn(fields, WRITTEN);
    // High enough for the footer, too.
    await page.setViewportSize({ width: 320, height: 900 });
    await send.scrollIntoViewIfNeeded();
    await expectStill(page, "the message is sent", async () => {
      await send.click();
      await expect(page.getByText("Message Sent!")).toBeInViewport({ ratio: 1 });
    });
    await expectToastToGo(page, "Message Sent!");
  });
});
