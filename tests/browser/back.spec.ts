import type { Page } from "@playwright/test";
import { business } from "../../src/owner/site.ts";
import { LOCATION_LINE } from "../../src/request/location/location-words.ts";
import { expectKept, reachPanel, sentPanel } from "../../src/request/sent-panel/testing/sent-panel.ts";
import { expect, goBack, PHONE, test } from "../support/browser.ts";
import { expectIn, sendHelp } from "../support/forms.ts";
import { PIN_STATUS, PLACE } from "../support/location.ts";
import { CITY_PAGE, SERVICE_PAGE } from "../support/pages.ts";
import { HOME, openHelp, openLocated, openRequest, SERVICE } from "../support/request.ts";
import { HELP_SMS, REQUEST_SMS, requestAbout, TYPED } from "../support/typed.ts";

/*
 * Back restores a page from the back/forward cache as it was left, without loading it. The request that it shows, and
 * the text in its fields, must then be updated to what has happened in the tab since.
 */

test.use(PHONE);

/** Leaves the open page, does something elsewhere, and goes back to the same document, not to a newly loaded one. */
async function leaveAndReturn(page: Page, elsewhere: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-left", ""));
  await elsewhere();
  await expect(page.locator("html[data-left]")).toHaveCount(0);
  await goBack(page);
  await expect(page.locator("html[data-left]")).toBeAttached();
}

/** Sends another request, from the dialog of the home page; its text link is ANOTHER_SMS. */
async function sendAnother(page: Page): Promise<void> {
  const { fill, send } = await openRequest(page, HOME);
  await fill();
  await send.click();
  await expect(textAgain(page)).toHaveAttribute("href", ANOTHER_SMS);
}

const { sms: ANOTHER_SMS } = requestAbout(HOME.topic);

const textAgain = (page: Page) => sentPanel(page).getByRole("link", { name: "Open the text again" });

const received = (page: Page) => page.getByRole("region", { name: "Request Received!" });

/** Dismisses the request on another page. */
async function putAway(page: Page): Promise<void> {
  await page.goto("/blog");
  await page.getByRole("button", { name: "Yes, it went through" }).click();
  await expect(page.getByRole("button", { name: "Yes, it went through" })).toHaveCount(0);
}

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("pages of all kinds come back from the back/forward cache, with nothing open", async ({ page }) => {
    for (const [address, opener] of [
      ["/", "Menu"],
      [SERVICE_PAGE, "Request Help"],
      [CITY_PAGE, "Menu"],
      ["/contact", undefined],
      ["/request-help", undefined],
    ] as const) {
      await page.goto(address);
      const open = page.locator("#menu:popover-open, dialog[open]");
      if (opener) {
        await page.getByRole("button", { name: opener }).click();
        await expect(open).toBeVisible();
      }
      await leaveAndReturn(page, () => page.goto("/terms"));
      await expect(open).toHaveCount(0);
    }
  });
});

test("after Back, a page shows the request sent last from any page, until it is dismissed on any", async ({
  page,
}) => {
  await page.goto("/terms");
  await leaveAndReturn(page, () => reachPanel(page));
  await expect(textAgain(page)).toHaveAttribute("href", REQUEST_SMS);
  await leaveAndReturn(page, () => sendAnother(page));
  await expect(textAgain(page)).toHaveAttribute("href", ANOTHER_SMS);
  await expect(sentPanel(page)).toHaveCount(1);
  await expectKept(page, true);
  await leaveAndReturn(page, () => putAway(page));
  await expect(sentPanel(page)).toHaveCount(0);
});

test("so does the confirmation of /request-help after Back", async ({ page }) => {
  for (const elsewhere of [sendAnother, putAway]) {
    await openHelp(page);
    await sendHelp(page);
    const text = received(page).getByRole("link", { name: "Text this request" });
    await expect(text).toHaveAttribute("href", HELP_SMS);
    await leaveAndReturn(page, () => elsewhere(page));
    await expect(text).toHaveCount(0);
    await expect(page.locator("form")).toHaveCount(0);
    if (elsewhere === sendAnother) await expect(textAgain(page)).toHaveAttribute("href", ANOTHER_SMS);
    else await expect(received(page)).toHaveText(`Request Received!Call ${business.hotline.display}`);
  }
});

test("after Back, the dialog has what was typed and found on another page since, and is empty once it is sent there", async ({
  page,
}) => {
  const { words } = HOME.geocoder;
  const { dialog, fields, line, locate, open, textBody } = await openLocated(page, SERVICE);
  await locate();
  await leaveAndReturn(page, async () => {
    const onHome = await openLocated(page, HOME, undefined, { ...PLACE, latitude: 32.949 });
    await onHome.fields.name.fill("Ben");
    await onHome.fields.details.fill("");
    await onHome.gps.click();
    await expect(onHome.fields.location).toHaveValue(words);
  });
  await expect(dialog).toBeHidden();
  await open();
  await expectIn(fields, { ...TYPED, name: "Ben", details: "", location: words });
  await expect(line).toContainText(PIN_STATUS);
  await expect.poll(textBody).toContain(`\nName: Ben\n`);
  await expect.poll(textBody).toContain(`\nLocation: ${words}\nGPS: 32.949000, `);

  await leaveAndReturn(page, async () => {
    const onHome = await openRequest(page, HOME);
    await onHome.remove.click();
    await expect(onHome.fields.location).toHaveValue("");
  });
  await open();
  await expect(fields.location).toHaveValue("");
  await expect(fields.location).toHaveAccessibleDescription(LOCATION_LINE.help);
  await expect.poll(textBody).not.toContain("GPS:");

  await leaveAndReturn(page, () => sendAnother(page));
  await open();
  await expectIn(fields, {});
});
