import { business } from "../../src/business/current.ts";
import {
  expect,
  roadsideViolationsOn,
  SECOND_LAUNCH,
  stopClock,
  test,
  violationsOn,
} from "../support/browser.ts";
import { loseSignal, visitOnce } from "../support/offline.ts";
import { fillRequest, openDialog, SERVICE, TYPED, watchOpenings } from "../support/request.ts";
import { fillHelp, helpButton } from "../support/request-help.ts";
import {
  HALF_AN_HOUR,
  keptOfRequest,
  PHONE,
  REQUEST_LINES,
  REQUEST_MAIL,
  REQUEST_SMS,
  reachPanel,
  sendRequest,
  sentPanel,
} from "../support/sent-panel.ts";
import { translate } from "../support/translator.ts";

const { hotline } = business;

/* No page can know whether a text was sent: what was composed stays at hand until the driver says that it went. */

test.use({ expectedErrors: SECOND_LAUNCH, ...PHONE });

test("after the hand-off the panel stands on top, with the focus and every way to send it again", async ({
  page,
}) => {
  const panel = await reachPanel(page);
  await expect(panel.getByRole("heading", { name: "Did your text go?" })).toBeFocused();
  await expect(panel).toBeInViewport({ ratio: 1 });
  const top = await page.evaluate(() => document.querySelector("main")?.firstElementChild?.textContent);
  expect(top).toMatch(/^Did your text go\?/);

  const link = (name: string) => panel.getByRole("link", { name });
  await expect(link("Open the text again")).toHaveAttribute("href", REQUEST_SMS);
  await expect(link("Open the e-mail again")).toHaveAttribute("href", REQUEST_MAIL);
  await expect(link(`Call ${hotline.display}`)).toHaveAttribute("href", `tel:${hotline.e164}`);
  await expect(panel.getByRole("img")).toHaveCount(0);
  await expect(panel.locator(".button-call")).toHaveCount(0);
  for (const target of await panel.locator("a, button").all()) {
    const { height = 0, width = 0 } = (await target.boundingBox()) ?? {};
    const isCallOrText = /^(tel|sms):/.test((await target.getAttribute("href")) ?? "");
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(isCallOrText ? 48 : 44);
  }
  expect(await violationsOn(page)).toEqual([]);
  expect(await roadsideViolationsOn(page)).toEqual([]);
});

test("it opens the text and the mail draft again", async ({ page }) => {
  const panel = await reachPanel(page);
  const openings = await watchOpenings(page);
  await panel.getByRole("link", { name: "Open the text again" }).dispatchEvent("click");
  await expect.poll(() => openings.map(({ url }) => url)).toEqual([REQUEST_SMS]);
  await expect(panel).toBeVisible();
});

test("it outlives a reload, and stands on other pages of the tab without taking the focus", async ({
  page,
}) => {
  await reachPanel(page);
  await page.reload();
  await expect(sentPanel(page)).toBeVisible();
  for (const address of ["/terms", "/blog", "/", "/contact"]) {
    await page.goto(address);
    await expect(sentPanel(page).getByRole("link", { name: "Open the text again" })).toHaveAttribute(
      "href",
      REQUEST_SMS,
    );
    await expect(page.locator("body")).toBeFocused();
    await expect(sentPanel(page)).toHaveCount(1);
  }
  expect(await violationsOn(page)).toEqual([]);
});

test("a page of a tab without a request fetches no script but its own", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() !== "document") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto("/terms", { waitUntil: "networkidle" });
  expect(scripts.filter((path) => path.endsWith(".js"))).toEqual([
    expect.stringMatching(/^\/assets\/entry-[^/]*$/),
  ]);
});

