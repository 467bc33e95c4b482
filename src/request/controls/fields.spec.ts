import type { Page } from "@playwright/test";
import { middleOf } from "../../../tests/support/boxes.ts";
import { expect, holdBack, ISLAND_CODE, RENDERED_AGAIN, test } from "../../../tests/support/browser.ts";
import { expectIn } from "../../../tests/support/forms.ts";
import { islandIsLive, requestDialog, SERVICE } from "../../../tests/support/request.ts";
import { business } from "../../../tests/support/site.ts";
import { HELP_TYPED, TYPED, WRITTEN } from "../../../tests/support/typed.ts";
import { putNodesBetweenFields, translate } from "./testing/translator.ts";

/* What is typed counts, also without events, and is back on the next page before anything is touched. */

test.use({ expectedErrors: RENDERED_AGAIN });

/** The page's fields with these names, whether they can be seen or not. */
function fieldsNamed(page: Page, typed: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.keys(typed).map((name) => [name, page.locator(`form [name=${name}]`)]));
}

/** Fills in the page's form as some password managers do, without any event. */
async function setFields(page: Page, typed: Readonly<Record<string, string>>) {
  for (const [name, field] of Object.entries(fieldsNamed(page, typed)))
    await field.evaluate((field: HTMLInputElement, text) => {
      field.value = text;
    }, typed[name] ?? "");
}

const FORMS = { "/contact": WRITTEN, "/request-help": HELP_TYPED, [SERVICE.address]: TYPED };

test("typed text, also if it came without events, is restored before any tap and without the form's code, which then keeps it", async ({
  page,
}) => {
  // The harder case: a page that a translator has changed.
  await translate(page, "start");
  await putNodesBetweenFields(page);
  for (const [address, typed] of Object.entries(FORMS)) {
    const letCodeCome = await holdBack(page, ISLAND_CODE);
    await page.goto(address);
    const fields = fieldsNamed(page, typed);
    await setFields(page, typed);
    // By way of another page: browsers fill in fields by themselves after a reload.
    await page.goto("/terms");
    await page.goto(address);
    await expectIn(fields, typed);
    await page.locator("form").dispatchEvent("pointerover");
    letCodeCome();
    await islandIsLive(page);
    await expectIn(fields, typed);
  }
});

test.describe("what is not done", () => {
  test.skip(business.notOffered.length === 0, "business.yaml names nothing");

  test("is said where Other is chosen, before the code is there and after; no action of the dialog moves", async ({
    page,
  }) => {
    const letCodeCome = await holdBack(page, ISLAND_CODE);
    await page.goto(SERVICE.address);
    const { open, fields, send } = requestDialog(page);
    await open();
    const said = page.locator("form").getByText(business.notOffered.join(", "));
    const expectSaid = async () => {
      await fields.service.selectOption({ index: 1 });
      await expect(said).toBeHidden();
      const { y } = await middleOf(send);
      await fields.service.selectOption("Other");
      await expect(said).toBeVisible();
      expect((await middleOf(send)).y).toBe(y);
    };
    await expectSaid();
    letCodeCome();
    await islandIsLive(page);
    await expectSaid();
    await page.goto("/request-help");
    await page.locator("form select").selectOption("other");
    await expect(said).toBeVisible();
  });
});
