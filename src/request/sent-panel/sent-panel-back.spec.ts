import { expect, goBack, PHONE, test } from "../../../tests/support/browser.ts";
import { REQUEST_SMS, TYPED } from "../../../tests/support/typed.ts";
import { reachPanel, sentPanel } from "./testing/sent-panel.ts";

/* Back restores a page from the back/forward cache as it was left. */

test.use(PHONE);

test("after Back, a page shows the request sent since on another, and none that was put away since", async ({
  page,
}) => {
  const text = page.getByRole("link", { name: "Text this request" });
  await reachPanel(page, { ...TYPED, name: "Ben" });
  await page.goto("/terms");
  await expect(text).toHaveAttribute("href", /Name%3A%20Ben/);
  await reachPanel(page);
  await goBack(page);
  await expect(page).toHaveURL("/terms");
  await expect(text).toHaveAttribute("href", REQUEST_SMS);
  await page.locator(".sent-done").dispatchEvent("click");
  await expect(sentPanel(page)).toHaveCount(0);
  await page.evaluate(() => history.forward());
  await expect(page).not.toHaveURL("/terms");
  await expect(sentPanel(page)).toHaveCount(0);
});
