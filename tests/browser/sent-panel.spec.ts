import { business } from "../../src/business/current.ts";
import {
  expect,
  roadsideViolationsOn,
  SECOND_LAUNCH,
  stopClock,
  test,
  violationsOn,
} from "../support/browser.ts";
import { expectIn } from "../support/forms.ts";
import { expectOpened, openRequest, SERVICE, watchOpenings } from "../support/request.ts";
import {
  HALF_AN_HOUR,
  keptOfRequest,
  PHONE,
  reachPanel,
  sendRequest,
  sentPanel,
} from "../support/sent-panel.ts";
import { REQUEST_LINES, REQUEST_MAIL, REQUEST_SMS, TYPED } from "../support/typed.ts";

const { hotline } = business;

/* No page can know whether a text was sent: what was composed stays at hand until the driver says that it went. */

test.use({ expectedErrors: SECOND_LAUNCH, ...PHONE });

test("the panel stands on top, with the focus and every way to send it again", async ({ page }) => {
  const panel = await reachPanel(page);
  await expect(panel.getByRole("heading", { name: "Did your text go?" })).toBeFocused();
  await expect(panel).toBeInViewport({ ratio: 1 });
  const top = await page.evaluate(() => document.querySelector("main")?.firstElementChild?.textContent);
  expect(top).toMatch(/^Did your text go\?/);

  const link = (name: string) => panel.getByRole("link", { name });
  await expect(link("Open the text again")).toHaveAttribute("href", REQUEST_SMS);
  await expect(link("Open the email again")).toHaveAttribute("href", REQUEST_MAIL);
  await expect(link(`Call ${hotline.display}`)).toHaveAttribute("href", `tel:${hotline.e164}`);
  await expect(panel.locator(".button-call")).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  expect(await roadsideViolationsOn(page)).toEqual([]);
  const openings = await watchOpenings(page);
  await link("Open the text again").dispatchEvent("click");
  await expectOpened(openings, [REQUEST_SMS]);
  await expect(panel).toBeVisible();
});

test("it stands on all pages of the tab, without the focus, until it went", async ({ page }) => {
  const panel = await reachPanel(page);
  await page.reload();
  for (const address of ["/terms", "/blog", "/", "/contact"]) {
    await expect(panel.getByRole("link", { name: "Open the text again" })).toHaveAttribute(
      "href",
      REQUEST_SMS,
    );
    await expect(panel).toHaveCount(1);
    await page.goto(address);
    await expect(page.locator("body")).toBeFocused();
  }
  await expect(panel).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  expect(await keptOfRequest(page)).not.toEqual([]);
  await panel.getByRole("button", { name: "It went" }).press("Enter");
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await keptOfRequest(page)).toEqual([]);

  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto("/terms", { waitUntil: "networkidle" });
  await expect(panel).toHaveCount(0);
  // A page of a tab without a request fetches no script but its own.
  expect(scripts.filter((path) => path.endsWith(".js"))).toEqual([
    expect.stringMatching(/^\/assets\/entry-[^/]*$/),
  ]);
});

test("it goes after half an hour in a page left open, and what was kept with it", async ({ page }) => {
  await stopClock(page);
  await sendRequest(page);
  await page.clock.runFor(1_000);
  const panel = sentPanel(page);
  await expect(panel).toBeVisible();
  await page.clock.runFor(HALF_AN_HOUR - 2_000);
  await expect(panel).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(panel).toHaveCount(0);
  expect(await keptOfRequest(page)).toEqual([]);
});

test("where session storage is forbidden the request goes, the panel stands", async ({ page }) => {
  // What Chromium does where site data is blocked: reading the property itself throws.
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Access is denied", "SecurityError");
      },
    });
  });
  const { openings } = await sendRequest(page);
  const panel = sentPanel(page);
  await expect(panel.getByRole("link", { name: "Open the text again" })).toHaveAttribute("href", REQUEST_SMS);
  await expectOpened(openings, [REQUEST_SMS, REQUEST_MAIL]);
  // Back from the text app.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(panel).toBeVisible();
  await panel.getByRole("button", { name: "It went" }).dispatchEvent("click");
  await expect(panel).toHaveCount(0);
});

test("left within the second after sending, the next page shows it", async ({ page }) => {
  await stopClock(page);
  const { dialog, fields, openLive, send, openings } = await sendRequest(page);
  await expectOpened(openings, [REQUEST_SMS]);
  await page.goto("/terms");
  await expect(sentPanel(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(SERVICE.address);
  await expect(dialog).toBeHidden();
  await openLive();
  await expectIn(fields, TYPED);
  await expect(send).toHaveText("Send Request");
  await page.clock.runFor(2000);
  await expectOpened(openings, [REQUEST_SMS]);
});

test("with the keyboard alone: sent, sent anew, reached and put away", async ({ page }) => {
  const { fields, fill, openLive } = await openRequest(page);
  await fill();
  await fields.phone.press("Enter");
  const panel = sentPanel(page);
  await expect(panel.getByRole("heading")).toBeFocused();
  await openLive();
  await fill({ ...TYPED, name: "Ben" });
  await fields.phone.press("Enter");
  await expect(panel.getByRole("heading")).toBeFocused();
  await expect(panel).toHaveCount(1);
  const stops = ["Open the text again", "It went", `Call ${hotline.display}`, "Open the email again"];
  for (const name of [...stops, "Copy the request"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText(name);
  }
  await page.reload();
  const text = panel.getByRole("link", { name: "Open the text again" });
  await expect(text).toHaveAttribute("href", /Name%3A%20Ben/);
  await text.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(panel).toHaveCount(0);
});

test.describe("where the clipboard may be used", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the whole request is copied, also what the links leave out", async ({ page }) => {
    const details = "Smoke! ".repeat(1430).trim();
    const panel = await reachPanel(page, { ...TYPED, details });
    await panel.getByRole("button", { name: "Copy the request" }).dispatchEvent("click");
    await expect(panel.getByRole("button", { name: "Copied" })).toBeVisible();
    const lines = [...REQUEST_LINES.slice(0, -1), `Details: ${details}`];
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines.join("\n"));
  });
});

test("where it may not, the text stands there", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("Denied", "NotAllowedError"));
  });
  const panel = await reachPanel(page);
  await panel.getByRole("button", { name: "Copy the request" }).dispatchEvent("click");
  await expect(panel.getByRole("textbox", { name: "Your request" })).toHaveValue(REQUEST_LINES.join("\n"));
  expect(await violationsOn(page)).toEqual([]);
});

test("it is shared where the browser shares, and there alone", async ({ page }) => {
  await page.addInitScript(() => {
    const share = async ({ text = "" }: ShareData) =>
      void document.documentElement.setAttribute("data-shared", text);
    if (location.pathname !== "/terms") Object.assign(Navigator.prototype, { share });
    else Reflect.deleteProperty(Navigator.prototype, "share");
  });
  const panel = await reachPanel(page);
  await panel.getByRole("button", { name: "Share" }).dispatchEvent("click");
  await expect(page.locator("html")).toHaveAttribute("data-shared", REQUEST_LINES.join("\n"));
  await page.goto("/terms");
  await expect(panel).toBeVisible();
  await expect(panel.getByRole("button", { name: "Share" })).toHaveCount(0);
});
