import { business } from "../../src/business/current.ts";
import { expect } from "../support/browser.ts";
import { LATER_HOTLINE, laterVersion, switchedOff } from "../support/deploys.ts";
import { storesOf, test, visitForAll, WORKER_PATIENCE } from "../support/offline.ts";
import { SERVICE_PAGE } from "../support/pages.ts";

/* What a driver who has been here notices of a deploy. With which load, and rarer cases: src/worker/*.test.ts. */

test("a new deploy is seen after the first load, its hotline too", async ({ page, site }) => {
  await visitForAll(page, "/terms");
  await site.deploy(await laterVersion("v2"));
  await page.goto(SERVICE_PAGE);
  await expect(page.locator("h1")).not.toContainText("(v2)");
  const heading = async () => {
    await page.reload();
    return await page.locator("h1").innerText();
  };
  // The host has a second for each, and must have said that there is a new one: a busy machine takes longer.
  await expect.poll(heading, WORKER_PATIENCE).toContain("(v2)");
  const links = page.locator("a[href^='tel:+1']");
  const numbers = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect([...new Set(numbers)]).toEqual([`tel:${LATER_HOTLINE}`]);
  expect(LATER_HOTLINE).not.toBe(business.hotline.e164);
});

test.describe("switched off", () => {
  // Chromium looks for a newer worker when it likes, and says so when the old one goes meanwhile.
  test.use({ expectedErrors: /^An unknown error occurred when fetching the script\.$/ });

  test("all that the phone has kept is gone with the next visit", async ({ page, site }) => {
    await visitForAll(page, SERVICE_PAGE);
    expect(await storesOf(page)).toHaveLength(1);
    await site.deploy(await switchedOff());
    await page.goto("/terms");
    await expect.poll(() => storesOf(page), WORKER_PATIENCE).toEqual([]);
  });
});
