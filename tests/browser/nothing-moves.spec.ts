import type { Locator, Page } from "@playwright/test";
import { expect, holdBack, stopClock, test } from "../support/browser.ts";
import { expectStill, linkAt } from "../support/controls.ts";
import { contactForm, fillIn, helpForm } from "../support/forms.ts";
import { ISLAND_CODE } from "../support/island-code.ts";
import { allowPosition, PLACE, stubGeocoder } from "../support/location.ts";
import { EXPIRED, REMOVED } from "../support/pin.ts";
import { HOME, islandIsLive, requestDialog, SERVICE } from "../support/request.ts";
import { HALF_AN_HOUR, sentPanel } from "../support/sent-panel.ts";
import { TYPED, WRITTEN } from "../support/typed.ts";

/* What can be tapped moves only when the driver scrolls, turns the phone, or opens and closes something. */

const SCREENS = [
  [320, 568],
  [360, 640],
  [390, 664],
  [412, 732],
  [1280, 800],
] as const;

/** Where GPS can be used. */
const PLACES = ["the home page's dialog", "a city page's dialog", "/request-help"] as const;

/** Opens one of them; its code may still be on the way. */
async function openPlace(page: Page, place: (typeof PLACES)[number]) {
  const variant = place === "the home page's dialog" ? HOME : SERVICE;
  const gps = page.getByRole("button", { name: /^(Use my GPS location|Finding your location)/ });
  await stubGeocoder(page, variant.geocoder);
  if (place === "/request-help") {
    await page.goto(place);
    return { gps, location: helpForm(page).fields.location };
  }
  await page.goto(`${variant.address}#services`);
  const { fields, open } = requestDialog(page, variant.opener);
  await open();
  return { gps, location: fields.location };
}

