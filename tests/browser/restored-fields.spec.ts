import type { Locator, Page } from "@playwright/test";
import { ENTRY, expect, holdBack, ISLAND_CODE, test } from "../support/browser.ts";
import { contactForm, expectIn, fillIn, helpForm } from "../support/forms.ts";
import { islandIsLive, SERVICE } from "../support/request.ts";
import { putNodesBetweenFields, translate } from "../support/translator.ts";
import { HELP_TYPED, TYPED, WRITTEN } from "../support/typed.ts";

/* What was typed is back before anything is touched: the script that every page loads restores what it has saved. */

/** The dialog's fields, also while it is closed. */
function dialogFields(page: Page) {
  return {
    service: page.locator("#request-service"),
    name: page.locator("#request-name"),
    phone: page.locator("#request-phone"),
    location: page.locator("#request-location"),
    details: page.locator("#request-details"),
  };
}

/** Each form's page, its fields by what they are, and what is typed. */
const FORMS: Record<string, { fields(page: Page): Record<string, Locator>; typed: Record<string, string> }> =
  {
    "/contact": { fields: (page) => contactForm(page).fields, typed: WRITTEN },
    "/request-help": { fields: (page) => helpForm(page).fields, typed: HELP_TYPED },
    [SERVICE.address]: { fields: dialogFields, typed: TYPED },
  };

/** Types into all of a form's fields, whether they can be seen or not. */
async function typeInto(fields: Record<string, Locator>, typed: Record<string, string>): Promise<void> {
  for (const [name, field] of Object.entries(fields)) {
    await field.evaluate((field, value) => {
      (field as HTMLInputElement).value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }, typed[name] ?? "");
  }
}

for (const [address, { fields: fieldsOf, typed }] of Object.entries(FORMS)) {
  test(`${address}: typed text is restored before any tap and without the form's code, which then keeps it`, async ({
    page,
  }) => {
    // The harder case: a page that a translator has changed.
    await translate(page, "start");
    await putNodesBetweenFields(page);
    const letCodeCome = await holdBack(page, ISLAND_CODE);
    await page.goto(address);
    const fields = fieldsOf(page);
    await typeInto(fields, typed);
    await page.reload();
    await expectIn(fields, typed);
    // By way of another page: browsers fill in fields by themselves only after a reload.
    await page.goto("/terms");
    await page.goto(address);
    await expectIn(fields, typed);
    await page.locator("form").dispatchEvent("pointerover");
    letCodeCome();
    await islandIsLive(page);
    await expectIn(fields, typed);
  });
}

test("what is typed before the script comes is not overwritten, and is saved", async ({ page }) => {
  const { fields } = contactForm(page);
  await page.goto("/contact");
  await fillIn(fields, WRITTEN);
  await page.goto("/terms");
  const letScriptCome = await holdBack(page, ENTRY);
  await page.goto("/contact", { waitUntil: "commit" });
  await fillIn(fields, { name: "Ben", message: "One van" });
  letScriptCome();
  const mixed = { ...WRITTEN, name: "Ben", message: "One van" };
  await expectIn(fields, mixed);
  await page.goto("/terms");
  await page.goto("/contact");
  await expectIn(fields, mixed);
});

test("after Back the fields hold what was typed last, on any page", async ({ page }) => {
  await page.goto("/contact");
  const { fields } = contactForm(page);
  await fillIn(fields, WRITTEN);
  await page.goto("/terms");
  await page.goto("/contact");
  await fields.name.fill("Ben");
  await page.goBack();
  await expect(page).toHaveURL("/terms");
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expectIn(fields, { ...WRITTEN, name: "Ben" });
});
