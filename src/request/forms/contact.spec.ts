import type { Page } from "@playwright/test";
import { tooSmall, violationsOn } from "../../../tests/support/accessibility.ts";
import { expect, stopClock, test } from "../../../tests/support/browser.ts";
import { expectIn, fillIn } from "../../../tests/support/forms.ts";
import { expectOpened, openContact, watchOpenings } from "../../../tests/support/request.ts";
import { MESSAGE_LINES, messageMail, WRITTEN } from "../../../tests/support/typed.ts";
import { firstGroup } from "../../shared/text.ts";
import { CONTACT } from "../message/fields.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** Opens the contact form, fills it in with this, and records what the page opens. */
async function openFilled(page: Page, written: Partial<typeof WRITTEN>) {
  const form = await openContact(page);
  const openings = await watchOpenings(page);
  await fillIn(form.fields, written);
  const toasts = page.getByRole("region", { name: "Notifications" });
  return { ...form, openings, toasts, sent: toasts.getByRole("status").filter({ hasText: "Message Sent!" }) };
}

test("a message opens a mail draft, says so, clears the form, and the draft can be opened again", async ({
  page,
}) => {
  await stopClock(page);
  await openFilled(page, WRITTEN);
  const { fields, send, openings, sent } = await openFilled(page, {});
  await expectIn(fields, WRITTEN);
  await send.click();
  await expect(sent.getByRole("paragraph")).toHaveText([
    "Message Sent!",
    "Your message has been sent. We’ll get back to you soon.",
  ]);
  await expect.poll(() => openings).toEqual([{ url: messageMail(), by: "window" }]);
  await expect(page).toHaveURL("/contact");
  await expectIn(fields, {});
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(sent).toHaveCount(0);

  // It opens in this window, in case the browser has blocked a new one.
  await page.getByRole("link", { name: "Open the draft again" }).click();
  await expect.poll(() => openings.at(-1)).toEqual({ url: messageMail(), by: "navigation" });
  await page.getByRole("button", { name: "Copy the message" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Copied the message." })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(MESSAGE_LINES.join("\n"));
  await page.clock.resume();
  expect(await violationsOn(page)).toEqual([]);
  await openFilled(page, {});
  await expectIn(fields, {});
});

test("what is missing or wrong is reported above its field and in a toast until it is corrected", async ({
  page,
}) => {
  // The name has only invisible characters.
  const written = { ...WRITTEN, name: "\u200B\u2060", phone: "", message: "\n " };
  const { fields, send, openings, toasts, sent } = await openFilled(page, written);
  await send.click();
  await expect(toasts.getByRole("alert").getByRole("paragraph")).toHaveText([
    "Missing Information",
    "Please fill in all required fields.",
  ]);
  const [name, , , message] = CONTACT.fields;
  for (const { name: key, blank } of [name, message]) {
    await expect(fields[key]).toHaveAccessibleDescription(blank);
    await expect(fields[key]).toHaveAttribute("aria-invalid", "true");
  }
  await expect(fields.email).toHaveAttribute("aria-invalid", "false");
  await expect(fields.name).toBeFocused();
  await expectIn(fields, written);
  expect(await page.evaluate(tooSmall)).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);

  await fields.name.pressSequentially(WRITTEN.name);
  await expect(fields.name).toHaveAttribute("aria-invalid", "false");
  const missing = page.getByText("Missing Information");
  await expect(missing).toBeVisible();
  await fillIn(fields, { name: WRITTEN.name, email: "zoe@", message: WRITTEN.message });
  await expect(missing).toHaveCount(0);
  await send.click();
  await expect(fields.email).toHaveAccessibleDescription("Use name@domain.com.");
  await expect(fields.email).toHaveAttribute("aria-invalid", "true");
  await expect(fields.email).toBeFocused();
  expect(openings).toEqual([]);

  // Letters that the browser's own check of an address refuses; and no phone number.
  await fields.email.fill("josé@example.com");
  await send.click();
  const [first = "", , , ...others] = MESSAGE_LINES;
  await expectOpened(openings, [messageMail([first, "Email: josé@example.com", ...others])]);
  await expect(missing).toHaveCount(0);
  await expect(sent).toBeVisible();

  await fillIn(fields, { ...WRITTEN, email: "zoe@" });
  // Within a second, a tap counts as the second one of a double tap.
  await expect(async () => {
    await send.click();
    await expect(page.getByText("Use name@domain.com.")).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(sent).toHaveCount(0);
});

test("a message that no email draft can hold stays, and can be copied or shortened", async ({ page }) => {
  const written = { ...WRITTEN, message: "मेरी गाड़ी का टायर फट गया। ".repeat(99).slice(0, 990) };
  const { fields, send, openings, sent } = await openFilled(page, written);
  await send.click();
  await expect(fields.message).toBeFocused();
  await expect(fields.message).toHaveAccessibleDescription(
    /^Too long by [\d,]+ characters\. Shorten it or copy it below\.$/,
  );
  await expectIn(fields, written);
  await expect(sent).toHaveCount(0);
  await page.getByRole("button", { name: "Copy the message" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(written.message);
  expect(openings).toEqual([]);

  const excess = firstGroup(/([\d,]+)/, (await page.locator("#message-error").textContent()) ?? "");
  const message = Array.from(written.message).slice(0, -Number(excess.replace(",", "")));
  await fields.message.fill(message.join(""));
  await send.click();
  await expect(sent).toBeVisible();
  expect(openings[0]?.url.length).toBeLessThanOrEqual(2_000);
  await expectIn(fields, {});
});

test("what was sent, and what extensions put into the form, is not in the tab's storage after a refused copy", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("Denied", "NotAllowedError"));
  });
  const { fields, send } = await openFilled(page, WRITTEN);
  await page.locator("form").evaluate((form) => {
    form.prepend(Object.assign(document.createElement("input"), { name: "otp", value: "one-time code" }));
  });
  await send.click();
  await page.getByRole("button", { name: "Copy the message" }).click();
  await expect(page.getByRole("textbox", { name: "Your message" })).toBeVisible();
  await fields.email.fill("kept@example.org");
  await page.goto("/terms");
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  expect(stored).toEqual({ "contact.email": "kept@example.org", "page.left": "yes" });
});
