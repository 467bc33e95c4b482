import { business } from "../../src/business/current.ts";
import { navigation } from "../../src/content/every-page.ts";
import { expect, test } from "../support/browser.ts";
import { showAsOldBrowser } from "../support/old-browser.ts";
import { HOME, openRequest } from "../support/request.ts";

/* No such browser is at hand: pages without what the oldest ones leave out take its place. */

const LINKS = navigation.map(({ name }) => name);

for (const script of [true, false]) {
  test.describe(script ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled: script });

    test("the links of the menu are in the header, at any width, and nothing else changes", async ({
      page,
    }) => {
      await showAsOldBrowser(page, { script });
      await page.goto("/");
      const menu = page.getByRole("navigation", { name: "Main" });
      await expect(menu.getByRole("link")).toHaveText(LINKS);
      const calls = [`Call ${business.hotline.display}`, "Text us"].map((name) =>
        page.getByRole("main").getByRole("link", { name }).first(),
      );
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const link of [...(await menu.getByRole("link").all()), ...calls])
          await expect(link).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
        await expect(page.getByRole("link", { name: "Skip to the main content" })).not.toBeInViewport();
      }
      await menu.locator("[href='/blog']").click();
      await expect(page).toHaveURL("/blog");
    });
  });
}

test("a toast shows in the dialog", async ({ page }) => {
  await showAsOldBrowser(page, { script: true });
  const { gps, toasts } = await openRequest(page, HOME);
  await gps.click();
  const failure = toasts.getByRole("alert").getByText("Location access denied.");
  await expect(failure).toBeInViewport({ ratio: 1 });
  await toasts.getByRole("button", { name: "Dismiss" }).click();
  await expect(failure).toBeHidden();
});
