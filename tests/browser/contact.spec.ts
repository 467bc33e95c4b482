import { business } from "../../src/business/current.ts";
import { expect, test, violationsOn } from "../support/browser.ts";
import { contactFields, expectWritten, WRITTEN, writeMessage } from "../support/contact.ts";
import { mailWith } from "../support/links.ts";
import { islandIsLive, watchOpenings } from "../support/request.ts";

const SUBJECT = `Contact Form Submission - ${business.name}`;
const LINES = [
  "Name: Zoë & Sons",
  "Email: zoe+fleet@example.org",
  "Phone: 817-555-0123",
  "Message: Do you take fleets?",
  "100% diesel, 6 vans #1-6; call = fine 🚐",
];
const MAIL = mailWith(business.email, SUBJECT, LINES);

test("a message opens a mail draft in a new window, then says so and clears the fields", async ({ page }) => {
  await page.goto("/contact");
  const openings = await watchOpenings(page);
  await writeMessage(page);
  await page.getByRole("button", { name: "Send Message" }).click();

  const toast = page.getByRole("region", { name: "Notifications" }).getByRole("status");
  await expect(toast.getByRole("paragraph")).toHaveText([
    "Message Sent!",
    "Your message has been sent. We'll get back to you soon.",
  ]);
  expect(openings.map(({ url, by }) => ({ url, by }))).toEqual([{ url: MAIL, by: "window" }]);
  expect(MAIL).toContain("fleets%3F%0D%0A100%25%20diesel");
  await expect(page).toHaveURL("/contact");
  await expectWritten(page, {});
  await page.reload();
  await page.getByRole("button", { name: "Send Message" }).hover();
  await islandIsLive(page);
  await expectWritten(page, {});
});

test("the phone number may be left out, and then has no line", async ({ page }) => {
  await page.goto("/contact");
  const openings = await watchOpenings(page);
  await writeMessage(page, { ...WRITTEN, phone: "" });
  await page.getByRole("button", { name: "Send Message" }).click();
  const lines = LINES.filter((line) => !line.startsWith("Phone"));
  await expect.poll(() => openings.map(({ url }) => url)).toEqual([mailWith(business.email, SUBJECT, lines)]);
});

for (const [what, written, missing] of [
  ["nothing at all", {}, ["name", "email", "message"]],
  ["only white space", { name: " ", email: WRITTEN.email, message: "\n " }, ["name", "message"]],
  ["no e-mail address", { ...WRITTEN, email: "" }, ["email"]],
  ["no message", { ...WRITTEN, message: "" }, ["message"]],
] as const) {
  test(`with ${what} it says so, marks the fields and focuses the first`, async ({ page }) => {
    await page.goto("/contact");
    const openings = await watchOpenings(page);
    await writeMessage(page, written);
    await page.getByRole("button", { name: "Send Message" }).click();

    const toast = page.getByRole("region", { name: "Notifications" }).getByRole("alert");
    await expect(toast.getByRole("paragraph")).toHaveText([
      "Missing Information",
      "Please fill in all required fields.",
    ]);
    const messages = {
      name: "Enter your name.",
      email: "Enter your e-mail address.",
      phone: "",
      message: "Enter your message.",
    };
    const fields = contactFields(page);
    for (const key of ["name", "email", "phone", "message"] as const) {
      const marked = missing.some((field) => field === key);
      await expect(fields[key]).toHaveAccessibleDescription(marked ? messages[key] : "");
      if (marked) await expect(fields[key]).toHaveAttribute("aria-invalid", "true");
      else await expect(fields[key]).not.toHaveAttribute("aria-invalid");
    }
    await expect(fields[missing[0]]).toBeFocused();
    await expectWritten(page, written);
    expect(await violationsOn(page)).toEqual([]);
    expect(openings).toEqual([]);
  });
}

test("a mark goes with the first letter typed, and the message can be sent", async ({ page }) => {
  await page.goto("/contact");
  const openings = await watchOpenings(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  const { name, email } = contactFields(page);
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.pressSequentially("Z");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await expect(page.getByText("Enter your name.")).toHaveCount(0);
  await expect(email).toHaveAttribute("aria-invalid", "true");

  await writeMessage(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect.poll(() => openings.map(({ url }) => url)).toEqual([MAIL]);
  await expect(page.getByText("Missing Information")).toHaveCount(0);
});

for (const address of ["zoe", "zoe@", "zoe example.org"]) {
  test(`'${address}' is no e-mail address: the field says so, and nothing opens`, async ({ page }) => {
    await page.goto("/contact");
    const openings = await watchOpenings(page);
    const written = { ...WRITTEN, email: address };
    await writeMessage(page, written);
    await page.getByRole("button", { name: "Send Message" }).click();
    const { email } = contactFields(page);
    await expect(email).toHaveAccessibleDescription("Enter an e-mail address in the form name@domain.com.");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toBeFocused();
    await expectWritten(page, written);
    await expect(page.getByRole("region", { name: "Notifications" })).toHaveText("");
    expect(openings).toEqual([]);
  });
}

test("an e-mail address may have any letters", async ({ page }) => {
  await page.goto("/contact");
  const openings = await watchOpenings(page);
  await writeMessage(page, { ...WRITTEN, email: "josé@example.com" });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect.poll(() => openings.length).toBe(1);
  expect(decodeURIComponent(openings[0]?.url ?? "")).toContain("\r\nEmail: josé@example.com\r\n");
});

test("a name that nobody can see is none", async ({ page }) => {
  await page.goto("/contact");
  const openings = await watchOpenings(page);
  await writeMessage(page, { ...WRITTEN, name: "\u200B\u2060" });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(contactFields(page).name).toHaveAccessibleDescription("Enter your name.");
  expect(openings).toEqual([]);
});

test("what is written outlives a reload", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send Message" }).hover();
  await islandIsLive(page);
  await writeMessage(page);
  await page.reload();
  await page.getByRole("button", { name: "Send Message" }).hover();
  await expectWritten(page);
});

test.describe("after a message was sent", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the toast offers the draft and the text again, and stays", async ({ page }) => {
    await page.goto("/contact");
    const openings = await watchOpenings(page);
    await writeMessage(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    const toast = page.getByRole("status").filter({ hasText: "Message Sent!" });
    await expect.poll(() => openings.length).toBe(1);

    const draft = toast.getByRole("link", { name: "Open the e-mail draft again" });
    await expect(draft).toHaveAttribute("href", MAIL);
    await draft.click();
    await expect.poll(() => openings.map(({ url }) => url)).toEqual([MAIL, MAIL]);

    await toast.getByRole("button", { name: "Copy the message" }).click();
    await expect(toast.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LINES.join("\n"));
    expect(await violationsOn(page)).toEqual([]);
    await toast.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast).toHaveCount(0);
  });
});
