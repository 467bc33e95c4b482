import { notFoundPage } from "../../src/content/general-pages.ts";
import { violationsOn } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";

test.describe("an unknown address", () => {
  // Besides the path, which the page logs, Chromium itself logs the 404 of the document.
  test.use({ expectedErrors: /^404: \/no\/such-page$|status of 404/ });

  test("is the 404 page, and names the bad path in the console", async ({ page }) => {
    const logged = page.waitForEvent("console", (message) => message.text().includes("/no/such-page"));
    const response = await page.goto("/no/such-page");
    expect(response?.status()).toBe(404);
    expect((await logged).type()).toBe("error");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFoundPage.heading);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole("link", { name: notFoundPage.homeLink }).click();
    await expect(page).toHaveURL("/");
  });
});
