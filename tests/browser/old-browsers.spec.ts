import { expect, test } from "../support/browser.ts";
import { showAsOldBrowser } from "../support/old-browser.ts";
import { HOME, openRequest } from "../support/request.ts";

/* No such browser is at hand: pages without what the oldest ones leave out take its place. */

const LINKS = ["Home", "Blog", "Contact Us", "Terms of Service"];

for (const script of [true, false]) {
  test.describe(script ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled: script });

    for (const width of [320, 390, 1280]) {
      test(`at ${width} px the links of the menu are in the header, and nothing else changes`, async ({
        page,
      }) => {
        await showAsOldBrowser(page, { script });
        await page.setViewportSize({ width, height: 800 });
        await page.goto("/");
        const menu = page.getByRole("navigation", { name: "Main" });
        await expect(menu.getByRole("link")).toHaveText(LINKS);
        for (const link of await menu.getByRole("link").all())
          await expect(link).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
        await expect(page.getByRole("link", { name: "Skip to the main content" })).not.toBeInViewport();
        for (const name of [/^Call \(/, "Text us"])
          await expect(page.getByRole("main").getByRole("link", { name }).first()).toBeInViewport({
            ratio: 1,
          });
        await menu.getByRole("link", { name: "Blog" }).click();
        await expect(page).toHaveURL("/blog");
      });
    }
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
