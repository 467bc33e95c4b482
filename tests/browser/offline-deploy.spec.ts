import { expect } from "../support/browser.ts";
import { LATER_HOTLINE, laterVersion, PACK, switchedOff } from "../support/deployed-site.ts";
import {
  closeAndVisit,
  endWorkers,
  loseSignal,
  NO_NETWORK,
  storesOf,
  test,
  visitForAll,
  visitOnce,
  WORKER_PATIENCE,
  workerIs,
} from "../support/offline.ts";
import { SERVICE_PAGE } from "../support/pages.ts";
import { islandIsLive, requestDialog } from "../support/request.ts";

test.use({ expectedErrors: NO_NETWORK });

test("a new deploy is seen with the second load, its hotline too", async ({ page, site }) => {
  await visitForAll(page, "/terms");
  site.deploy(await laterVersion("v2"));
  await page.goto(SERVICE_PAGE);
  await expect(page.locator("h1")).not.toContainText("(v2)");
  await workerIs(page, "waiting");
  for (const address of [SERVICE_PAGE, "/terms"]) {
    await page.goto(address);
    await expect(page.locator("h1")).toContainText("(v2)");
    const links = await page
      .locator("a[href^='tel:+1']")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    expect([...new Set(links)]).toEqual([`tel:${LATER_HOTLINE}`]);
  }
});

test("a page that stays open over a deploy still gets its own code", async ({ page, site }) => {
  await visitOnce(page, SERVICE_PAGE);
  await page.goto("/contact");
  site.deploy(await laterVersion("v2"));
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill("Do you open trunks?");
  await islandIsLive(page);
  await expect(message).toHaveValue("Do you open trunks?");
});

test("a page kept before a deploy opens after it", async ({ page, site }) => {
  await visitOnce(page, SERVICE_PAGE);
  // With all pages of the new deploy, there would be no need of the old one.
  site.hold(PACK);
  site.deploy(await laterVersion("v2"));
  await page.goto("/terms");
  await closeAndVisit(page, "/terms");
  await loseSignal(page.context());
  await page.goto(SERVICE_PAGE);
  await expect(page.locator("h1")).not.toContainText("(v2)");
  await requestDialog(page).openLive();
});

test("of many deploys, the phone keeps the newest and the one before", async ({ page, site }) => {
  await visitOnce(page, "/");
  const [first] = await storesOf(page);
  for (const version of ["v2", "v3", "v4"]) {
    site.deploy(await laterVersion(version));
    await page.goto("/");
    await closeAndVisit(page, "/");
  }
  const stores = await storesOf(page);
  expect(stores).toHaveLength(2);
  expect(stores).not.toContain(first);
  expect(stores.map((name) => name.slice(0, 7))).toEqual(["site-v3", "site-v4"]);
});

test("switched off, it removes all it kept with the next visit", async ({ page, site }) => {
  await visitOnce(page, SERVICE_PAGE);
  site.deploy(await switchedOff());
  await page.goto("/terms");
  await expect.poll(() => storesOf(page), WORKER_PATIENCE).toEqual([]);
  // Where Chromium has not let the new worker in beside the open page and the old one's work, it does so later.
  await expect(async () => {
    await page.goto("about:blank");
    await endWorkers(page);
    await page.goto("/terms", { timeout: 5000 });
    const count = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(count).toBe(0);
  }).toPass(WORKER_PATIENCE);
  await loseSignal(page.context());
  await expect(page.goto(SERVICE_PAGE)).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
});
