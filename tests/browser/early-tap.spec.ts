import type { Page } from "@playwright/test";
import { business } from "../../src/business/current.ts";
import { expect, SECOND_LAUNCH, test } from "../support/browser.ts";
import { fillRequest, HOME, islandIsLive, SERVICE, TYPED, watchOpenings } from "../support/request.ts";

/* The dialog opens by HTML; React takes over what it finds. Each test lets the island's code come at the
   moment it chooses. */

const ISLAND_CODE = /\/assets\/(?!entry-).*\.js$/;

/** Holds back the islands' code until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const mayCome = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ISLAND_CODE, async (route) => {
    await mayCome;
    await route.continue();
  });
  return release;
}

test.use({ expectedErrors: SECOND_LAUNCH });

for (const { address, opener } of [HOME, SERVICE]) {
  test(`${address}: a form half filled in before the code comes loses nothing`, async ({ page }) => {
    const letCodeCome = await holdCode(page);
    await page.goto(address, { waitUntil: "commit" });
    await page.getByRole("button", { name: opener }).click();
    const dialog = page.getByRole("dialog", { name: "Request help" });
    await expect(dialog).toBeVisible();
    await fillRequest(dialog, { service: TYPED.service, name: TYPED.name });
    await dialog.getByLabel("Phone Number").pressSequentially("(817) 555");

    letCodeCome();
    await islandIsLive(page);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel("Phone Number")).toBeFocused();
    await page.keyboard.type("-0199");
    await expect(dialog.getByLabel("Service Needed")).toHaveValue(TYPED.service);
    await expect(dialog.getByLabel("Your Name")).toHaveValue(TYPED.name);
    await expect(dialog.getByLabel("Phone Number")).toHaveValue("(817) 555-0199");
  });
}

test("a tap at the moment the page appears opens the dialog, with every script still on its way", async ({
  page,
}) => {
  // Never answered: the page must not need any of them.
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto(SERVICE.address, { waitUntil: "commit" });
  await page.getByRole("button", { name: SERVICE.opener }).click();
  const dialog = page.getByRole("dialog", { name: "Request help" });
  await expect(dialog.getByLabel("Service Needed")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

for (const width of [320, 412]) {
  test(`at ${width} px the opener stands in its place before its label has come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    const html = await (await page.request.get(SERVICE.address)).text();
    const labelAt = html.indexOf(SERVICE.opener, html.indexOf('command="show-modal"'));
    await page.route(SERVICE.address, (route) =>
      route.fulfill({ contentType: "text/html", body: html.slice(0, labelAt) }),
    );
    const placeOfOpener = async () => {
      await page.goto(SERVICE.address);
      const box = await page.locator("main button[command=show-modal]").boundingBox();
      return { x: box?.x, y: box?.y };
    };
    const half = await placeOfOpener();
    await page.unroute(SERVICE.address);
    expect(half).toEqual(await placeOfOpener());
  });
}

test("a request sent before the code comes is sent when it is there, once", async ({ page }) => {
  const letCodeCome = await holdCode(page);
  await page.goto(SERVICE.address);
  const openings = await watchOpenings(page);
  await page.getByRole("button", { name: SERVICE.opener }).click();
  const dialog = page.getByRole("dialog", { name: "Request help" });
  await fillRequest(dialog);
  const send = dialog.getByRole("button", { name: "Send Request" });
  await send.click();
  await send.click();
  expect(openings).toEqual([]);

  letCodeCome();
  await expect(page.getByText("Request Sent!")).toHaveCount(1);
  expect(openings.map(({ url }) => url.split(":")[0])).toEqual(["sms", "mailto"]);
  expect(decodeURIComponent(openings[0]?.url ?? "")).toContain("Name: Ana López");
});

test("an empty form sent before the code comes is answered when it is there", async ({ page }) => {
  const letCodeCome = await holdCode(page);
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  letCodeCome();
  await expect(page.getByRole("alert").filter({ hasText: "Missing Information" })).toBeVisible();
  await expect(page.getByLabel("Name")).toBeFocused();
});

test.describe("when the code cannot be had", () => {
  test.use({ expectedErrors: /Failed to load resource|could not start|^Not allowed to launch/ });

  for (const [how, answer] of [
    ["blocked", { abort: true }],
    ["missing (404)", { abort: false }],
  ] as const) {
    test(`${how}: the dialog works by HTML, and what is typed goes into a mail draft`, async ({ page }) => {
      await page.route(ISLAND_CODE, (route) => {
        return answer.abort ? route.abort() : route.fulfill({ status: 404, body: "Not found" });
      });
      await page.goto(SERVICE.address);
      const openings = await watchOpenings(page);
      await page.getByRole("button", { name: SERVICE.opener }).click();
      const dialog = page.getByRole("dialog", { name: "Request help" });
      await fillRequest(dialog);
      await expect(dialog.getByRole("link", { name: /^text / })).toHaveAttribute(
        "href",
        `sms:${business.hotline.e164}`,
      );
      await dialog.getByRole("button", { name: "Send Request" }).click();
      await expect.poll(() => openings.length).toBeGreaterThanOrEqual(1);
      const { url = "" } = openings[0] ?? {};
      expect(url).toMatch(new RegExp(`^mailto:${business.email}\\?subject=Service%20Request&body=`));
      expect(decodeURIComponent(url)).toContain("name: Ana López\r\n");
      expect(decodeURIComponent(url)).toContain(
        "location: I-35W north, exit 52\r\ndetails: Left rear & no spare",
      );
      await expect(dialog.getByLabel("Your Name")).toHaveValue(TYPED.name);
      await expect(page.getByRole("banner").getByRole("link", { name: /^Call/ })).toBeAttached();
    });
  }

  test("code that fails once is asked for again at the next sign of intent", async ({ page }) => {
    let blocked = true;
    await page.route(ISLAND_CODE, (route) => (blocked ? route.abort() : route.continue()));
    await page.goto(SERVICE.address);
    const failed = page.waitForEvent("console", (message) => message.text().includes("could not start"));
    await page.getByRole("button", { name: SERVICE.opener }).click();
    const dialog = page.getByRole("dialog", { name: "Request help" });
    await expect(dialog).toBeVisible();
    await failed;
    await expect(page.getByRole("region", { name: "Notifications" })).toHaveCount(0);
    blocked = false;
    await dialog.getByLabel("Your Name").click();
    await islandIsLive(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the dialog opens, closes, and offers a text message", async ({ page }) => {
    await page.goto(SERVICE.address);
    await page.getByRole("button", { name: SERVICE.opener }).click();
    const dialog = page.getByRole("dialog", { name: "Request help" });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("link", { name: /^text / })).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
  });
});
