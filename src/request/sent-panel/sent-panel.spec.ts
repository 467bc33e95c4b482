import { tooSmall, violationsOn } from "../../../tests/support/accessibility.ts";
import { expect, HALF_AN_HOUR, PHONE, stopClock, test } from "../../../tests/support/browser.ts";
import { expectOpened, sendRequest } from "../../../tests/support/request.ts";
import { REQUEST_LINES, REQUEST_MAIL, REQUEST_SMS } from "../../../tests/support/typed.ts";
import { business } from "../../owner/site.ts";
import { expectKept, reachPanel, sentPanel } from "./testing/sent-panel.ts";

const { hotline } = business;

/* No page can know whether a text was sent: what was composed stays at hand until the driver says that it went. */

test.use(PHONE);

test("the panel has the focus and every way to send again, on all pages of the tab, until it went", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const panel = await reachPanel(page);
  const link = (name: string) => panel.getByRole("link", { name });
  await test.step("on top of the page", async () => {
    await expect(panel.getByRole("heading", { name: "Did your text go through?" })).toBeFocused();
    await expect(panel).toBeInViewport({ ratio: 1 });
    // Nobody scans a code on the phone itself.
    await expect(panel.getByRole("img")).toHaveCount(0);
    expect(asked.filter((path) => path.includes("lean-qr"))).toEqual([]);
    await expect(page.locator("main section[aria-labelledby]").first()).toContainText(
      "Did your text go through?",
    );
    await expect(link("Open the email again")).toHaveAttribute("href", REQUEST_MAIL);
    await expect(link(`Call ${hotline.display}`)).toHaveAttribute("href", `tel:${hotline.e164}`);
    await expect(panel.locator(".button-call")).toHaveCount(0);
    await expect(panel.locator(".button").first()).toHaveText("Open the text again");
    expect(await page.evaluate(tooSmall)).toEqual([]);
    expect(await violationsOn(page)).toEqual([]);
  });
  await test.step("on other pages, without the focus", async () => {
    await page.reload();
    for (const address of ["/terms", "/", "/contact"]) {
      await expect(link("Open the text again")).toHaveAttribute("href", REQUEST_SMS);
      await expect(panel).toHaveCount(1);
      await page.goto(address);
      await expect(page.locator("body")).toBeFocused();
    }
    await expect(panel).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });
  await test.step("put away", async () => {
    await expectKept(page, true);
    await panel.getByRole("button", { name: "Yes, it went through" }).press("Enter");
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
    await expectKept(page, false);
    asked.length = 0;
    await page.goto("/terms");
    await expect(panel).toHaveCount(0);
    // A page of a tab without a request fetches no script but its own.
    expect(asked.filter((path) => path.endsWith(".js"))).toEqual([
      expect.stringMatching(/^\/assets\/entry-[^/]*$/),
    ]);
  });
});

test("it stays on a page left open and shows its age; the tab forgets it", async ({ page }) => {
  await stopClock(page);
  const { openings } = await sendRequest(page);
  await expectOpened(openings, [REQUEST_SMS]);
  await page.clock.runFor(1_000);
  const panel = sentPanel(page);
  await expect(panel).toContainText(/You wrote this just now\.Yes, it went through$/);
  await expectKept(page, true);
  await page.clock.runFor(HALF_AN_HOUR + 60_000);
  await expectKept(page, false);
  // Back from the text app.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(panel).toContainText("You wrote this 31 min ago.");
  const text = panel.getByRole("link", { name: "Open the text again" });
  await expect(text).toHaveAttribute("href", REQUEST_SMS);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test("the whole request is in a text field if there is no clipboard, and shared if the browser can share", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("Denied", "NotAllowedError"));
    const share = async ({ text = "" }: ShareData) =>
      void document.documentElement.setAttribute("data-shared", text);
    if (location.pathname !== "/terms") Object.assign(Navigator.prototype, { share });
    else Reflect.deleteProperty(Navigator.prototype, "share");
  });
  const whole = REQUEST_LINES.join("\n");
  const panel = await reachPanel(page);
  await panel.getByRole("button", { name: "Copy the request" }).dispatchEvent("click");
  await expect(panel.getByRole("textbox", { name: "Your request" })).toHaveValue(whole);
  expect(await violationsOn(page)).toEqual([]);
  await panel.getByRole("button", { name: "Share" }).dispatchEvent("click");
  await expect(page.locator("html")).toHaveAttribute("data-shared", whole);
  await page.goto("/terms");
  await expect(panel).toBeVisible();
  await expect(panel.getByRole("button", { name: "Share" })).toHaveCount(0);
});
