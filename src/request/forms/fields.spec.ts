import type { Page } from "@playwright/test";
import { expectStill } from "../../../tests/support/boxes.ts";
import { ENTRY, expect, goBack, holdBack, ISLAND_CODE, test } from "../../../tests/support/browser.ts";
import { contactForm, expectIn, fillIn } from "../../../tests/support/forms.ts";
import {
  expectOpened,
  islandIsLive,
  openContact,
  openHelp,
  openLocated,
  openRequest,
  SERVICE,
  watchOpenings,
} from "../../../tests/support/request.ts";
import { putNodesBetweenFields, translate } from "../../../tests/support/translator.ts";
import { HELP_TYPED, REQUEST_SMS, TYPED, WRITTEN } from "../../../tests/support/typed.ts";
import { CONTACT, type FormField, REQUEST_DIALOG, REQUEST_HELP } from "../message/fields.ts";

/*
 * What is typed counts, however it came into the fields: not every browser, keyboard, and password manager sends events.
 * On the next page it is back before anything is touched: the script that every page loads restores what it has saved.
 */

/** The page's fields with these names, whether they can be seen or not. */
function fieldsNamed(page: Page, typed: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.keys(typed).map((name) => [name, page.locator(`form [name=${name}]`)]));
}

/** Fills in the page's form as some password managers do. @param event the only event that is fired, if any. */
async function setFields(page: Page, typed: Readonly<Record<string, string>>, event?: "input") {
  for (const [name, field] of Object.entries(fieldsNamed(page, typed))) {
    await field.evaluate(
      (field: HTMLInputElement, [text, event]) => {
        field.value = text;
        if (event) field.dispatchEvent(new Event(event, { bubbles: true }));
      },
      [typed[name] ?? "", event] as const,
    );
  }
}

const FORMS = { "/contact": WRITTEN, "/request-help": HELP_TYPED, [SERVICE.address]: TYPED };

for (const [address, typed] of Object.entries(FORMS)) {
  test(`${address}: typed text is restored before any tap and without the form's code, which then keeps it`, async ({
    page,
  }) => {
    // The harder case: a page that a translator has changed.
    await translate(page, "start");
    await putNodesBetweenFields(page);
    const letCodeCome = await holdBack(page, ISLAND_CODE);
    await page.goto(address);
    const fields = fieldsNamed(page, typed);
    await setFields(page, typed, "input");
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

test("what is typed before the script comes is not overwritten, and comes back on a page left with older words", async ({
  page,
}) => {
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
  for (const address of ["/terms", "/contact"]) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  await expectIn(fields, mixed);
});

test("values that come without events are sent, and come back after a reload and after Back", async ({
  page,
}) => {
  const { text, openings, fields, open } = await openRequest(page);
  await setFields(page, TYPED);
  await text.click();
  await expectOpened(openings, [REQUEST_SMS]);
  await page.reload();
  await open();
  await expectIn(fields, TYPED);

  await page.goto("/contact");
  const contact = contactForm(page);
  await setFields(page, WRITTEN);
  await page.goto("/terms");
  await goBack(page);
  await expectIn(contact.fields, WRITTEN);
  await contact.send.click();
  await expect(page.getByText("Message Sent!")).toBeVisible();
});

test("what GPS and a note write waits for a word that a keyboard is composing", async ({ page }) => {
  const { dialog, fields, gps, line } = await openLocated(page, SERVICE);
  const client = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    client.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  // By a script, because a tap would end the composition.
  const tap = (button: HTMLElement) => button.click();
  await fields.location.focus();
  await compose("exit");
  await gps.evaluate(tap);
  await expect(line).toContainText("GPS attached");
  await client.send("Input.insertText", { text: "exits" });
  await expect(fields.location).toHaveValue("exits");

  await fields.details.focus();
  await compose("flat");
  await dialog.getByRole("button", { name: "Northbound" }).evaluate(tap);
  await client.send("Input.insertText", { text: "flats" });
  await expect(fields.details).toHaveValue("flats; Northbound; ");
});

test("Enter that is held sends once: no field is called missing because it was cleared", async ({ page }) => {
  const { fields } = await openContact(page);
  const openings = await watchOpenings(page);
  await fillIn(fields, WRITTEN);
  await fields.phone.focus();
  // A second and more, as keyboards repeat a key.
  for (let repeat = 0; repeat < 40; repeat += 1) {
    await page.keyboard.down("Enter");
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 30)));
  }
  await page.keyboard.up("Enter");
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await expect(page.getByText("Missing Information")).toHaveCount(0);
  await expect.poll(() => openings.length).toBe(1);
});

const TABLES = [
  [openContact, CONTACT.fields],
  [openHelp, REQUEST_HELP.fields],
  [openRequest, REQUEST_DIALOG.fields],
] as const;

test.describe("where a field ends", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"], viewport: { width: 320, height: 1_600 } });

  test("a paste that is cut is said to be, in every form, until the field is edited; nothing moves", async ({
    page,
  }) => {
    const said = page.getByRole("alert").filter({ hasText: "(cut short)" });
    for (const [open, table] of TABLES) {
      await open(page);
      for (const { name, maxLength } of table as readonly FormField[]) {
        if (maxLength === undefined) continue;
        const field = page.locator(`form [name=${name}]`);
        const paste = async (text: string) => {
          await page.evaluate((text) => navigator.clipboard.writeText(text), text);
          await field.press("ControlOrMeta+V");
        };
        const link = `https://maps.google.com/?q=${"9".repeat(maxLength)}`;
        await field.fill("9");
        await expectStill(page, name, async () => {
          await paste(link.slice(1, maxLength));
          await expect(field).toHaveValue(`9${link.slice(1, maxLength)}`);
          await expect(said).toHaveCount(0);
          await paste(link);
          await expect(said).toBeInViewport({ ratio: 1 });
        });
        await field.press("Backspace");
        await expect(said).toHaveCount(0);
      }
    }
  });
});
