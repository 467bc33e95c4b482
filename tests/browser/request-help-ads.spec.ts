import type { Page } from "@playwright/test";
import { headerRules, headersFor, scriptHashes, styleHashes } from "../../server/header-rules.ts";
import { expect, test } from "../support/browser.ts";
import { fillHelp, helpButton } from "../support/request-help.ts";

const SCRIPT = "https://www.clickcease.com/monitor/cccontrack.js";

/** Serves /request-help as it is when business.ts names this script, or none. */
async function serveWith(page: Page, adScript: string | null): Promise<void> {
  const adMonitoring = adScript && { script: adScript, conversionValue: 0 };
  const prop = `"adMonitoring":${JSON.stringify(adMonitoring)}`.replaceAll('"', "&quot;");
  await page.route("/request-help", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [found = ""] = /&quot;adMonitoring&quot;:(null|\{.*?\})/.exec(html) ?? [];
    expect(found).not.toBe("");
    const rules = headerRules({ styleHashes: styleHashes(html), scriptHashes: scriptHashes(html), adScript });
    const headers = { ...headersFor("/request-help", rules), "Content-Type": "text/html; charset=utf-8" };
    await route.fulfill({ status: 200, headers, body: html.replace(found, prop) });
  });
}

/** Collects every request to the ad monitoring service, and answers with this script, or with nothing. */
async function watchMonitoring(page: Page, script: string | null): Promise<string[]> {
  const asked: string[] = [];
  await page.route("https://*.clickcease.com/**", async (route) => {
    asked.push(route.request().url());
    if (script === null) return await route.abort("blockedbyclient");
    await route.fulfill({ body: script, contentType: "text/javascript" });
  });
  return asked;
}

async function expectConfirmation(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Request Received!" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Text this request" })).toHaveAttribute("href", /^sms:.*Ana/);
}

test("the script is loaded after the submit, once, and finds the conversion value 0", async ({ page }) => {
  await serveWith(page, SCRIPT);
  const asked = await watchMonitoring(
    page,
    "document.documentElement.dataset.counted = String(window.ccConVal)",
  );
  await page.goto("/request-help");
  await fillHelp(page, { name: "Ana" });
  await helpButton(page).click();
  await expect(page.getByLabel("Phone Number")).toBeFocused();
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => window.ccConVal)).toBeUndefined();

  await fillHelp(page);
  await helpButton(page).click();
  await expectConfirmation(page);
  await expect(page.locator("html")).toHaveAttribute("data-counted", "0");
  expect(await page.evaluate(() => window.ccConVal)).toBe(0);
  expect(asked).toEqual([SCRIPT]);
  await expect(page.locator(`script[src="${SCRIPT}"]`)).toHaveCount(1);
});

test.describe("a script that does not come or does not run", () => {
  test.use({ expectedErrors: /^Failed to load resource: net::ERR_BLOCKED_BY_CLIENT|Not today/ });

  for (const [how, script] of [
    ["blocked", null],
    ["broken", "throw new Error('Not today')"],
  ] as const) {
    test(`changes nothing when it is ${how}`, async ({ page }) => {
      await serveWith(page, SCRIPT);
      const asked = await watchMonitoring(page, script);
      await page.goto("/request-help");
      await fillHelp(page);
      await helpButton(page).click();
      await expect.poll(() => asked).toEqual([SCRIPT]);
      await expectConfirmation(page);
      expect(await page.evaluate(() => window.ccConVal)).toBe(0);
    });
  }
});

test("where it is turned off nothing is loaded", async ({ page }) => {
  await serveWith(page, null);
  const asked = await watchMonitoring(page, "");
  await page.goto("/request-help");
  await fillHelp(page);
  await helpButton(page).click();
  await expectConfirmation(page);
  await expect(page.locator("script[src*='//']")).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => window.ccConVal)).toBeUndefined();
});
