import { expect, test } from "../support/browser.ts";
import { visitOnce } from "../support/offline.ts";
import { ADDRESSES } from "../support/pages.ts";

test.use({ serviceWorkers: "allow" });

test("the tests see the site over HTTP/2, in a secure context, with its worker", async ({ page }) => {
  await visitOnce(page, "/");
  const seen = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return [location.protocol, navigation?.nextHopProtocol, isSecureContext];
  });
  expect(seen).toEqual(["https:", "h2", true]);
});

test.describe("on a desktop", () => {
  // Besides the path, which the page logs, Chromium itself logs the 404 of the document.
  test.use({ viewport: { width: 1280, height: 800 }, expectedErrors: /no-such-page|status of 404/ });

  test("no address logs an error or a warning, or raises an issue", async ({ page }) => {
    for (const address of [...ADDRESSES, "/no-such-page"]) await page.goto(address);
  });
});