test("'It went' puts it away for good, and the focus goes to the main content", async ({ page }) => {
  const panel = await reachPanel(page);
  expect(await keptOfRequest(page)).toHaveLength(7);
  await panel.getByRole("button", { name: "It went" }).press("Enter");
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await keptOfRequest(page)).toEqual([]);
  await page.goto("/terms", { waitUntil: "networkidle" });
  await expect(sentPanel(page)).toHaveCount(0);
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

test("a page opened after half an hour shows none, and forgets what was kept", async ({ page }) => {
  await reachPanel(page);
  await page.goto("/request-help");
  await expect(sentPanel(page)).toBeVisible();
  await page.evaluate((age) => sessionStorage.setItem("sent.when", String(Date.now() - age)), HALF_AN_HOUR);
  await page.goto("/terms");
  await expect.poll(() => keptOfRequest(page)).toEqual([]);
  await expect(sentPanel(page)).toHaveCount(0);
});

test("what something else has put into the storage is not shown", async ({ page }) => {
  await reachPanel(page);
  await page.evaluate(() => sessionStorage.setItem("sent.sms", "https://evil.example/"));
  await page.goto("/terms");
  await expect.poll(() => keptOfRequest(page)).toEqual([]);
  await expect(sentPanel(page)).toHaveCount(0);
});

test("a browser that forbids session storage shows it on the page of the request", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Access is denied", "SecurityError");
      },
    });
  });
  const panel = await reachPanel(page);
  await expect(panel.getByRole("link", { name: "Open the text again" })).toHaveAttribute("href", REQUEST_SMS);
  // Back from the text app.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(panel).toBeVisible();
  await panel.getByRole("button", { name: "It went" }).dispatchEvent("click");
  await expect(panel).toHaveCount(0);
});

test("left within the second after sending, the next page shows it, and what was typed is kept", async ({
  page,
}) => {
  await stopClock(page);
  await sendRequest(page);
  await page.goto("/terms");
  await expect(sentPanel(page)).toBeVisible();
  await page.goto(SERVICE.address);
  const dialog = await openDialog(page, SERVICE.opener);
  await expect(dialog.getByLabel("Your Name")).toHaveValue(TYPED.name);
});

test("behind a dialog opened again in the meantime nothing moves", async ({ page }) => {
  // Or a scroll might go on after the last look at it.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await stopClock(page);
  await sendRequest(page);
  await page.keyboard.press("Escape");
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole("button", { name: SERVICE.opener }).dispatchEvent("click");
  await page.clock.runFor(1_500);
  await expect(page.locator("#sent-heading")).toBeAttached();
  await page.clock.runFor(1_500);
  await expect(page.locator("dialog :focus")).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(900);
});

test("a second request takes the place of the first", async ({ page }) => {
  const panel = await reachPanel(page);
  await page.keyboard.press("Escape");
  const dialog = await openDialog(page, SERVICE.opener);
  await fillRequest(dialog, { ...TYPED, name: "Ben" });
  await dialog.getByLabel("Phone Number").press("Enter");
  const text = panel.getByRole("link", { name: "Open the text again" });
  await expect(text).toHaveAttribute("href", /Name%3A%20Ben/);
  await expect(panel).toHaveCount(1);
  await page.reload();
  await expect(text).toHaveAttribute("href", /Name%3A%20Ben/);
});

