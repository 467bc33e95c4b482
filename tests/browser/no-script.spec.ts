import { business } from "../../src/business/current.ts";
import { ROADSIDE_HELP } from "../../src/content/general-pages.ts";
import { expect, test } from "../support/browser.ts";
import { mailTo, smsWith, TEXTS } from "../support/links.ts";
import { SERVICE_PAGE } from "../support/pages.ts";
import { HOME, requestDialog, SERVICE } from "../support/request.ts";

const { hotline } = business;

test.use({ javaScriptEnabled: false });

test("without JavaScript a page can be read, and its links and menu work", async ({ page }) => {
  await page.goto(SERVICE_PAGE);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: hotline.display }).first()).toBeInViewport();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Main" }).locator("[href='/blog']").click();
  await expect(page).toHaveURL("/blog");
});

test("without JavaScript a text link takes the place of the location button", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/");
  const floating = page.getByRole("region", { name: "Location and call" });
  await expect(floating.getByRole("link", { name: "Text Us" })).toHaveAttribute(
    "href",
    smsWith([`${ROADSIDE_HELP}: `]),
  );
  await expect(floating.getByRole("link", { name: "Text Us" })).toBeInViewport({ ratio: 1 });
  await expect(floating.getByRole("link", { name: /^Call/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: HOME.opener })).toBeHidden();
});

test("without JavaScript forms have links in their place", async ({ page }) => {
  for (const address of ["/contact", "/request-help", SERVICE.address]) {
    await page.goto(address);
    const { dialog, open, close } = requestDialog(page);
    const isDialog = address === SERVICE.address;
    if (isDialog) {
      await open();
      // With the script: request-dialog.spec.ts; in a browser without invoker commands: first-aid.spec.ts.
      await expect(dialog.getByRole("heading", { name: "Request help" })).toBeFocused();
    }
    const place = isDialog ? dialog : page.getByRole("main");
    for (const name of [`Call ${hotline.display}`, `Text ${TEXTS.display}`])
      await expect(place.getByRole("link", { name }).last()).toBeVisible();
    const mail = place.getByRole("link", { name: business.email }).last();
    await expect(mail).toHaveAttribute("href", mailTo(business.email));
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expect(page.getByRole("combobox")).toHaveCount(0);
    if (isDialog) await close.click();
    await expect(dialog).toBeHidden();
  }
});
