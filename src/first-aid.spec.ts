import { boxOf, gapBetween } from "../tests/support/boxes.ts";
import { ENTRY, expect, stopClock, test } from "../tests/support/browser.ts";
import { expectIn } from "../tests/support/forms.ts";
import { asOpened, mailTo, smsWith } from "../tests/support/links.ts";
import { firstOpened, MENU, OPENER, openDialog, requestDialog, SERVICE } from "../tests/support/request.ts";
import { REQUEST_SMS, TYPED } from "../tests/support/typed.ts";

/*
 * What the page does by itself when its script file is late, or JavaScript is off. All kinds of input, and the contact
 * form: submit-fallback.client.test.tsx. A file that is blocked: tests/engines/dialog.test.ts.
 */

test("the dialog opens and closes, and sends a text", async ({ page }) => {
  await page.route(ENTRY, () => {});
  const { dialog, fields, open, openings, close, fill, send } = await openDialog(page, SERVICE, "commit");
  await close.click();
  await expect(dialog).toBeHidden();
  await open();
  await expect(dialog.getByRole("heading", { name: "Request help" })).toBeFocused();
  await fill();
  await send.click();
  // First aid and the form's code encode a link differently.
  expect(await firstOpened(openings)).toBe(decodeURIComponent(asOpened(REQUEST_SMS)));
  await expectIn(fields, TYPED);
});

test("a script file or a picture that hangs does not hold back the location button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await stopClock(page);
  const opener = page.locator(OPENER);
  for (const addresses of [ENTRY, "**/pictures/*.svg"]) {
    await page.route(addresses, () => {});
    await page.goto("/", { waitUntil: "commit" });
    await page.clock.runFor(3300);
    await expect(opener).toBeHidden();
    await page.clock.runFor(2000);
    await expect(opener).toBeVisible();
    await page.unroute(addresses);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a page can be read, its links and menu work, and a text link replaces the location button", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const floating = page.getByRole("region", { name: "Location and call" });
    const text = floating.locator("[href^='sms:']");
    await expect(text).toHaveAttribute("href", smsWith(["Help: "]));
    for (const link of [text, floating.locator("[href^='tel:']")]) await expect(link).toBeInViewport({ ratio: 1 });
    await expect(page.locator(OPENER)).toBeHidden();
    await page.locator(MENU).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link").last().click();
    await expect(page).toHaveURL("/contact");
  });

  test("forms have links in their place", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const address of ["/contact", "/request-help", SERVICE.address]) {
      await page.goto(address);
      const { dialog, open } = requestDialog(page);
      const isDialog = address === SERVICE.address;
      if (isDialog) {
        await open();
        // With the script: request-dialog.spec.ts; in a browser without invoker commands: old-browsers.spec.ts.
        await expect(dialog.getByRole("heading", { name: "Request help" })).toBeFocused();
      }
      const place = isDialog ? dialog : page.getByRole("main");
      for (const button of ["Call", "Text"]) {
        const name = `${button} 1-800-THE-HELP`;
        await expect(place.getByRole("link", { name }).last()).toBeVisible();
      }
      const mail = place.getByRole("link", { name: "o'neil+road@pena-and-sons.us" }).last();
      await expect(mail).toHaveAttribute("href", mailTo("o'neil+road@pena-and-sons.us"));
      await expect(page.getByRole("textbox").or(page.getByRole("combobox"))).toHaveCount(0);
      const links = await Promise.all((await place.locator(".form-instead a").all()).map(boxOf));
      for (const [index, link] of links.entries()) {
        expect(link.x + link.width, address).toBeLessThanOrEqual(320);
        for (const other of links.slice(index + 1)) expect(gapBetween(link, other), address).toBeGreaterThanOrEqual(8);
      }
    }
  });
});
