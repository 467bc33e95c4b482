import { business } from "../../src/business/current.ts";
import {
  expect,
  roadsideViolationsOn,
  SECOND_LAUNCH,
  stopClock,
  test,
  violationsOn,
} from "../support/browser.ts";
import { expectIn } from "../support/forms.ts";
import { expectOpened, HOME, openRequest, SERVICE } from "../support/request.ts";
import { sentPanel } from "../support/sent-panel.ts";
import { REQUEST_MAIL, REQUEST_SMS, requestFrom, TYPED } from "../support/typed.ts";

test.use({ expectedErrors: SECOND_LAUNCH });

for (const variant of [HOME, SERVICE]) {
  const { sms, mail } = requestFrom(variant.start);
  test.describe(`sending from ${variant.address}`, () => {
    test("opens text, then mail, says so, closes and clears", async ({ page }) => {
      await stopClock(page);
      const { dialog, fields, fill, send, openLive, openings } = await openRequest(page, variant);
      await fill();
      await send.click();
      await expectOpened(openings, [sms]);
      await page.clock.runFor(999);
      await expect(send).toHaveText("Preparing your request");
      await expectOpened(openings, [sms]);
      await page.clock.runFor(1);
      const toast = page.getByRole("status").filter({ hasText: "Request Sent!" });
      await expect(toast).toBeVisible();
      await expect(toast).toContainText("Your service request has been sent via SMS and email.");
      await expectOpened(openings, [sms, mail]);

      await expect(dialog).toBeHidden();
      await expect(page.getByRole("heading", { name: "Did your text go?" })).toBeFocused();
      await openLive();
      await expectIn(fields, {});
      await page.reload();
      // The panel may have moved the services out of view: the home page's opener comes by its time.
      await page.clock.runFor(6_000);
      await openLive();
      await expectIn(fields, {});
    });

    test("with fields missing says so, marks each and keeps the rest", async ({ page }) => {
      const { fields, fill, send, openings } = await openRequest(page, variant);
      const typed = { name: "   ", phone: TYPED.phone, details: TYPED.details };
      await fill(typed);
      await send.click();
      const toast = page.getByRole("alert").filter({ hasText: "Missing Information" });
      await expect(toast).toContainText("Please fill in all required fields.");
      await expect(variant === HOME ? fields.location : fields.service).toBeFocused();
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
      expect(await roadsideViolationsOn(page)).toEqual([]);
      expect(openings).toEqual([]);

      await fields.name.fill(TYPED.name);
      await expect(fields.name).toHaveAttribute("aria-invalid", "false");
      await fill();
      await send.click();
      await expect(page.getByText("Request Sent!")).toBeVisible();
      await expect(toast).toHaveCount(0);
      await expectOpened(openings, [sms, mail]);
    });
  });
}

test("a second tap while it runs does nothing", async ({ page }) => {
  await stopClock(page);
  const { fill, send, openings } = await openRequest(page);
  await fill();
  await send.click();
  await send.click({ force: true });
  await send.press("Enter");
  await page.clock.runFor(1000);
  await expect(page.getByText("Request Sent!")).toHaveCount(1);
  await expectOpened(openings, [REQUEST_SMS, REQUEST_MAIL]);
});

test("the success toast covers no call button, and leaves after ten seconds", async ({ page }) => {
  await stopClock(page);
  const { fields, fill } = await openRequest(page, HOME);
  await fill();
  // By keyboard: a mouse that is where the toast comes up would hold it.
  await fields.phone.press("Enter");
  await page.clock.runFor(1000);
  const toast = page.getByRole("status").filter({ hasText: "Request Sent!" });
  await expect(toast).toBeVisible();
  await expect(toast.getByRole("link")).toHaveCount(0);
  await expect(toast.getByRole("button")).toHaveAccessibleName("Dismiss");
  const call = page.getByRole("link", { name: `Call ${business.hotline.display}` }).last();
  await expect(async () => {
    const [callBox, toastBox] = [await call.boundingBox(), await toast.boundingBox()];
    expect((toastBox?.y ?? 0) + (toastBox?.height ?? 0)).toBeLessThanOrEqual(callBox?.y ?? 0);
  }).toPass();

  await page.clock.runFor(9_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(toast).toHaveCount(0);
  await expect(sentPanel(page)).toBeVisible();
});
