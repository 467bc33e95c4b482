import { business } from "../../src/business/current.ts";
import { expect, test } from "../support/browser.ts";

test("/request-help shows the specified fields", async ({ page }) => {
  await page.goto("/request-help");
  const name = page.getByLabel("Full Name");
  await expect(name).toHaveId("name");
  await expect(name).toHaveAttribute("required");
  const phone = page.getByLabel("Phone Number");
  await expect(phone).toHaveId("phone");
  await expect(phone).toHaveAttribute("type", "tel");
  await expect(phone).toHaveAttribute("required");
  await expect(phone).toHaveAttribute("placeholder", business.hotline.display);
  const location = page.getByLabel("Current Location");
  await expect(location).toHaveId("location");
  await expect(location).toHaveAttribute("required");
  const description = page.getByLabel("Description of Problem");
  await expect(description).toHaveAttribute("rows", "4");
  await expect(description).not.toHaveAttribute("required");

  const service = page.getByLabel("Service Needed");
  await expect(service).not.toHaveAttribute("required");
  const choices = await service
    .locator("option:not([disabled])")
    .evaluateAll((options) =>
      options.map((option) => (option instanceof HTMLOptionElement ? [option.value, option.text] : [])),
    );
  expect(choices).toEqual([
    ["tire", "Tire Services"],
    ["lockout", "Auto Lockout"],
    ["jumpstart", "Jump Start/Battery"],
    ["mechanic", "Mobile Mechanic"],
    ["other", "Other"],
  ]);
  await expect(page.getByRole("button", { name: "Request Help Now" })).toBeVisible();
});

test("/contact shows the specified fields", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByLabel("Name")).toHaveAttribute("required");
  await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
  await expect(page.getByLabel("Phone (optional)")).not.toHaveAttribute("required");
  const message = page.getByLabel("Message", { exact: true });
  await expect(message).toHaveAttribute("rows", "5");
  await expect(message).toHaveAttribute("required");
  await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
});
