import type { Page } from "@playwright/test";
import { homeServices } from "../../src/content/home.ts";
import { expect, saveData, test } from "../support/browser.ts";
import { WORKER } from "../support/deployed-site.ts";
import { test as testWithSite, workerIs } from "../support/offline.ts";
import { CITY_PAGE, SERVICE_PAGE } from "../support/pages.ts";

test.use({ serviceWorkers: "allow" });

const [{ link: ADDRESS } = { link: "" }] = homeServices;
const linkIn = (page: Page) => page.locator(`main a[href="${ADDRESS}"]`).first();

/** Goes on by the link. @returns how the page has come: "" from the network, as it was asked for. */
async function follow(page: Page): Promise<string> {
  await linkIn(page).click();
  await expect(page).toHaveURL(ADDRESS);
  return await page.evaluate(
    () => performance.getEntriesByType("navigation")[0]?.toJSON().deliveryType as string,
  );
}

testWithSite("the page behind a link is there before the tap", async ({ page, site }) => {
  // One that comes between takes the page from what it keeps, not from what the browser has prepared.
  site.hold(WORKER);
  await page.goto("/");
  await linkIn(page).hover();
  await expect.poll(() => site.asked).toContain(ADDRESS);
  expect(await follow(page)).toBe("navigational-prefetch");
});

testWithSite("under Save-Data no page is prepared, and nothing kept", async ({ page, site }) => {
  await saveData(page);
  await page.goto("/");
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
  await linkIn(page).hover();
  // Without a timeout, a browser that draws no frames may never call it.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
  expect(site.asked).not.toContain(ADDRESS);
  expect(await follow(page)).toBe("");
  expect(site.asked).not.toContain(WORKER);
});

for (const [motion, expected] of [
  ["no-preference", "true, fading true"],
  ["reduce", "true, fading false"],
] as const) {
  test(`with motion "${motion}" a tap on a call link reaches it as the next page comes`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      addEventListener("pagereveal", async (event) => {
        const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null };
        await viewTransition?.ready.catch(() => {});
        const link = document.querySelector("main a[href^='tel:+']");
        if (!link) return;
        const { x, y, width, height } = link.getBoundingClientRect();
        const touched = document.elementFromPoint(x + width / 2, y + height / 2);
        const fading = viewTransition !== null;
        document.documentElement.dataset.touched = `${link.contains(touched)}, fading ${fading}`;
      });
    });
    // A busy browser leaves the fade out.
    await expect(async () => {
      await page.goto("/");
      await linkIn(page).click();
      await expect(page).toHaveURL(ADDRESS);
      await expect(page.locator("html")).toHaveAttribute("data-touched", expected, { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
  });
}

/** The menu or the dialog, when it is open. */
const OPEN = "#menu:popover-open, dialog[open]";

/** Leaves the open page, does something elsewhere, and expects it back as it was, with nothing open. */
async function expectRestored(page: Page, leave: () => Promise<unknown>): Promise<void> {
  await page.evaluate((selector) => {
    addEventListener("pageshow", ({ persisted }) => {
      const open = document.querySelector(selector) ? "something" : "nothing";
      console.log(`${persisted ? "restored" : "loaded anew"}, with ${open} open`);
    });
  }, OPEN);
  await leave();
  const shown = page.waitForEvent("console");
  await page.evaluate(() => history.back());
  expect((await shown).text()).toBe("restored, with nothing open");
}

for (const address of ["/", SERVICE_PAGE, "/contact", "/request-help", CITY_PAGE]) {
  test(`${address} comes back from the back/forward cache`, async ({ page }) => {
    await page.goto(address);
    await expectRestored(page, () => page.goto("/terms"));
  });
}

testWithSite("so does a page that is left while its worker is on the way", async ({ page, site }) => {
  const release = site.hold(WORKER);
  await page.goto(SERVICE_PAGE);
  await expect.poll(() => site.asked).toContain(WORKER);
  await expectRestored(page, async () => {
    await page.goto("/terms");
    release();
    await workerIs(page, "active");
  });
});

for (const opener of ["Menu", "Request Help"]) {
  test(`what "${opener}" has opened is closed when the page comes back`, async ({ page }) => {
    await page.goto(SERVICE_PAGE);
    await page.getByRole("button", { name: opener }).click();
    await expect(page.locator(OPEN)).toBeVisible();
    await expectRestored(page, () => page.goto("/terms"));
  });
}
