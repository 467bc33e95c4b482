import type { CDPSession, Page } from "@playwright/test";
import { expect, SECOND_LAUNCH, saveData } from "../support/browser.ts";
import { test, workerIs } from "../support/offline.ts";
import { reachPanel, sentPanel } from "../support/sent-panel.ts";

const ADDRESS = "/tire-changing-service";

/** The pages that the browser has fetched before they were asked for. */
async function watchPrefetches(client: CDPSession): Promise<Set<string>> {
  const prefetched = new Set<string>();
  client.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
    if (status === "Ready") prefetched.add(new URL(prefetchUrl).pathname);
  });
  await client.send("Preload.enable");
  return prefetched;
}

async function pointAtService(page: Page): Promise<void> {
  await page.locator(`main a[href="${ADDRESS}"]`).first().hover();
}

test("the page behind a link is there before the tap, and is the one that opens", async ({
  page,
  context,
}) => {
  const prefetched = await watchPrefetches(await context.newCDPSession(page));
  await page.goto("/");
  await pointAtService(page);
  await expect.poll(() => [...prefetched]).toEqual([ADDRESS]);
  await page.locator(`main a[href="${ADDRESS}"]`).first().click();
  await expect(page).toHaveURL(ADDRESS);
  const { deliveryType } = await page.evaluate(
    () => performance.getEntriesByType("navigation")[0]?.toJSON() as { deliveryType: string },
  );
  expect(deliveryType).toBe("navigational-prefetch");
});

test("under Save-Data no page is prepared", async ({ page, context }) => {
  await saveData(page);
  const prefetched = await watchPrefetches(await context.newCDPSession(page));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
  await pointAtService(page);
  await page.locator(`main a[href="${ADDRESS}"]`).first().click();
  await expect(page).toHaveURL(ADDRESS);
  expect([...prefetched]).toEqual([]);
  expect(asked.filter((address) => address === ADDRESS)).toHaveLength(1);
});

/** Goes on from the home page to a page that notes something on its root element. */
async function expectOnNextPage(page: Page, attribute: string, value: string): Promise<void> {
  await page.goto("/");
  await page.locator(`main a[href="${ADDRESS}"]`).first().click();
  await expect(page).toHaveURL(ADDRESS);
  await expect(page.locator("html")).toHaveAttribute(attribute);
  expect(await page.locator("html").getAttribute(attribute)).toBe(value);
}

/** As often as the busy browser leaves the transition out. */
async function expectInTransition(page: Page, attribute: string, value: string): Promise<void> {
  await expect(() => expectOnNextPage(page, attribute, value)).toPass({ timeout: 60_000 });
}

for (const { motion, expected, expectRevealed } of [
  { motion: "no-preference", expected: "a transition", expectRevealed: expectInTransition },
  { motion: "reduce", expected: "no transition", expectRevealed: expectOnNextPage },
] as const) {
  test(`with motion "${motion}" the next page comes with ${expected}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      addEventListener("pagereveal", (event) => {
        const { viewTransition } = event as Event & { viewTransition: unknown };
        document.documentElement.dataset.revealed = viewTransition ? "a transition" : "no transition";
      });
    });
    await expectRevealed(page, "data-revealed", expected);
  });
}

test("a tap on a call link reaches it while the transition runs", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pagereveal", async (event) => {
      const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null };
      await viewTransition?.ready.catch(() => {});
      const link = document.querySelector("main a[href^='tel:+']");
      if (!link) return;
      const { x, y, width, height } = link.getBoundingClientRect();
      const touched = document.elementFromPoint(x + width / 2, y + height / 2);
      const fading = document.getAnimations().some(({ playState }) => playState === "running");
      document.documentElement.dataset.touched = `${link.contains(touched)}, fading ${fading}`;
    });
  });
  await expectInTransition(page, "data-touched", "true, fading true");
});

/** The menu or the dialog, when it is open. */
const OPEN = "#menu:popover-open, dialog[open]";

/** To be called on a page that will be left. */
async function watchReturn(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    addEventListener("pageshow", ({ persisted }) => {
      const open = document.querySelector(selector) ? "something" : "nothing";
      console.log(`${persisted ? "restored" : "loaded anew"}, with ${open} open`);
    });
  }, OPEN);
}

async function expectRestored(page: Page): Promise<void> {
  const shown = page.waitForEvent("console");
  await page.evaluate(() => history.back());
  expect((await shown).text()).toBe("restored, with nothing open");
}

for (const address of ["/", "/lockouts", "/contact", "/request-help", "/dallas"]) {
  test(`${address} comes back from the back/forward cache`, async ({ page }) => {
    await page.goto(address);
    await watchReturn(page);
    await page.goto("/terms");
    await expectRestored(page);
  });
}

test("so does a page that is left while its worker is on the way", async ({ page, site }) => {
  const worker = site.holdWorker();
  await page.goto(`${site.origin}/lockouts`);
  await watchReturn(page);
  await worker.asked;
  await page.goto(`${site.origin}/terms`);
  worker.release();
  await workerIs(page, "active");
  await expectRestored(page);
});

for (const opener of ["Menu", "Request Help"]) {
  test(`what "${opener}" has opened is closed when the page comes back`, async ({ page }) => {
    await page.goto("/lockouts");
    await watchReturn(page);
    await page.getByRole("button", { name: opener }).click();
    await expect(page.locator(OPEN)).toBeVisible();
    await page.goto("/terms");
    await expectRestored(page);
  });
}

test.describe("a request sent on another page", () => {
  test.use({ expectedErrors: SECOND_LAUNCH });

  test("stands on a page that comes back, and goes from it once it is put away elsewhere", async ({
    page,
  }) => {
    await page.goto("/terms");
    await watchReturn(page);
    await reachPanel(page);
    await expectRestored(page);
    await expect(sentPanel(page)).toBeVisible();
    await watchReturn(page);
    await page.goto("/blog");
    await sentPanel(page).getByRole("button", { name: "It went" }).click();
    const shown = page.waitForEvent("console");
    await page.evaluate(() => history.back());
    expect((await shown).text()).toMatch(/^restored/);
    await expect(sentPanel(page)).toHaveCount(0);
  });
});
