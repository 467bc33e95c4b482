import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { CANONICAL } from "../support/pages.ts";
import { HOME, MENU, openRequest } from "../support/request.ts";

/* No old browser is available to the tests. Instead, pages lose what the oldest browsers do not support. */

/** Has pages opened from now on lack the styles, attributes and interfaces that the oldest browsers lack. */
async function showAsOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(forget);
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return await route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      // The policy allows styles by their hashes.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      .replaceAll(/ popover(target)?="[^"]*"/g, "")
      .replaceAll(/(popover-open|(?<=:)has(?=\()|dvh|overscroll-behavior|text-wrap)/g, "unknown-$1");
    await route.fulfill({ response, body });
  });
}

/** Runs in the page, before its own scripts. */
function forget(): void {
  const young: [object, string[]][] = [
    [HTMLButtonElement.prototype, ["commandForElement"]],
    [HTMLElement.prototype, ["popover", "showPopover", "hidePopover", "togglePopover"]],
    [Intl, ["Segmenter"]],
    [globalThis, ["requestIdleCallback", "navigation", "trustedTypes"]],
    // What a worker fetched would not pass through the route above.
    [Navigator.prototype, ["serviceWorker"]],
  ];
  for (const [owner, names] of young) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
  // The site's script now handles this attribute. The browser must not do so, too.
  const stop = (event: Event) => {
    if (event.target instanceof Element && event.target.closest("[commandfor]")) event.preventDefault();
  };
  addEventListener("click", stop, true);
}

test.extend({ expectedErrors: /Content.?Security.?Policy|ERR_FAILED/ })(
  "where styles are refused, each page fits on a small phone, with a call link in the first view",
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    // A proxy has changed them, so that their hash no longer fits.
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() !== "document") return await route.abort();
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll("<style>", "<style>/**/") });
    });
    for (const address of CANONICAL) {
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
      await expect(page.locator("header [href^='tel:']"), address).toBeInViewport({ ratio: 1 });
    }
  },
);

test("the links of the menu are in the header, and a toast shows in the dialog", async ({ page }) => {
  await showAsOldBrowser(page);
  const { close, gps, toasts } = await openRequest(page, HOME);
  await gps.click();
  const failure = toasts.getByRole("alert").getByText("Location access denied.");
  await expect(failure).toBeInViewport({ ratio: 1 });
  await toasts.getByRole("button", { name: "Dismiss" }).click();
  await expect(failure).toBeHidden();
  await close.click();

  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links).toHaveText(["Home", "Areas", "Tips", "Keys", "Write"]);
  const call = page.getByRole("main").locator(".actions [href^='tel:']").first();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const link of [...(await links.all()), call]) await expect(link).toBeInViewport({ ratio: 1 });
    await expect(page.locator(MENU)).toBeHidden();
    await expect(page.getByRole("link", { name: "Skip to the content" })).not.toBeInViewport();
  }
});
