import { expect, holdBack, SECOND_LAUNCH, test } from "../support/browser.ts";
import { expectIn } from "../support/forms.ts";
import { ISLAND_CODE, ISLAND_FAILED, WITHOUT_CODE } from "../support/island-code.ts";
import {
  expectOpened,
  HOME,
  islandIsLive,
  requestDialog,
  SERVICE,
  watchOpenings,
} from "../support/request.ts";
import { REQUEST_MAIL, REQUEST_SMS, TYPED } from "../support/typed.ts";

/* The dialog opens by HTML; React takes over what it finds. Each test lets the island's code come at the
   moment it chooses. */

test.use({ expectedErrors: SECOND_LAUNCH });

for (const { address, opener } of [HOME, SERVICE]) {
  test(`${address}: a form half filled in before the code comes loses nothing`, async ({ page }) => {
    const letCodeCome = await holdBack(page, ISLAND_CODE);
    await page.goto(address, { waitUntil: "commit" });
    const { dialog, fields, open, fill } = requestDialog(page, opener);
    await open();
    await fill({ service: TYPED.service, name: TYPED.name });
    await fields.phone.pressSequentially("(817) 555");
    letCodeCome();
    await islandIsLive(page);
    await expect(dialog).toBeVisible();
    await expect(fields.phone).toBeFocused();
    await page.keyboard.type("-0199");
    await expectIn(fields, { service: TYPED.service, name: TYPED.name, phone: TYPED.phone });
  });
}

test("a tap opens the dialog while every script is still on its way", async ({ page }) => {
  // Never answered: the page must not need any of them.
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto(SERVICE.address, { waitUntil: "commit" });
  const { dialog, fields, open } = requestDialog(page);
  await open();
  await expect(fields.service).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a request sent before the code comes is sent when it is there, once", async ({ page }) => {
  const letCodeCome = await holdBack(page, ISLAND_CODE);
  await page.goto(SERVICE.address);
  const openings = await watchOpenings(page);
  const { open, fill, send } = requestDialog(page);
  await open();
  await fill();
  await send.click();
  await send.click();
  expect(openings).toEqual([]);
  letCodeCome();
  await expect(page.getByText("Request Sent!")).toHaveCount(1);
  await expectOpened(openings, [REQUEST_SMS, REQUEST_MAIL]);
});

test.describe("when the code cannot be had", () => {
  test.use({ expectedErrors: WITHOUT_CODE });

  for (const status of [404, 503]) {
    test(`with status ${status} what is typed goes into a text message`, async ({ page }) => {
      await page.route(ISLAND_CODE, (route) => route.fulfill({ status, body: "Not found" }));
      await page.goto(SERVICE.address);
      const openings = await watchOpenings(page);
      const { fields, open, fill, send, textBody } = requestDialog(page);
      await open();
      await fill();
      expect(await textBody()).toMatch(/^[A-Z][\w ]+: $/);
      await send.click();
      await expect
        .poll(() => openings.map(({ url }) => decodeURIComponent(url)))
        .toEqual([decodeURIComponent(REQUEST_SMS)]);
      await expectIn(fields, TYPED);
    });
  }

  test("code that is blocked once is asked for again at the next sign of intent", async ({ page }) => {
    let blocked = true;
    await page.route(ISLAND_CODE, (route) => (blocked ? route.abort() : route.continue()));
    await page.goto(SERVICE.address);
    const failed = page.waitForEvent("console", (message) => ISLAND_FAILED.test(message.text()));
    const { open, fields, toasts } = requestDialog(page);
    await open();
    await failed;
    await expect(toasts).toHaveCount(0);
    blocked = false;
    await fields.name.click();
    await islandIsLive(page);
  });
});
