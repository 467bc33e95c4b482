import type { Page } from "@playwright/test";
import { headerRules, headersFor, scriptHashes, styleHashes } from "../../server/header-rules.ts";
import { expect, test } from "../support/browser.ts";
import { helpForm, sendHelp } from "../support/forms.ts";

const SCRIPT = "https://www.clickcease.com/monitor/cccontrack.js";

/**
 * Opens /request-help as it is when business.ts names this script, or none. The monitoring service answers with
 * `script`, or with nothing. @returns every request to it.
 */
async function openWith(page: Page, adScript: string | null, script: string | null): Promise<string[]> {
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
  const asked: string[] = [];
  await page.route("https://*.clickcease.com/**", async (route) => {
    asked.push(route.request().url());
    if (script === null) return await route.abort("blockedbyclient");
    await route.fulfill({ body: script, contentType: "text/javascript" });
  });
  await page.goto("/request-help");
  return asked;
}

async function expectConfirmation(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Request Received!" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Text this request" })).toHaveAttribute("href", /^sms:.*Ana/);
}

const conversionValue = (page: Page) => page.evaluate(() => window.ccConVal);

test("the script is loaded after the submit, once, and finds the conversion value 0", async ({ page }) => {
  const script = "document.documentElement.dataset.counted = String(window.ccConVal)";
  const asked = await openWith(page, SCRIPT, script);
  await sendHelp(page, { name: "Ana" });
  await expect(helpForm(page).fields.phone).toBeFocused();
  expect(asked).toEqual([]);
  expect(await conversionValue(page)).toBeUndefined();

  await sendHelp(page);
  await expectConfirmation(page);
  await expect(page.locator("html")).toHaveAttribute("data-counted", "0");
  expect(asked).toEqual([SCRIPT]);
  await expect(page.locator(`script[src="${SCRIPT}"]`)).toHaveCount(1);
});

test.describe("a script that is blocked", () => {
  test.use({ expectedErrors: /^Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/ });

  test("changes nothing", async ({ page }) => {
    const asked = await openWith(page, SCRIPT, null);
    await sendHelp(page);
    await expect.poll(() => asked).toEqual([SCRIPT]);
    await expectConfirmation(page);
    expect(await conversionValue(page)).toBe(0);
  });
});

test("where it is turned off nothing is loaded", async ({ page }) => {
  const asked = await openWith(page, null, "");
  await sendHelp(page);
  await expectConfirmation(page);
  await expect(page.locator("script[src*='//']")).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(await conversionValue(page)).toBeUndefined();
});
