import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { business } from "../../src/business/current.ts";
import { sendHelp } from "../support/forms.ts";

/** What the link gives a browser that has no address book of its own. */
async function savedContact(page: Page): Promise<string> {
  const downloads = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save our number" }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toBe("contact.vcf");
  return await readFile(await download.path(), "utf8");
}

test("the contact page gives the number to the address book", async ({ page, request }) => {
  await page.goto("/contact");
  expect(await savedContact(page)).toContain(`:${business.hotline.e164}\r\n`);
  expect((await request.get("/contact.vcf")).headers()["content-type"]).toBe("text/vcard; charset=utf-8");
});

test("so does the confirmation of a request", async ({ page }) => {
  await page.goto("/request-help");
  await sendHelp(page);
  expect(await savedContact(page)).toContain(`FN:${business.name}\r\n`);
  await expect(page.getByRole("heading", { name: "Request Received!" })).toBeVisible();
});
