import type { Page } from "@playwright/test";
import { business } from "../../src/business/current.ts";
import { expect, SECOND_LAUNCH, stopClock, test, violationsOn } from "../support/browser.ts";
import { mailWith, smsWith } from "../support/links.ts";
import { fillRequest, HOME, openDialog, SERVICE, TYPED, watchOpenings } from "../support/request.ts";

const { hotline, email } = business;

const TEXT = [
  "Service: Tire Change",
  "Name: Ana López",
  "Phone: (817) 555-0199",
  "Location: I-35W north, exit 52",
  "Details: Left rear & no spare",
];

const SMS = smsWith(hotline.e164, TEXT);
const MAIL = mailWith(email, "Service Request - Tire Change", TEXT);

test.use({ expectedErrors: SECOND_LAUNCH });

for (const { address, opener } of [HOME, SERVICE]) {
  test.describe(`sending from ${address}`, () => {
    test("opens the text message, a second later the mail draft, then says so, closes and clears", async ({
      page,
    }) => {
      await stopClock(page);
      // The home page's opener comes at once where the services are in view.
      await page.goto(`${address}#services`);
      const openings = await watchOpenings(page);
      const urls = () => openings.map(({ url }) => url);
      const dialog = await openDialog(page, opener);
      await fillRequest(dialog);
      await dialog.getByRole("button", { name: "Send Request" }).click();

      await expect.poll(urls).toEqual([SMS]);
      await page.clock.runFor(999);
      await expect(dialog.getByRole("button", { name: "Preparing your request" })).toBeVisible();
      expect(urls()).toEqual([SMS]);
      await page.clock.runFor(1);
      const toast = page.getByRole("status").filter({ hasText: "Request Sent!" });
      await expect(toast).toBeVisible();
      await expect(toast).toContainText("Your service request has been sent via SMS and email.");
      expect(urls()).toEqual([SMS, MAIL]);

      await expect(dialog).toBeHidden();
      await expect(page.getByRole("heading", { name: "Did your text go?" })).toBeFocused();
      await openDialog(page, opener);
      for (const label of ["Service Needed", "Your Name", "Phone Number", "Location", "Additional Details"]) {
        await expect(dialog.getByLabel(label, { exact: true })).toHaveValue("");
      }
      await page.reload();
      // The panel may have moved the services out of view: the home page's opener comes by its time.
      await page.clock.runFor(6_000);
      await openDialog(page, opener);
      await expect(dialog.getByLabel("Your Name")).toHaveValue("");
    });

    test("with fields missing says so, marks each, focuses the first, and keeps the rest", async ({
      page,
    }) => {
      await page.goto(address);
      const openings = await watchOpenings(page);
      const dialog = await openDialog(page, opener);
      await fillRequest(dialog, { name: TYPED.name, details: TYPED.details });
      await dialog.getByRole("button", { name: "Send Request" }).click();

      const toast = page.getByRole("alert").filter({ hasText: "Missing Information" });
      await expect(toast).toContainText("Please fill in all required fields.");
      await expect(dialog.getByLabel("Service Needed")).toBeFocused();
      for (const [label, message] of [
        ["Service Needed", "Choose the service you need."],
        ["Phone Number", "Enter a phone number we can reach you at."],
        ["Location", "Enter where you are, or use your GPS location."],
      ] as const) {
        const field = dialog.getByLabel(label, { exact: true });
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toHaveAccessibleDescription(message);
      }
      await expect(dialog.getByLabel("Your Name")).not.toHaveAttribute("aria-invalid");
      await expect(dialog.getByLabel("Your Name")).toHaveValue(TYPED.name);
      expect(await violationsOn(page)).toEqual([]);

      await dialog.getByLabel("Phone Number").fill(TYPED.phone);
      await expect(dialog.getByLabel("Phone Number")).not.toHaveAttribute("aria-invalid");
      await fillRequest(dialog);
      await dialog.getByRole("button", { name: "Send Request" }).click();
      await expect(page.getByRole("status").filter({ hasText: "Request Sent!" })).toBeVisible();
      await expect(toast).toHaveCount(0);
      expect(openings.map(({ url }) => url)).toEqual([SMS, MAIL]);
    });
  });
}

test("white space is no answer", async ({ page }) => {
  await page.goto(SERVICE.address);
  const openings = await watchOpenings(page);
  const dialog = await openDialog(page, SERVICE.opener);
  await fillRequest(dialog, { ...TYPED, name: "   " });
  await dialog.getByRole("button", { name: "Send Request" }).click();
  await expect(dialog.getByLabel("Your Name")).toBeFocused();
  expect(openings).toEqual([]);
});

test("a second tap while it runs does nothing", async ({ page }) => {
  await stopClock(page);
  await page.goto(SERVICE.address);
  const openings = await watchOpenings(page);
  const dialog = await openDialog(page, SERVICE.opener);
  await fillRequest(dialog);
  const send = dialog.getByRole("button", { name: /^(Send Request|Preparing your request)$/ });
  await send.click();
  await send.click({ force: true });
  await send.press("Enter");
  await page.clock.runFor(1000);
  await expect(page.getByText("Request Sent!")).toHaveCount(1);
  expect(openings.map(({ url }) => url)).toEqual([SMS, MAIL]);
});

test("Enter in a field sends too", async ({ page }) => {
  await page.goto(SERVICE.address);
  const openings = await watchOpenings(page);
  const dialog = await openDialog(page, SERVICE.opener);
  await fillRequest(dialog);
  await dialog.getByLabel("Phone Number").press("Enter");
  await expect(page.getByText("Request Sent!")).toBeVisible();
  expect(openings.map(({ url }) => url)).toEqual([SMS, MAIL]);
});

test.describe("the success toast", () => {
  const sent = async (page: Page) => {
    const dialog = await openDialog(page, HOME.opener);
    await fillRequest(dialog);
    // By keyboard: a mouse that is where the toast comes up would hold it.
    await dialog.getByLabel("Phone Number").press("Enter");
    return page.getByRole("status").filter({ hasText: "Request Sent!" });
  };

  test("covers no call button, and has nothing to tap but the way to dismiss it", async ({ page }) => {
    await page.goto(HOME.address);
    const toast = await sent(page);
    await expect(toast).toBeVisible();
    await expect(toast.getByRole("link")).toHaveCount(0);
    await expect(toast.getByRole("button")).toHaveAccessibleName("Dismiss");
    expect(await violationsOn(page)).toEqual([]);

    const call = page.getByRole("link", { name: `Call ${hotline.display}` }).last();
    const callBox = await call.boundingBox();
    const toastBox = await toast.boundingBox();
    expect((toastBox?.y ?? 0) + (toastBox?.height ?? 0)).toBeLessThanOrEqual(callBox?.y ?? 0);

    await toast.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByText("Request Sent!")).toHaveCount(0);
  });

  test("leaves by itself after ten seconds: the panel stays", async ({ page }) => {
    await stopClock(page);
    await page.goto(`${HOME.address}#services`);
    const toast = await sent(page);
    await page.clock.runFor(10_000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(toast).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Did your text go?" })).toBeVisible();
  });
});
