import type { Page, Route } from "@playwright/test";
import { business } from "../../src/business/current.ts";
import { expect, stopClock, test } from "../support/browser.ts";
import { WRITTEN, writeMessage } from "../support/contact.ts";
import { ENTRY } from "../support/island-code.ts";
import { mailWith, smsWith } from "../support/links.ts";
import { showAsOldBrowser } from "../support/old-browser.ts";
import { fillRequest, HOME, SERVICE, TYPED, watchOpenings } from "../support/request.ts";
import { fillHelp, HELP_LINES, HELP_TYPED, helpButton, helpFields } from "../support/request-help.ts";

/* What the page does by itself when its script file is late, blocked or broken. */

const { e164 } = business.hotline;

const LINES = [
  "Service: Tire Change",
  "Name: Ana López",
  "Phone: (817) 555-0199",
  "Location: I-35W north, exit 52",
  "Details: Left rear & no spare",
];

const FATES = {
  "still on its way": () => {},
  blocked: (route: Route) => route.abort(),
  broken: (route: Route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('Broken')" }),
} satisfies Record<string, (route: Route) => unknown>;

/** The page's address of a link, without the difference in how far it is encoded. */
const decoded = (openings: readonly { url: string }[]) => openings.map(({ url }) => decodeURIComponent(url));

async function openDialog(page: Page, opener: string) {
  await page.getByRole("button", { name: opener }).click();
  const dialog = page.getByRole("dialog", { name: "Request help" });
  await expect(dialog).toBeVisible();
  return dialog;
}

for (const [fate, answer] of Object.entries(FATES)) {
  test.describe(`with the script file ${fate}`, () => {
    test.use({ expectedErrors: /Failed to load resource|Broken/ });

    test.beforeEach(async ({ page }) => {
      await page.route(ENTRY, answer);
    });

    test("a browser without invoker commands opens and closes the dialog", async ({ page }) => {
      await showAsOldBrowser(page, { script: true });
      await page.goto(SERVICE.address, { waitUntil: "commit" });
      const dialog = await openDialog(page, SERVICE.opener);
      await expect(dialog.getByLabel("Service Needed")).toBeFocused();
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();
    });

    test("a browser with invoker commands does so once", async ({ page }) => {
      await page.goto(SERVICE.address, { waitUntil: "commit" });
      const dialog = await openDialog(page, SERVICE.opener);
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();
    });

    test("the location button comes all the same", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 500 });
      await stopClock(page);
      await page.goto("/", { waitUntil: "commit" });
      const button = page.getByRole("button", { name: HOME.opener });
      await page.clock.runFor(3100);
      await expect(button).toBeHidden();
      await page.clock.runFor(2200);
      await expect(button).toBeVisible();
    });

    test("the request goes out as a text message", async ({ page }) => {
      await page.goto(SERVICE.address, { waitUntil: "commit" });
      const openings = await watchOpenings(page);
      const dialog = await openDialog(page, SERVICE.opener);
      await fillRequest(dialog);
      await dialog.getByRole("button", { name: "Send Request" }).click();
      await expect.poll(() => decoded(openings)).toEqual([decodeURIComponent(smsWith(e164, LINES))]);
      await expect(dialog.getByLabel("Your Name")).toHaveValue(TYPED.name);
    });
  });
}

test.describe("without the script file", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test.beforeEach(async ({ page }) => {
    await page.route(ENTRY, (route) => route.abort());
  });

  test("the contact form goes out as a mail draft", async ({ page }) => {
    await page.goto("/contact");
    const openings = await watchOpenings(page);
    await writeMessage(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    const mail = mailWith(business.email, `Contact Form Submission - ${business.name}`, [
      `Name: ${WRITTEN.name}`,
      `Email: ${WRITTEN.email}`,
      `Phone: ${WRITTEN.phone}`,
      ...`Message: ${WRITTEN.message}`.split("\n"),
    ]);
    await expect.poll(() => decoded(openings)).toEqual([decodeURIComponent(mail)]);
  });

  test("/request-help goes out as a text message, the service in words", async ({ page }) => {
    await page.goto("/request-help");
    const openings = await watchOpenings(page);
    await fillHelp(page);
    await helpButton(page).click();
    await expect.poll(() => decoded(openings)).toEqual([decodeURIComponent(smsWith(e164, HELP_LINES))]);
  });

  test("10,000 characters are cut by the same limits", async ({ page }) => {
    await page.goto("/request-help");
    const openings = await watchOpenings(page);
    await fillHelp(page, { ...HELP_TYPED, description: "Smoke! 🚗 ".repeat(1000) });
    await helpButton(page).click();
    await expect.poll(() => openings.length).toBe(1);
    const text = decodeURIComponent(openings[0]?.url.split("body=")[1] ?? "");
    expect(text).toMatch(/^Service: .+\nName: .+\nPhone: .+\nLocation: .+\nDetails: (Smoke! 🚗 )+.{0,9}…$/u);
    expect(text.length).toBeLessThanOrEqual(600);
    expect(text.length).toBeGreaterThan(590);

    await page.goto("/contact");
    await writeMessage(page, { ...WRITTEN, message: "Fleet! ".repeat(1430) });
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect.poll(() => openings.length).toBe(2);
    expect(openings[1]?.url.length).toBeLessThanOrEqual(1800);
    expect(decodeURIComponent(openings[1]?.url ?? "")).toMatch(/Message: (Fleet! )+.{0,6}…$/);
  });

  test("blank required fields are refused, and the first gets the focus", async ({ page }) => {
    await page.goto(SERVICE.address);
    const openings = await watchOpenings(page);
    const dialog = await openDialog(page, SERVICE.opener);
    const send = dialog.getByRole("button", { name: "Send Request" });
    await send.click();
    await expect(dialog.getByLabel("Service Needed")).toBeFocused();
    await fillRequest(dialog, { ...TYPED, phone: "   " });
    await send.click();
    await expect(dialog.getByLabel("Phone Number")).toBeFocused();

    await page.goto("/request-help");
    await fillHelp(page, { ...HELP_TYPED, phone: "" });
    await helpButton(page).click();
    await expect(helpFields(page).phone).toBeFocused();
    expect(openings).toEqual([]);
  });

  test("GPS says that it is not ready", async ({ page }) => {
    await page.goto(SERVICE.address);
    const dialog = await openDialog(page, SERVICE.opener);
    await dialog.getByRole("button", { name: "Use my GPS location" }).click();
    await expect(dialog.getByRole("alert").filter({ hasText: "GPS is not ready" })).toBeVisible();
  });
});

test("a picture that hangs does not hold back the location button", async ({ page }) => {
  await page.route("**/pictures/*.svg", () => {});
  await page.setViewportSize({ width: 390, height: 500 });
  await stopClock(page);
  await page.goto("/", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: HOME.opener });
  await page.clock.runFor(3300);
  await expect(button).toBeHidden();
  await page.clock.runFor(2000);
  await expect(button).toBeVisible();
});