/** Where the middle of a control is. */
async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  const box = await control.boundingBox();
  if (!box) throw new Error("The control is not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Scrolls to a control, as the driver does before a tap. */
async function reach(control: Locator): Promise<void> {
  await control.click({ trial: true });
}

for (const [width, height] of SCREENS) {
  const isPhone = width < 1280;
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone });
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await stopClock(page);
    });

    for (const place of PLACES) {
      test(`${place}: nothing moves while its code is late, and when it comes`, async ({ page }) => {
        const letCodeCome = await holdBack(page, ISLAND_CODE);
        const { gps } = await openPlace(page, place);
        await reach(gps);
        await expectStill(page, "GPS is pressed", async () => {
          await gps.click();
          await expect(gps).toHaveAttribute("aria-busy", "true");
        });
        await expectStill(page, "the code is late", async () => {
          await page.clock.runFor(4_100);
          await expect(page.getByText("GPS isn't ready")).toBeVisible();
        });
        await expectStill(page, "the code is there", async () => {
          letCodeCome();
          await islandIsLive(page);
          await expect(page.getByText("GPS isn't ready")).toBeHidden();
        });
      });

      test(`${place}: nothing moves when GPS fails, finds, finds better, and gets old`, async ({
        page,
        context,
      }) => {
        const { gps, location } = await openPlace(page, place);
        await gps.hover();
        await islandIsLive(page);
        await reach(gps);
        await expectStill(page, "GPS fails", async () => {
          await gps.click();
          await expect(page.getByText("Location access denied.").last()).toBeVisible();
        });
        await allowPosition(context, { ...PLACE, accuracy: 2500 });
        await expectStill(page, "GPS finds a rough place", async () => {
          await gps.click();
          await expect(location).toHaveValue(/Keller/);
        });
        await expectStill(page, "the toast goes", async () => {
          await page.clock.runFor(11_000);
          await expect(page.getByText("Location Found!")).toHaveCount(0);
        });
        await expectStill(page, "GPS finds better", async () => {
          await context.setGeolocation(PLACE);
          await expect(page.getByText("within 50 feet").first()).toBeVisible();
        });
        const toggle = page.locator("#location-pin");
        const status = page.locator(".location-words");
        await reach(toggle);
        await expectStill(page, "the position is removed", async () => {
          await toggle.click();
          await expect(status).toContainText(REMOVED);
        });
        await expectStill(page, "it is attached again", async () => {
          await toggle.click();
          await expect(page.getByText("within 50 feet").first()).toBeVisible();
        });
        await expectStill(page, "the position expires", async () => {
          await page.clock.runFor(HALF_AN_HOUR + 1_000);
          await expect(status).toContainText(EXPIRED);
        });
      });
    }

    for (const variant of [HOME, SERVICE]) {
      test(`the dialog of ${variant.address}: nothing moves by a note, a refused Send brings no call under the finger, and what is mended stays`, async ({
        page,
      }) => {
        await page.goto(`${variant.address}#services`);
        const { dialog, fields, send, openLive, toasts } = requestDialog(page, variant.opener);
        await openLive();
        const note = dialog.locator("[aria-pressed]").first();
        await reach(note);
        await expectStill(page, "a note is chosen", async () => {
          await note.click();
          await expect(note).toHaveAttribute("aria-pressed", "true");
        });

        await reach(send);
        const finger = await middleOf(send);
        await send.click();
        const dismiss = toasts.getByRole("button", { name: "Dismiss" });
        await expect(dismiss).toBeVisible();
        expect(await linkAt(page, finger)).toBe("");

        const thumb = await middleOf(dismiss);
        const x = await dismiss.boundingBox();
        for (const emergency of await dialog.locator("a[href$=':911']").all()) {
          const link = await emergency.boundingBox();
          if (!x || !link) throw new Error("One of the two is not on the screen");
          expect(link.y - (x.y + x.height)).toBeGreaterThanOrEqual(24);
        }
        await expectStill(page, "the toast is dismissed", async () => {
          await dismiss.click();
          await expect(dismiss).toHaveCount(0);
        });
        expect(await linkAt(page, thumb)).toBe("");

        for (const field of [fields.location, fields.name]) {
          await field.focus();
          await expectStill(page, "what was missing is typed", async () => {
            await page.keyboard.type("Here");
            await expect(field).toHaveAttribute("aria-invalid", "false");
          });
        }
      });
    }

    test("the panel: nothing moves when the code to scan comes, the toast goes, and the text is copied", async ({
      page,
      context,
    }) => {
      await context.grantPermissions(["clipboard-write"]);
      const letCodeCome = await holdBack(page, /\/assets\/qr-code-/);
      await page.goto(SERVICE.address);
      const { openLive, fill, send } = requestDialog(page);
      await openLive();
      await fill(TYPED);
      await send.click();
      await page.clock.runFor(1_000);
      const panel = sentPanel(page);
      await expect(panel).toBeVisible();
      const toast = page.getByText("Request Sent!");
      await expect(toast).toBeVisible();
      if (!isPhone) {
        await expectStill(page, "the code to scan comes", async () => {
          letCodeCome();
          await expect(panel.getByRole("img")).toBeVisible();
        });
      }
      await expectStill(page, "the toast goes", async () => {
        await page.clock.runFor(11_000);
        await expect(toast).toHaveCount(0);
      });
      // Tapped without the mouse: after a launch, Chromium's own prompt swallows real taps.
      await panel.getByRole("button", { name: "Copy the request" }).scrollIntoViewIfNeeded();
      await expectStill(page, "the text is copied", async () => {
        await panel.getByRole("button", { name: "Copy the request" }).dispatchEvent("click");
        await expect(panel.getByRole("button", { name: "Copied" })).toBeVisible();
      });
    });

    test("/contact: nothing moves by what is mended, sent, and told", async ({ page }) => {
      await page.goto("/contact");
      const { fields, send } = contactForm(page);
      await send.hover();
      await islandIsLive(page);
      await reach(send);
      const finger = await middleOf(send);
      await send.click();
      await expect(page.getByText("Missing Information")).toBeInViewport({ ratio: 1 });
      expect(await linkAt(page, finger)).not.toMatch(/^(tel|sms):/);
      await expectStill(page, "what was missing is typed", async () => {
        await page.keyboard.type("Zoë");
        await expect(fields.name).toHaveAttribute("aria-invalid", "false");
      });
      await expectStill(page, "the toast goes", async () => {
        await page.clock.runFor(11_000);
        await expect(page.getByText("Missing Information")).toHaveCount(0);
      });
      await fillIn(fields, WRITTEN);
      await reach(send);
      await expectStill(page, "the message is sent", async () => {
        await send.click();
        await expect(page.getByText("Message Sent!")).toBeInViewport({ ratio: 1 });
      });
      await expectStill(page, "the toast goes", async () => {
        await page.clock.runFor(11_000);
        await expect(page.getByText("Message Sent!")).toHaveCount(0);
      });
    });
  });
}
