import type { Locator, Page } from "@playwright/test";
import { expect, holdBack, test } from "../support/browser.ts";
import { contactForm, expectIn, fillIn, helpForm } from "../support/forms.ts";
import { ENTRY, ISLAND_CODE } from "../support/island-code.ts";
import { services } from "../support/pages.ts";
import { HOME, islandIsLive, openRequest, SERVICE } from "../support/request.ts";
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
    [HOME.address]: { fields: dialogFields, typed: TYPED },
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
  test.describe(address, () => {
    test("what was typed is back after a reload, untouched and without the form's code", async ({ page }) => {
      await holdBack(page, ISLAND_CODE);
      await page.goto(address);
      const fields = fieldsOf(page);
      await typeInto(fields, typed);
      await page.reload();
      await expectIn(fields, typed);
      // As another page of the tab would be opened, which no browser fills in by itself.
      await page.goto("/terms");
      await page.goto(address);
      await expectIn(fields, typed);
    });

    for (const changed of [false, true]) {
      test(`the form's code leaves it there${changed ? ", on a page that was changed before" : ""}`, async ({
        page,
      }) => {
        await page.goto(address);
        const fields = fieldsOf(page);
        await typeInto(fields, typed);
        if (changed) {
          await translate(page, "start");
          await putNodesBetweenFields(page);
        }
        await page.goto("/terms");
        await page.goto(address);
        await page.locator("form").dispatchEvent("pointerover");
        await islandIsLive(page);
        await expectIn(fields, typed);
      });
    }
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

test("after Back the fields hold what was typed last, not what the page was left with", async ({ page }) => {
  await page.goto("/contact");
  const { fields } = contactForm(page);
  await fillIn(fields, WRITTEN);
  await page.goto("/terms");
  await page.goto("/contact");
  await fields.name.fill("Ben");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expectIn(fields, { ...WRITTEN, name: "Ben" });
});

test("the page's own choice gives way to the driver's, and not to one that there is not", async ({
  page,
}) => {
  const [service] = services;
  await page.goto(service?.addresses[0] ?? "");
  const choice = dialogFields(page).service;
  for (const [kept, shown] of [
    ["Other", "Other"],
    ["Towing", service?.service ?? ""],
  ] as const) {
    await page.evaluate((text) => sessionStorage.setItem("request.service", text), kept);
    await page.reload();
    await expect(choice).toHaveValue(shown);
  }
});

test("with a blocked storage nothing is saved, and nothing fails", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("Blocked", "SecurityError");
      },
    }),
  );
  const { dialog, fields, fill, open } = await openRequest(page);
  await fill();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await open();
  await expectIn(fields, TYPED);
});
