import { business } from "../../src/business/current.ts";
import { expect, SECOND_LAUNCH, stopClock, test } from "../support/browser.ts";
import { loseSignal, workerIs } from "../support/offline.ts";
import { fillRequest, HOME, openDialog, SERVICE, TYPED, watchOpenings } from "../support/request.ts";

test.use({ expectedErrors: SECOND_LAUNCH });

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the signal gone after load, the request still goes to the text app", async ({ page, context }) => {
    await page.goto(SERVICE.address);
    const openings = await watchOpenings(page);
    await workerIs(page, "active");
    await loseSignal(context);
    const dialog = await openDialog(page, SERVICE.opener);
    await fillRequest(dialog);
    await dialog.getByRole("button", { name: "Send Request" }).click();
    await expect(page.getByText("Request Sent!")).toBeVisible();
    expect(openings.map(({ url }) => url.split(":")[0])).toEqual(["sms", "mailto"]);
  });
});

test("what is typed outlives a closed dialog and a reload", async ({ page }) => {
  await page.goto(SERVICE.address);
  const dialog = await openDialog(page, SERVICE.opener);
  await fillRequest(dialog);
  await page.keyboard.press("Escape");
  await openDialog(page, SERVICE.opener);
  await expect(dialog.getByLabel("Your Name")).toHaveValue(TYPED.name);

  await page.reload();
  await openDialog(page, SERVICE.opener);
  await expect(dialog.getByLabel("Service Needed")).toHaveValue(TYPED.service);
  await expect(dialog.getByLabel("Your Name")).toHaveValue(TYPED.name);
  await expect(dialog.getByLabel("Phone Number")).toHaveValue(TYPED.phone);
  await expect(dialog.getByLabel("Location", { exact: true })).toHaveValue(TYPED.location);
  await expect(dialog.getByLabel("Additional Details")).toHaveValue(TYPED.details);
});

test("what is typed goes along to another page of the tab", async ({ page }) => {
  await page.goto(HOME.address);
  const dialog = await openDialog(page, HOME.opener);
  await fillRequest(dialog);
  await page.goto(SERVICE.address);
  await openDialog(page, SERVICE.opener);
  await expect(dialog.getByLabel("Your Name")).toHaveValue(TYPED.name);
});

test("a browser that forbids session storage changes nothing but the draft", async ({ page }) => {
  // What Chromium does where site data is blocked: reading the property itself throws.
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Access is denied", "SecurityError");
      },
    });
  });
  await page.goto(SERVICE.address);
  const openings = await watchOpenings(page);
  const dialog = await openDialog(page, SERVICE.opener);
  await fillRequest(dialog);
  await dialog.getByRole("button", { name: "Send Request" }).click();
  await expect(page.getByText("Request Sent!")).toBeVisible();
  expect(openings).toHaveLength(2);
});

for (const kept of ["{broken", "[1,2]", "null", '{"name":5,"phone":{"a":1}}', '"text"']) {
  test(`a corrupt draft (${kept}) is no draft`, async ({ page }) => {
    await page.goto(SERVICE.address);
    await page.evaluate((text) => sessionStorage.setItem("request", text), kept);
    await page.reload();
    const dialog = await openDialog(page, SERVICE.opener);
    await expect(dialog.getByLabel("Your Name")).toHaveValue("");
    await expect(dialog.getByLabel("Phone Number")).toHaveValue("");
  });
}

test("10,000 characters of details are cut and marked in the links, and nothing else is", async ({
  page,
}) => {
  await page.goto(SERVICE.address);
  const openings = await watchOpenings(page);
  const dialog = await openDialog(page, SERVICE.opener);
  await fillRequest(dialog, { ...TYPED, details: "Smoke! ".repeat(1430) });
  await dialog.getByRole("button", { name: "Send Request" }).click();
  await expect(page.getByText("Request Sent!")).toBeVisible();
  const [sms = "", mail = ""] = openings.map(({ url }) => url);
  const text = decodeURIComponent(sms.split("body=")[1] ?? "");
  expect(text).toMatch(
    /^Service: Tire Change\nName: Ana López\nPhone: .+\nLocation: .+\nDetails: Smoke! .*…$/s,
  );
  expect(text.length).toBeLessThanOrEqual(600);
  expect(mail.length).toBeLessThanOrEqual(1800);
  expect(decodeURIComponent(mail)).toMatch(/…$/);
});

test("leaving the page before the mail draft stops it, and coming back finds everything typed", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto(SERVICE.address);
  const openings = await watchOpenings(page);
  const dialog = await openDialog(page, SERVICE.opener);
  await fillRequest(dialog);
  await dialog.getByRole("button", { name: "Send Request" }).click();
  await expect.poll(() => openings.length).toBe(1);
  await page.goto("/terms");
  await page.goBack();
  await expect(page).toHaveURL(SERVICE.address);
  await expect(dialog).toBeHidden();
  await openDialog(page, SERVICE.opener);
  await expect(dialog.getByLabel("Your Name")).toHaveValue(TYPED.name);
  await expect(dialog.getByRole("button", { name: "Send Request" })).toBeVisible();
  await page.clock.runFor(2000);
  expect(openings.map(({ url }) => url.split(":")[0])).toEqual(["sms"]);
});

test.describe("an island that throws", () => {
  test.use({ expectedErrors: /./ });

  test("is replaced by the error fallback with a call link; the rest of the page lives on", async ({
    page,
  }) => {
    await page.route(/\/assets\/request-form-.*\.js$/, (route) => {
      const body = "export function RequestForm() { throw new Error('A broken part'); }";
      return route.fulfill({ contentType: "text/javascript", body });
    });
    await page.goto(SERVICE.address);
    await page.getByRole("button", { name: SERVICE.opener }).click();
    const dialog = page.getByRole("dialog", { name: "Request help" });
    await expect(dialog.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await expect(dialog.getByText("A broken part")).toBeVisible();
    await expect(dialog.getByRole("link", { name: `Call ${business.hotline.display}` })).toHaveAttribute(
      "href",
      /^tel:\+1\d{10}$/,
    );
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("a toast leaves by itself, also after an earlier one was dismissed by keyboard", async ({ page }) => {
  await stopClock(page);
  await page.goto(SERVICE.address);
  const dialog = await openDialog(page, SERVICE.opener);
  const send = dialog.getByRole("button", { name: "Send Request" });
  const toast = page.getByRole("alert").filter({ hasText: "Missing Information" });
  await send.press("Enter");
  await toast.getByRole("button", { name: "Dismiss" }).press("Enter");
  await expect(toast).toHaveCount(0);
  await send.press("Enter");
  await expect(toast).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(toast).toHaveCount(0);
});
