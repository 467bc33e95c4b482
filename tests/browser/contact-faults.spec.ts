import type { Page } from "@playwright/test";
import { business } from "../../src/business/current.ts";
import { expect, test, violationsOn } from "../support/browser.ts";
import { expectWritten, WRITTEN, writeMessage } from "../support/contact.ts";
import { mailWith } from "../support/links.ts";
import { watchOpenings } from "../support/request.ts";

const SUBJECT = `Contact Form Submission - ${business.name}`;
const MAIL = mailWith(business.email, SUBJECT, [
  "Name: Zoë & Sons",
  "Email: zoe+fleet@example.org",
  "Phone: 817-555-0123",
  "Message: Do you take fleets?",
  "100% diesel, 6 vans #1-6; call = fine 🚐",
]);

const REFUSED = /^Blocked opening 'mailto:/;

test.describe("where the browser allows no new window", () => {
  test.use({ expectedErrors: /^Blocked opening 'mailto:|^An iframe which has both/ });

  test("a tap on the confirmation opens the mail draft from this one", async ({ page }) => {
    // Playwright turns the pop-up blocker off; a sandboxed page may open no windows either.
    await page.route("/contact", async (route) => {
      const response = await route.fetch();
      const policy = `${response.headers()["content-security-policy"]}; sandbox allow-scripts allow-same-origin allow-forms allow-top-navigation-to-custom-protocols`;
      await route.fulfill({
        response,
        headers: { ...response.headers(), "content-security-policy": policy },
      });
    });
    await page.goto("/contact");
    const openings = await watchOpenings(page);
    await writeMessage(page);
    const refused = page.waitForEvent("console", (message) => REFUSED.test(message.text()));
    await page.getByRole("button", { name: "Send Message" }).click();
    await refused;
    const confirmation = page.getByRole("status").filter({ hasText: "Message Sent!" });
    await confirmation.getByRole("link", { name: "Open the e-mail draft again" }).click();
    await expect.poll(() => openings.at(-1)).toMatchObject({ url: MAIL, by: "navigation" });
    await expect(page).toHaveURL("/contact");
    await expectWritten(page, {});
  });
});

test("10,000 characters are cut and marked in the draft, and nothing else is", async ({ page }) => {
  await page.goto("/contact");
  const openings = await watchOpenings(page);
  await writeMessage(page, { ...WRITTEN, message: "Fleet! ".repeat(1430) });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect.poll(() => openings.length).toBe(1);
  const [{ url } = { url: "" }] = openings;
  expect(url.length).toBeLessThanOrEqual(1_800);
  expect(url.length).toBeGreaterThan(1_700);
  expect(decodeURIComponent(url)).toMatch(
    /Name: Zoë & Sons\r\nEmail: zoe\+fleet@example\.org\r\nPhone: 817-555-0123\r\nMessage: (Fleet! )+.{0,6}…$/,
  );
});

for (const [where, prepare] of [
  // Granting one permission refuses all others.
  ["is refused", (page: Page) => page.context().grantPermissions(["geolocation"])],
  ["is not there, as over plain http,", withoutClipboard],
] as const) {
  test(`where the clipboard ${where} the text to copy is shown instead`, async ({ page }) => {
    await prepare(page);
    await page.goto("/contact");
    await writeMessage(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    const toast = page.getByRole("status").filter({ hasText: "Message Sent!" });
    await toast.getByRole("button", { name: "Copy the message" }).click();
    await expect(toast.getByRole("textbox", { name: "Your message" })).toHaveValue(
      /^Name: Zoë & Sons\nEmail: .+\nPhone: .+\nMessage: Do you take fleets\?\n100% diesel/,
    );
    expect(await violationsOn(page)).toEqual([]);
  });
}

async function withoutClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
}
