import type { Page } from "@playwright/test";
import { expect, test } from "../../../tests/support/browser.ts";
import { helpForm, sendHelp } from "../../../tests/support/forms.ts";
import { smsWith } from "../../../tests/support/links.ts";
import { openHelp, openRequest } from "../../../tests/support/request.ts";
import { business, terms } from "../../../tests/support/site.ts";
import { CITY_TOPIC, requestAbout } from "../../../tests/support/typed.ts";

test.skip(!business.adMonitoring, "business.yaml has switched ad monitoring off");
const { script = "", conversionValue } = business.adMonitoring ?? {};

/** Sends a request, whose confirmation must be there whatever the monitoring service answers. */
async function sendAndConfirm(page: Page): Promise<void> {
  await sendHelp(page);
  await expect(page.getByRole("heading", { name: "Request Received!" })).toBeFocused();
  expect(await page.evaluate(() => window.ccConVal)).toBe(conversionValue);
}

test("the script is loaded after the submit, once, and may report to a subdomain", async ({ page }) => {
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
  const asked: string[] = [];
  await page.route(`${new URL(script).origin}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ body, contentType: "text/javascript" });
  });
  await openHelp(page);
  await sendHelp(page, { name: "Ana" });
  await expect(helpForm(page).fields.phone).toBeFocused();
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => window.ccConVal)).toBeUndefined();

  await sendAndConfirm(page);
  await expect(page.locator("html")).toHaveAttribute("data-counted", String(conversionValue));
  await expect.poll(() => reported.toSorted()).toEqual(["fetch", "image"]);
  expect(asked).toEqual([script]);
});

const blocked = test.extend({ expectedErrors: /^Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/ });
blocked("a script that is blocked changes nothing", async ({ page }) => {
  const isAsked = page.waitForRequest(script);
  await page.route(script, (route) => route.abort("blockedbyclient"));
  await openHelp(page);
  await sendAndConfirm(page);
  await isAsked;
});

test("a text from the page to which an ad leads, and a request from a later page, say so", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/terms?gclid=Cj0K");
  const link = page.locator("main [href^='sms:+']").first();
  await expect(link).toHaveAttribute("href", smsWith([`${terms.topic} (Google ad): `]));
  const { fill, send, openings } = await openRequest(page);
  await fill();
  await send.click();
  await expect.poll(() => openings).toEqual([requestAbout(`${CITY_TOPIC} (Google ad)`).sms]);
  const said = asked.filter((url) => /^http.*(google|cj0k)/i.test(url));
  expect(said).toEqual([new URL("/terms?gclid=Cj0K", page.url()).href]);
});