test("with the keyboard alone: sent, opened again, put away", async ({ page }) => {
  await page.goto(SERVICE.address);
  const dialog = await openDialog(page, SERVICE.opener);
  await fillRequest(dialog);
  await dialog.getByLabel("Phone Number").press("Enter");
  const panel = sentPanel(page);
  await expect(panel.getByRole("heading")).toBeFocused();
  const stops = ["Open the text again", "It went", `Call ${hotline.display}`, "Open the e-mail again"];
  for (const name of [...stops, "Copy the request"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText(name);
  }
  for (const _ of stops.slice(1)) await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(panel).toHaveCount(0);
});

test.describe("copying", () => {
  test.describe("allowed", () => {
    test.use({ permissions: ["clipboard-read", "clipboard-write"] });

    test("puts the whole request on the clipboard, also what the links leave out", async ({ page }) => {
      const details = "Smoke! ".repeat(1430).trim();
      const panel = await reachPanel(page, { ...TYPED, details });
      await panel.getByRole("button", { name: "Copy the request" }).dispatchEvent("click");
      await expect(panel.getByRole("button", { name: "Copied" })).toBeVisible();
      const lines = [...REQUEST_LINES.slice(0, 4), `Details: ${details}`];
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines.join("\n"));
    });
  });

  test("refused, the text stands there", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("Denied", "NotAllowedError"));
    });
    const panel = await reachPanel(page);
    await panel.getByRole("button", { name: "Copy the request" }).dispatchEvent("click");
    await expect(panel.getByRole("textbox", { name: "Your request" })).toHaveValue(REQUEST_LINES.join("\n"));
    expect(await violationsOn(page)).toEqual([]);
  });
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

for (const when of ["from the start", "once it is shown"] as const) {
  test(`on a page translated ${when} it works`, async ({ page }) => {
    if (when === "from the start") await translate(page, "start");
    await page.goto(SERVICE.address);
    const dialog = await openDialog(page, SERVICE.opener);
    await fillRequest(dialog, { ...TYPED, location: "" });
    await dialog.locator("#request-location").fill(TYPED.location);
    await dialog.getByLabel("Phone Number").press("Enter");
    const heading = page.locator("#sent-heading");
    await expect(heading).toBeFocused();
    if (when === "once it is shown") await translate(page, "now");
    const panel = page.locator("main section").filter({ has: heading });
    await expect(panel.locator("a[href^='sms:']")).toHaveText(/^Open the text again/);
    await panel.getByRole("button", { name: "Copy the request" }).dispatchEvent("click");
    await expect(panel.getByRole("textbox").or(panel.getByRole("button", { name: "Copied" }))).toBeVisible();
    await panel.getByRole("button", { name: "It went" }).dispatchEvent("click");
    await expect(heading).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("without a signal it stands on the page of the request and on other pages", async ({
    page,
    context,
  }) => {
    await visitOnce(page, "/terms");
    await page.goto(SERVICE.address);
    await loseSignal(context);
    const dialog = await openDialog(page, SERVICE.opener);
    await fillRequest(dialog);
    await dialog.getByRole("button", { name: "Send Request" }).click();
    await expect(sentPanel(page)).toBeVisible();
    await page.goto("/terms");
    await expect(sentPanel(page)).toBeVisible();
  });
});

test.describe("after /request-help", () => {
  test("'It went' leaves the heading and the call", async ({ page }) => {
    await page.goto("/request-help");
    await fillHelp(page);
    await helpButton(page).click();
    const panel = page.getByRole("region", { name: "Request Received!" });
    await expect(panel).toBeInViewport({ ratio: 1 });
    expect(await roadsideViolationsOn(page)).toEqual([]);
    await panel.getByRole("button", { name: "It went" }).press("Enter");
    await expect(panel.getByRole("heading", { name: "Request Received!" })).toBeFocused();
    await expect(panel).toHaveText(`Request Received!Call ${hotline.display}`);
    expect(await keptOfRequest(page)).toEqual([]);
  });

  test("other pages show the request once, and say nothing of an opened text", async ({ page }) => {
    await reachPanel(page);
    await page.goto("/request-help");
    await expect(sentPanel(page)).toBeVisible();
    await fillHelp(page);
    await helpButton(page).click();
    await expect(page.getByRole("region", { name: "Request Received!" })).toBeVisible();
    await expect(sentPanel(page)).toHaveCount(0);
    await page.goto("/blog");
    const panel = page.getByRole("region", { name: "Did your request go?" });
    await expect(panel).toContainText("Until you send it, it is on this phone only.");
    await expect(panel).not.toContainText("again");
    await expect(panel.getByRole("link", { name: "Text this request" })).toHaveAttribute("href", /Keller/);
  });
});
