import type { Route } from "@playwright/test";
import { expect, stopClock, test } from "../support/browser.ts";
import { expectIn, sendHelp } from "../support/forms.ts";
import { ENTRY } from "../support/island-code.ts";
import { showAsOldBrowser } from "../support/old-browser.ts";
import { firstOpened, HOME, openDialog, SERVICE, watchOpenings } from "../support/request.ts";
import { HELP_SMS, REQUEST_SMS, TYPED } from "../support/typed.ts";

/*
 * What the page does by itself when its script file is late, blocked or broken. Whatever is typed, into the contact form,
 * too: src/client/first-aid/submit-fallback.test.tsx.
 */

test.use({ expectedErrors: /Failed to load resource|Broken/ });

const FATES = {
  "still on its way": () => {},
  blocked: (route: Route) => route.abort(),
  broken: (route: Route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('Broken')" }),
} satisfies Record<string, (route: Route) => unknown>;

for (const [fate, answer] of Object.entries(FATES)) {
  test(`with the script file ${fate} the dialog opens and closes, and sends a text`, async ({ page }) => {
    await page.route(ENTRY, answer);
    const { dialog, fields, open, close, fill, sendText } = await openDialog(page, SERVICE, "commit");
    await close.click();
    await expect(dialog).toBeHidden();
    await open();
    await expect(dialog.getByRole("heading", { name: "Request help" })).toBeFocused();
    await fill();
    // How far a link is encoded is not the same.
    expect(await sendText()).toBe(decodeURIComponent(REQUEST_SMS));
    await expectIn(fields, TYPED);
  });
}

test.describe("without the script file", () => {
  test.beforeEach(async ({ page }) => {
    await page.route(ENTRY, (route) => route.abort());
  });

  test("a browser without invoker commands opens and closes the dialog", async ({ page }) => {
    await showAsOldBrowser(page, { script: true });
    const { dialog, close } = await openDialog(page);
    await expect(dialog.getByRole("heading", { name: "Request help" })).toBeFocused();
    await close.click();
    await expect(dialog).toBeHidden();
  });

  test("/request-help goes out as a text message, the service in words", async ({ page }) => {
    await page.goto("/request-help");
    const openings = await watchOpenings(page);
    await sendHelp(page);
    expect(await firstOpened(openings)).toBe(decodeURIComponent(HELP_SMS));
  });

  test("blank required fields are refused, and GPS says that it is not ready", async ({ page }) => {
    const { dialog, fields, fill, send, gps, openings } = await openDialog(page);
    await send.click();
    await expect(fields.service).toBeFocused();
    await fill({ ...TYPED, phone: "   " });
    await send.click();
    await expect(fields.phone).toBeFocused();
    expect(openings).toEqual([]);
    await gps.click();
    await expect(dialog.getByRole("alert").filter({ hasText: "GPS isn't ready" })).toBeVisible();
  });
});

for (const [what, addresses] of [
  ["the script file", ENTRY],
  ["a picture", "**/pictures/*.svg"],
] as const) {
  test(`${what} that hangs does not hold back the location button`, async ({ page }) => {
    await page.route(addresses, () => {});
    await page.setViewportSize({ width: 390, height: 500 });
    await stopClock(page);
    await page.goto("/", { waitUntil: "commit" });
    const opener = page.getByRole("button", { name: HOME.opener });
    await page.clock.runFor(3300);
    await expect(opener).toBeHidden();
    await page.clock.runFor(2000);
    await expect(opener).toBeVisible();
  });
}
