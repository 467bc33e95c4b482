import type { Page } from "@playwright/test";
import { expect, goBack, test } from "../support/browser.ts";
import { WORKER } from "../support/deployed-site.ts";
import { test as testWithSite, workerIsActive } from "../support/offline.ts";
import { CITY_PAGE, SERVICE_PAGE } from "../support/pages.ts";

test.use({ serviceWorkers: "allow" });

/** The menu or the dialog, when it is open. */
const OPEN = "#menu:popover-open, dialog[open]";

/** Leaves the open page, does something elsewhere, and expects it back as it was, with nothing open. */
async function expectRestored(page: Page, leave: () => Promise<unknown>): Promise<void> {
  await page.evaluate((selector) => {
    addEventListener("pageshow", () => {
      const open = document.querySelector(selector) ? "something" : "nothing";
      document.documentElement.dataset.back = `with ${open} open`;
    });
  }, OPEN);
  await leave();
  await goBack(page);
  // A newly loaded page would not have this listener.
  await expect(page.locator("html")).toHaveAttribute("data-back", "with nothing open");
}

test("pages of all kinds come back from the back/forward cache, with nothing open", async ({ page }) => {
  for (const [address, opener] of [
    ["/", "Menu"],
    [SERVICE_PAGE, "Request Help"],
    [CITY_PAGE, "Menu"],
    ["/contact", undefined],
    ["/request-help", undefined],
  ] as const) {
    await page.goto(address);
    if (opener) {
      await page.getByRole("button", { name: opener }).click();
      await expect(page.locator(OPEN)).toBeVisible();
    }
    await expectRestored(page, () => page.goto("/terms"));
  }
});

testWithSite("so does a page that is left while its worker is on the way", async ({ page, site }) => {
  const release = site.hold(WORKER);
  await page.goto(SERVICE_PAGE);
  await expect.poll(() => site.asked).toContain(WORKER);
  await expectRestored(page, async () => {
    await page.goto("/terms");
    release();
    await workerIsActive(page);
  });
});
