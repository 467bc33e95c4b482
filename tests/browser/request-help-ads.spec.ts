import type { Page, Route } from "@playwright/test";
import { business } from "../../src/business/current.ts";
import { expect, test } from "../support/browser.ts";
import { helpForm, sendHelp } from "../support/forms.ts";
import { openHelp } from "../support/request.ts";

/* If business.ts has switched ad monitoring off, request-help.spec.ts tests that nothing is loaded. */

const { script = "", conversionValue } = business.adMonitoring ?? {};
test.skip(!script, "business.ts has switched ad monitoring off");

/** Opens /request-help; the monitoring service answers this way. @returns every request to the service. */
async function openWith(page: Page, answer: (route: Route) => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${new URL(script).origin}/**`, async (route) => {
    asked.push(route.request().url());
    await answer(route);
  });
  await openHelp(page);
  return asked;
}

async function expectConfirmation(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Request Received!" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Text this request" })).toHaveAttribute("href", /^sms:.*Ana/);
  expect(await page.evaluate(() => window.ccConVal)).toBe(conversionValue);
}

test("the script is loaded after the submit, once, finds the conversion value, and reports to a subdomain", async ({
  page,
}) => {
  const report = new URL("/report", script);
  report.hostname = report.hostname.replace(/^(www\.)?/, "monitor.");
  const reported: string[] = [];
  await page.route(`${report.origin}/**`, async (route) => {
    reported.push(route.request().resourceType());
    await route.fulfill({ status: 204, headers: { "Access-Control-Allow-Origin": "*" } });
  });
  const body = `
    document.documentElement.dataset.counted = String(window.ccConVal);
    new Image().src = "${report}";
    fetch("${report}", { method: "POST", body: "1" });`;
  const asked = await openWith(page, (route) => route.fulfill({ body, contentType: "text/javascript" }));
  await sendHelp(page, { name: "Ana" });
  await expect(helpForm(page).fields.phone).toBeFocused();
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => window.ccConVal)).toBeUndefined();

  await sendHelp(page);
  await expectConfirmation(page);
  await expect(page.locator("html")).toHaveAttribute("data-counted", String(conversionValue));
  await expect.poll(() => reported.toSorted()).toEqual(["fetch", "image"]);
  expect(asked).toEqual([script]);
});

test.describe("a script that is blocked", () => {
  test.use({ expectedErrors: /^Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/ });

  test("changes nothing", async ({ page }) => {
    const asked = await openWith(page, (route) => route.abort("blockedbyclient"));
    await sendHelp(page);
    await expect.poll(() => asked).toEqual([script]);
    await expectConfirmation(page);
  });
});
