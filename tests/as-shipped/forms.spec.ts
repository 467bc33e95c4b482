import { expect, PHONE, test } from "../support/browser.ts";

/* One short journey of each form, on the site as it is shipped. */

test.use(PHONE);

test("the dialog of a service page says that the request was sent", async ({ page }) => {
  await page.goto("/lockouts");
  await page.getByRole("button", { name: "Request Help" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Service Needed").selectOption("Lockout Service");
  await dialog.getByRole("textbox", { name: "Your Name" }).fill("Ana");
  await dialog.getByRole("textbox", { name: "Phone Number", exact: true }).fill("817-555-0198");
  await dialog.getByRole("textbox", { name: "Location", exact: true }).fill("I-35W, exit 60");
  await dialog.getByRole("button", { name: "Send Request" }).click();
  await expect(page.getByText("Request Sent!")).toBeVisible();
});

test("the form of /request-help gives way to its confirmation", async ({ page }) => {
  // The example counts requests (adMonitoring in business.yaml).
  await page.route("https://www.clickcease.com/**", (route) => route.fulfill({ contentType: "text/javascript" }));
  await page.goto("/request-help");
  await page.getByRole("textbox", { name: "Full Name" }).fill("Ana");
  await page.getByRole("textbox", { name: "Phone Number", exact: true }).fill("817-555-0198");
  await page.getByRole("textbox", { name: "Current Location" }).fill("I-35W, exit 60");
  await page.getByRole("button", { name: "Request Help Now" }).click();
  await expect(page.getByRole("heading", { name: "Request Received!" })).toBeVisible();
});

test("the form of /contact says that the message was sent, and is empty again", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ana");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill("ana@example.com");
  await page.getByRole("textbox", { name: "Message", exact: true }).fill("Do you rotate tires?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message", exact: true })).toHaveValue("");
});
