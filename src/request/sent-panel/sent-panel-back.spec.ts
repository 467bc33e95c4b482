import type { Page } from "@playwright/test";
import { expect, goBack, PHONE, test } from "../../../tests/support/browser.ts";
import { sendHelp } from "../../../tests/support/forms.ts";
import { openHelp } from "../../../tests/support/request.ts";
import { HELP_SMS, REQUEST_SMS } from "../../../tests/support/typed.ts";
import { reachPanel, sentPanel } from "./testing/sent-panel.ts";

/* Back restores a page from the back/forward cache as it was left. Other turns of events: sent-panel.test.tsx. */

test.use(PHONE);

const textLink = (page: Page, name: string) => page.getByRole("link", { name });

test("after Back, a page shows the request sent since on another, and none that was put away since", async ({
  page,
}) => {
  await openHelp(page);
  await sendHelp(page);
  await expect(textLink(page, "Text this request")).toHaveAttribute("href", HELP_SMS);
  await page.goto("/terms");
  await reachPanel(page);
  await goBack(page);
  await expect(page).toHaveURL("/terms");
  await expect(textLink(page, "Open the text again")).toHaveAttribute("href", REQUEST_SMS);
  await goBack(page);
  await expect(page).toHaveURL("/request-help");
  await expect(textLink(page, "Open the text again")).toHaveAttribute("href", REQUEST_SMS);
  await expect(page.locator("form")).toHaveCount(0);
  await page.locator(".sent-done").dispatchEvent("click");
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL("/terms");
  await expect(sentPanel(page)).toHaveCount(0);
});
