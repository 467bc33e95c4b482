import type { Page } from "@playwright/test";
import { expect, goBack, test } from "../support/browser.ts";
import { contactForm, expectIn, fillIn } from "../support/forms.ts";
import {
  expectOpened,
  openContact,
  openLocated,
  openRequest,
  SERVICE,
  watchOpenings,
} from "../support/request.ts";
import { REQUEST_SMS, TYPED, WRITTEN } from "../support/typed.ts";

/* What is typed counts, however it came into the fields: not every browser, keyboard, and password manager sends events. */

/** Fills in the page's form as some password managers do. @param event the only event that is fired, if any. */
async function fillSilently(page: Page, typed: Readonly<Record<string, string>>, event?: "change") {
  for (const [name, text] of Object.entries(typed)) {
    await page.locator(`form [name=${name}]`).evaluate(
      (field: HTMLInputElement, [text, event]) => {
        field.value = text;
        if (event) field.dispatchEvent(new Event(event, { bubbles: true }));
      },
      [text, event] as const,
    );
  }
}

for (const event of [undefined, "change"] as const) {
  test(`values that come with ${event ?? "no"} event go into the text, and come back after a reload`, async ({
    page,
  }) => {
    const { text, openings, fields, open } = await openRequest(page);
    await fillSilently(page, TYPED, event);
    await text.click();
    await expectOpened(openings, [REQUEST_SMS]);
    await page.reload();
    await open();
    await expectIn(fields, TYPED);
  });

  test(`values that come with ${event ?? "no"} event stay after Back on /contact, and are sent`, async ({
    page,
  }) => {
    await page.goto("/contact");
    const { fields, send } = contactForm(page);
    await fillSilently(page, WRITTEN, event);
    await page.goto("/terms");
    await goBack(page);
    await expectIn(fields, WRITTEN);
    await send.click();
    await expect(page.getByText("Message Sent!")).toBeVisible();
  });
}

test("GPS does not write into a word that a keyboard is composing", async ({ page }) => {
  const { fields, gps } = await openLocated(page, SERVICE);
  const client = await page.context().newCDPSession(page);
  await fields.location.focus();
  await client.send("Input.imeSetComposition", { text: "exit", selectionStart: 4, selectionEnd: 4 });
  // By a script, because a tap would end the composition.
  await gps.evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.locator(".location-line")).toContainText("GPS attached");
  await client.send("Input.insertText", { text: "exits" });
  await expect(fields.location).toHaveValue("exits");
});

test("a note that is tapped while a word is being composed comes after it", async ({ page }) => {
  const { fields, dialog } = await openRequest(page);
  const client = await page.context().newCDPSession(page);
  await fields.details.focus();
  await client.send("Input.imeSetComposition", { text: "flat", selectionStart: 4, selectionEnd: 4 });
  const note = dialog.getByRole("button", { name: "Northbound" });
  await note.evaluate((button: HTMLButtonElement) => button.click());
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

test("where the tab cannot store anything, Back leaves the fields to the browser", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  await page.goto("/contact");
  const { fields } = contactForm(page);
  await fillIn(fields, WRITTEN);
  await page.goto("/terms");
  await goBack(page);
  await expectIn(fields, WRITTEN);
});
