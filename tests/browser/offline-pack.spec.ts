import { bodyOf } from "../../server/site-files.ts";
import { offlinePage } from "../../src/content/general-pages.ts";
import { expect, holdBack } from "../support/browser.ts";
import { builtFiles, type DeployedSite, PACK, portalFor, WORKER } from "../support/deployed-site.ts";
import {
  hasPack,
  loseSignal,
  NO_NETWORK,
  setConfirmed,
  test,
  visitForAll,
  visitOnce,
  WORKER_PATIENCE,
  workerIs,
} from "../support/offline.ts";
import { ADDRESSES, CITY_PAGE, SERVICE_PAGE } from "../support/pages.ts";

/* After one visit the phone has the whole site, in one file: when it comes, what it answers, how old it may be. */

test.use({ expectedErrors: NO_NETWORK });

const OFFLINE = offlinePage.heading;

test.describe("one visit, and every address of the site opens", () => {
  test.use({ expectedErrors: new RegExp(`${NO_NETWORK.source}|404|No page`) });

  test("without a signal, as it does online, for less than 3 MB on the phone", async ({ page, site }) => {
    await visitForAll(page, "/");
    const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
    expect(usage).toBeGreaterThan(400_000);
    expect(usage).toBeLessThanOrEqual(3_000_000);
    const asked = site.asked.length;
    const files = await builtFiles();
    await loseSignal(page.context());
    for (const address of [...ADDRESSES, "/no-such-page"]) {
      const answer = await page.goto(address);
      const html = String(bodyOf(files.get(address) ?? files.get("/404")));
      expect(answer?.status()).toBe(ADDRESSES.includes(address) ? 200 : 404);
      expect(answer?.headers()["content-security-policy"]).toMatch(/^default-src 'none'/);
      const [, title = ""] = /<title>(.*?)<\/title>/.exec(html) ?? [];
      expect(await page.evaluate(() => document.title)).toBe(title.replaceAll("&amp;", "&"));
      await expect(page.getByRole("link", { name: /^Call/ }).first()).toBeVisible();
    }
    // Chromium asks for these two beside the page, past the network that DevTools has cut.
    const besides = [WORKER, "/favicon.ico"];
    expect(site.asked.slice(asked).filter((address) => !besides.includes(address))).toEqual([]);
  });
});

test.describe("how a page out of the pack and a fresh one go together", () => {
  test("each page view confirms it; known to be current, it waits for nothing", async ({ page, site }) => {
    await visitForAll(page, "/terms");
    await setConfirmed(page, 3_600_001);
    await page.goto(CITY_PAGE);
    const age = () =>
      page.evaluate(async () => {
        const store = await caches.open((await caches.keys()).at(-1) ?? "");
        return Date.now() - Number(await (await store.match("/confirmed"))?.text());
      });
    await expect.poll(age).toBeLessThan(60_000);
    site.behave("silent");
    const answer = await page.goto(SERVICE_PAGE);
    expect(answer?.fromServiceWorker()).toBe(true);
    const took = await page.evaluate(
      () => performance.getEntriesByType("navigation")[0]?.toJSON().responseEnd,
    );
    expect(took).toBeLessThan(1000);
  });

  test("not confirmed for an hour, it comes when the network has had a second", async ({ page, site }) => {
    await visitForAll(page, "/terms");
    await setConfirmed(page, 3_600_001);
    site.behave("silent");
    const start = Date.now();
    await page.goto(SERVICE_PAGE);
    await expect(page.locator("h1")).not.toHaveText(OFFLINE);
    expect(Date.now() - start).toBeGreaterThanOrEqual(1000);
    expect(Date.now() - start).toBeLessThan(3000);
  });

  test("without it, the offline page comes after ten seconds", async ({ page, site }) => {
    site.deploy(await portalFor(PACK));
    await visitOnce(page, "/terms");
    site.behave("silent");
    await page.goto(CITY_PAGE);
    await expect(page.locator("h1")).toHaveText(OFFLINE);
  });
});

test.describe("when the whole site is fetched", () => {
  const packs = (site: DeployedSite) => site.asked.filter((address) => PACK.test(address));

  test("not with the first page on a slow line, but with the second", async ({ page, site }) => {
    const release = await holdBack(page, "**/pictures/**");
    await page.goto("/", { waitUntil: "commit" });
    await page.waitForFunction(() => performance.now() > 3000);
    release();
    await page.unrouteAll({ behavior: "wait" });
    await workerIs(page, "active");
    expect(packs(site)).toEqual([]);
    await page.goto("/terms");
    await expect.poll(() => hasPack(page), WORKER_PATIENCE).toBe(true);
  });

  test("it gives way to the next page, and comes after it", async ({ page, site }) => {
    const release = site.hold(PACK);
    await visitOnce(page, "/terms");
    await expect.poll(() => packs(site).length, WORKER_PATIENCE).toBe(1);
    await page.goto(SERVICE_PAGE);
    await expect.poll(() => packs(site).length, WORKER_PATIENCE).toBe(2);
    release();
    await expect.poll(() => hasPack(page), WORKER_PATIENCE).toBe(true);
  });
});
