import type { Page } from "@playwright/test";
import { expect, test, violationsOn } from "../support/browser.ts";
import { contactForm, expectIn, fillIn } from "../support/forms.ts";
import { expectOpened, islandIsLive, watchOpenings } from "../support/request.ts";
import { MESSAGE_LINES, messageMail, WRITTEN } from "../support/typed.ts";

/** The contact form with this in it, and what the page opens. */
async function openContact(page: Page, written: Partial<typeof WRITTEN> = WRITTEN) {
  await page.goto("/contact");
  const openings = await watchOpenings(page);
  const form = contactForm(page);
  await fillIn(form.fields, written);
  const toasts = page.getByRole("region", { name: "Notifications" });
  return { ...form, openings, toasts, sent: toasts.getByRole("status").filter({ hasText: "Message Sent!" }) };
}

test.describe("a message", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("opens a mail draft, is told, cleared, and can be had again", async ({ page }) => {
    const { fields, send, openings, sent } = await openContact(page);
    await page.reload();
    await send.hover();
    await islandIsLive(page);
    await expectIn(fields, WRITTEN);
    await send.click();
    await expect(sent.getByRole("paragraph")).toHaveText([
      "Message Sent!",
      "Your message has been sent. We'll get back to you soon.",
    ]);
    expect(openings).toEqual([{ url: messageMail(), by: "window" }]);
    await expect(page).toHaveURL("/contact");
    await expectIn(fields, {});

    const draft = sent.getByRole("link", { name: "Open the email draft again" });
    await expect(draft).toHaveAttribute("href", messageMail());
    await draft.click();
    await expectOpened(openings, [messageMail(), messageMail()]);
    await sent.getByRole("button", { name: "Copy the message" }).click();
    await expect(sent.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(MESSAGE_LINES.join("\n"));
    expect(await violationsOn(page)).toEqual([]);
    await sent.getByRole("button", { name: "Dismiss" }).click();
    await expect(sent).toHaveCount(0);
    await page.reload();
    await send.hover();
    await islandIsLive(page);
    await expectIn(fields, {});
  });
});

test("the phone number may be left out, and an email address may have any letters", async ({ page }) => {
  const { send, openings } = await openContact(page, { ...WRITTEN, phone: "", email: "josé@example.com" });
  await send.click();
  const [name = "", , , ...message] = MESSAGE_LINES;
  await expectOpened(openings, [messageMail([name, "Email: josé@example.com", ...message])]);
});

const MESSAGES = {
  name: "Enter your name.",
  email: "Enter your email address.",
  message: "Enter your message.",
};

for (const [what, written, missing] of [
  ["nothing at all", {}, ["name", "email", "message"]],
  ["only white space", { name: " ", email: WRITTEN.email, message: "\n " }, ["name", "message"]],
  ["a name that nobody can see", { ...WRITTEN, name: "\u200B\u2060" }, ["name"]],
] as const) {
  test(`with ${what} it says so, marks the fields and focuses the first`, async ({ page }) => {
    const { fields, send, openings, toasts } = await openContact(page, written);
    await send.click();
    await expect(toasts.getByRole("alert").getByRole("paragraph")).toHaveText([
      "Missing Information",
      "Please fill in all required fields.",
    ]);
    for (const key of ["name", "email", "message"] as const) {
      const isMissing = missing.some((field) => field === key);
      await expect(fields[key]).toHaveAccessibleDescription(isMissing ? MESSAGES[key] : "");
      if (isMissing) await expect(fields[key]).toHaveAttribute("aria-invalid", "true");
      else await expect(fields[key]).not.toHaveAttribute("aria-invalid", "true");
    }
    await expect(fields.name).toBeFocused();
    await expectIn(fields, written);
    expect(await violationsOn(page)).toEqual([]);
    expect(openings).toEqual([]);

    await fields.name.pressSequentially("Z");
    await expect(fields.name).toHaveAttribute("aria-invalid", "false");
    await fillIn(fields, WRITTEN);
    await send.click();
    await expectOpened(openings, [messageMail()]);
    await expect(page.getByText("Missing Information")).toHaveCount(0);
  });
}

test("what cannot be an email address is told by the field, and nothing opens", async ({ page }) => {
  const { fields, send, openings, toasts } = await openContact(page);
  for (const email of ["zoe", "zoe@", "zoe example.org"]) {
    await fields.email.fill(email);
    await send.click();
    await expect(fields.email).toHaveAccessibleDescription(
      "Enter an email address in the form name@domain.com.",
    );
    await expect(fields.email).toHaveAttribute("aria-invalid", "true");
    await expect(fields.email).toBeFocused();
    await expectIn(fields, { ...WRITTEN, email });
  }
  await expect(toasts).toHaveText("");
  expect(openings).toEqual([]);
});

const REFUSED = /^Blocked opening 'mailto:/;

test.describe("where the browser allows no new window", () => {
  test.use({ expectedErrors: /^Blocked opening 'mailto:|^An iframe which has both/ });

  test("a tap on the confirmation opens the mail draft from this one", async ({ page }) => {
    // Playwright turns the pop-up blocker off; a sandboxed page may open no windows either.
    await page.route("/contact", async (route) => {
      const response = await route.fetch();
      const policy = `${response.headers()["content-security-policy"]}; sandbox allow-scripts allow-same-origin allow-forms allow-top-navigation-to-custom-protocols`;
      const headers = { ...response.headers(), "content-security-policy": policy };
      await route.fulfill({ response, headers });
    });
    const { fields, send, openings, sent } = await openContact(page);
    const refused = page.waitForEvent("console", (message) => REFUSED.test(message.text()));
    await send.click();
    await refused;
    await sent.getByRole("link", { name: "Open the email draft again" }).click();
    await expect.poll(() => openings.at(-1)).toEqual({ url: messageMail(), by: "navigation" });
    await expect(page).toHaveURL("/contact");
    await expectIn(fields, {});
  });
});
