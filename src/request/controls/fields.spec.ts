import { boxOf } from "../../../tests/support/boxes.ts";
import { expect, holdBack, ISLAND_CODE, RENDERED_AGAIN, test } from "../../../tests/support/browser.ts";
import { expectIn } from "../../../tests/support/forms.ts";
import { allowPosition, PAGE_GEOCODER, stubGeocoder } from "../../../tests/support/location.ts";
import { islandIsLive, openDialog, openRequest, requestDialog, SERVICE } from "../../../tests/support/request.ts";
import { HELP_TYPED, TYPED, WRITTEN } from "../../../tests/support/typed.ts";
import { changeEarly } from "./testing/translator.ts";

/* What is typed counts, also without events, and is back on the next page before anything is touched. */

test.use({ expectedErrors: RENDERED_AGAIN });

const FORMS = { "/contact": WRITTEN, "/request-help": HELP_TYPED, [SERVICE.address]: TYPED };

test("typed text, also if it came without events, is restored before any tap and without the form's code, which then keeps it", async ({
  page,
}) => {
  // The harder case: a page that others have changed.
  await changeEarly(page);
  for (const [address, typed] of Object.entries(FORMS)) {
    const letCodeCome = await holdBack(page, ISLAND_CODE);
    await page.goto(address);
    const fields = Object.fromEntries(
      Object.keys(typed).map((name) => [name, page.locator(`form .field[name=${name}]`)]),
    );
    const note = page.locator("[value='Not with the car']");
    // As some password managers do.
    for (const [name, text] of Object.entries(typed))
      await fields[name]?.evaluate((field: HTMLInputElement, text) => {
        field.value = text;
      }, text);
    await note.evaluateAll((boxes: HTMLInputElement[]) => {
      for (const box of boxes) box.checked = true;
    });
    // By way of another page: browsers fill in fields by themselves after a reload.
    await page.goto("/terms");
    await page.goto(address);
    const expectBack = async () => {
      await expectIn(fields, typed);
      for (const box of await note.all()) await expect(box).toBeChecked();
    };
    await expectBack();
    await page.locator("form").dispatchEvent("pointerover");
    letCodeCome();
    await islandIsLive(page);
    await expectBack();
  }
});

test("a page about one service has it chosen, with its notes, unless the driver has chosen another on an earlier page", async ({
  page,
}) => {
  const letCodeCome = await holdBack(page, ISLAND_CODE);
  await page.goto("/keys");
  const { note, openLive } = requestDialog(page);
  const service = page.locator("form .field[name=service]");
  await expect(service).toHaveValue("Lockout Service");
  await page.goto(SERVICE.address);
  await expect(service).toHaveValue("");
  await service.evaluate((select: HTMLSelectElement) => {
    select.value = "Other";
  });
  await page.goto("/keys");
  await expect(service).toHaveValue("Other");
  letCodeCome();
  await openLive();
  await expect(service).toHaveValue("Other");
  await expect(note("Cannot move")).toBeVisible();
});

test("a dialog that is closed by accident keeps what was typed and checked", async ({ page }) => {
  const { fields, fill, note, close, opener } = await openRequest(page);
  await fill(TYPED);
  await note("Only text me").check();
  await close.click();
  await opener.click();
  await expectIn(fields, TYPED);
  await expect(note("Only text me")).toBeChecked();
});

test("what is not done is said where Other is chosen, even before the code is there; Send of the dialog stays", async ({
  page,
}) => {
  await holdBack(page, ISLAND_CODE);
  const { fields, send } = await openDialog(page);
  const said = page.locator("form").getByText("Not done: Towing, Tire recycling.");
  await expect(said).toBeHidden();
  const before = await boxOf(send);
  await fields.service.selectOption("Other");
  await expect(said).toBeVisible();
  expect(await boxOf(send)).toEqual(before);
  await page.goto("/request-help");
  await page.locator("form [name=service]").selectOption("other");
  await expect(said).toBeVisible();
});

test("Ctrl+Z writes nothing into the place that GPS has found", async ({ page, context }) => {
  await allowPosition(context);
  await stubGeocoder(page, PAGE_GEOCODER);
  const { fields, gps } = await openRequest(page);
  await fields.location.pressSequentially("Exit 5");
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Backspace");
  await gps.click();
  await expect(fields.location).toHaveValue(PAGE_GEOCODER.words);
  await fields.location.focus();
  for (const keys of ["Control+Z", "Control+Z", "Control+Shift+Z"]) {
    await page.keyboard.press(keys);
    await expect(fields.location).toHaveValue(PAGE_GEOCODER.words);
  }
});
