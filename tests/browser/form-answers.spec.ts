import { REQUEST_FIELDS } from "../../src/request/fields.ts";
import { expect, test } from "../support/browser.ts";
import { helpForm } from "../support/forms.ts";
import { answerGps, gpsButton, holdGps } from "../support/held-gps.ts";
import { HOME, openContact, openHelp, openRequest } from "../support/request.ts";

/* What the fields hold is what is sent, and what a toast says is so. */

test("what is pasted ends where its field ends, and is sent whole", async ({ page }) => {
  const { dialog, fields, fill, sendText } = await openRequest(page);
  const limited = REQUEST_FIELDS.filter((field) => "maxLength" in field);
  await fill();
  for (const { name, maxLength } of limited) {
    await fields[name].fill("");
    await fields[name].focus();
    await page.keyboard.insertText("x".repeat(maxLength + 100));
    await expect(fields[name]).toHaveValue("x".repeat(maxLength));
  }
  const lines = (await sendText()).split("\n");
  for (const { line, maxLength } of limited) expect(lines).toContain(`${line}: ${"x".repeat(maxLength)}`);
  await expect(dialog).toBeHidden();
});

test("with a position, a blank location field is filled in enough, in both forms", async ({ page }) => {
  await holdGps(page);
  await openHelp(page);
  const help = helpForm(page).fields;
  await gpsButton(page).click();
  await answerGps(page, "found");
  await expect(help.location).toHaveValue(/Keller/);
  await help.location.fill("");
  await help.name.fill("Ana");
  await help.phone.fill("817");
  await helpForm(page).send.click();
  await expect(page.getByRole("heading", { name: "Request Received!" })).toBeVisible();

  const { fill, fields, sendText } = await openRequest(page);
  await fill({ name: "Ana", phone: "817", service: "Other" });
  await gpsButton(page).click();
  await answerGps(page, "found");
  await expect(fields.location).toHaveValue(/Keller/);
  await fields.location.fill("");
  const text = await sendText();
  expect(text).toContain("GPS: 32.934612, -97.251834");
  expect(text).not.toContain("Location:");
});

test("a toast names what the field holds, and goes when it no longer does", async ({ page }) => {
  await holdGps(page);
  const { fields } = await openRequest(page, HOME);
  await gpsButton(page).click();
  await answerGps(page, "found");
  const toast = page.getByText(`Location Found! Using: ${HOME.geocoder.words}`);
  await expect(toast).toBeVisible();
  await fields.location.fill("Exit 60");
  await expect(toast).toHaveCount(0);
});

test("“Missing Information” goes when what was missing is there, and “Message Sent!” when the next is refused", async ({
  page,
}) => {
  const { fields, send } = await openContact(page);
  await send.click();
  const missing = page.getByText("Missing Information");
  await expect(missing).toBeVisible();
  await fields.name.fill("Ana");
  await fields.email.fill("ana@mail.example");
  await expect(missing).toBeVisible();
  await fields.message.fill("Two vans");
  await expect(missing).toHaveCount(0);
  await send.click();
  const sent = page.getByText("Message Sent!");
  await expect(sent).toBeVisible();
  await fields.name.fill("Ana");
  await fields.email.fill("ana@mail");
  await fields.message.fill("Two more");
  // Within a second, a tap counts as the second one of a double tap.
  await expect(async () => {
    await send.click();
    await expect(page.getByText("Use name@domain.com.")).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(sent).toHaveCount(0);
});
