import type { Page } from "@playwright/test";
import { expect, holdBack, ISLAND_CODE, test } from "../../../tests/support/browser.ts";
import { helpForm, sendHelp } from "../../../tests/support/forms.ts";
import { asOpened } from "../../../tests/support/links.ts";
import { openDialog, openHelp, openRequest } from "../../../tests/support/request.ts";
import { CITY_TOPIC, requestAbout } from "../../../tests/support/typed.ts";

const script = "https://www.ads-monitor.us/a.js";

/** Sends a request, whose confirmation must be there whatever the monitoring service answers. */
async function sendAndConfirm(page: Page): Promise<void> {
  await sendHelp(page);
  await expect(page.getByRole("heading", { name: "Request Received!" })).toBeFocused();
  expect(await page.evaluate(() => window.ccConVal)).toBe(12.5);
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
  await expect(page.locator("html")).toHaveAttribute("data-counted", "12.5");
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

test("for a visit from an ad, no code is loaded early", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/terms?gclid=Cj0K");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => url.includes("/islands"))).toEqual([]);
});

test("a request says that the visit came from an ad, from a later page too, with and without the form's code", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/terms?gclid=Cj0K");
  const letCodeCome = await holdBack(page, ISLAND_CODE);
  const withoutCode = await openDialog(page);
  await expect(page.locator("#request-topic")).toHaveValue(`${CITY_TOPIC} (ad):`);
  letCodeCome();
  await withoutCode.close.click();
  const { fill, send, openings } = await openRequest(page);
  await fill();
  await send.click();
  await expect.poll(() => openings).toEqual([asOpened(requestAbout(`${CITY_TOPIC} (ad)`).sms)]);
  const said = asked.filter((url) => /^http.*(google|cj0k)/i.test(url));
  expect(said).toEqual([new URL("/terms?gclid=Cj0K", page.url()).href]);
});
