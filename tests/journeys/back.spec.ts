import type { Page } from "@playwright/test";
import { expect, PHONE, test } from "../support/browser.ts";
import { expectIn } from "../support/forms.ts";
import { PIN_STATUS, PLACE } from "../support/location.ts";
import { HOME, MENU, OPENER, openLocated, openRequest, SERVICE, sentPanel } from "../support/request.ts";
import { TYPED } from "../support/typed.ts";

/*
 * Back restores a page from the back/forward cache as it was left, without loading it. The text in its fields must then
 * be updated to what has happened in the tab since.
 */

test.use(PHONE);

/** Runs in the page: has it note that it came back, once it takes no taps. */
function noteReturn(): void {
  document.documentElement.setAttribute("data-left", "");
  const note = () => {
    const { pointerEvents } = getComputedStyle(document.body);
    if (pointerEvents === "none") document.documentElement.dataset.left = pointerEvents;
    // The animation that ignores taps begins a few milliseconds after the page is shown.
    else requestAnimationFrame(note);
  };
  addEventListener("pageshow", note);
}

/** Goes back without waiting for a load: a page from the back/forward cache never loads. */
async function goBack(page: Page): Promise<void> {
  // The page may be gone before it has answered; what the test looks for next shows that it went back.
  await page.evaluate(() => history.back()).catch(() => {});
}

/** Leaves the open page, does something elsewhere, and goes back to the same document, not to a newly loaded one. */
async function leaveAndReturn(page: Page, elsewhere: () => Promise<unknown>): Promise<void> {
  await page.evaluate(noteReturn);
  await elsewhere();
  await expect(page.locator("html[data-left]")).toHaveCount(0);
  await goBack(page);
  // At first it takes no taps.
  await expect(page.locator("html[data-left=none]")).toBeAttached();
}

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a page of each form, the map and a page of text come back from the back/forward cache, with nothing open", async ({
    page,
  }) => {
    const open = page.locator("#menu:popover-open, dialog[open]");
    // Chromium keeps six pages.
    const addresses = ["/", "/contact", "/request-help", "/service-areas", "/keys", "/terms"];
    for (const address of addresses) {
      await page.goto(address);
      await page.locator(address === "/keys" ? OPENER : MENU).click();
      await expect(open).toBeVisible();
      await page.evaluate(noteReturn);
    }
    await page.goto("/terms?other");
    for (const address of addresses.toReversed()) {
      await goBack(page);
      await expect(page).toHaveURL(address);
      await expect(page.locator("html[data-left=none]")).toBeAttached();
      await expect(open).toHaveCount(0);
    }
  });
});

test("after Back, the dialog has what was typed and found on another page since; what was sent there is in the panel, until it is put away", async ({
  page,
}) => {
  const { words } = HOME.geocoder;
  const { close, dialog, fields, line, open, text } = await openLocated(page, SERVICE);
  const message = async () => decodeURIComponent((await text.getAttribute("href")) ?? "");
  await leaveAndReturn(page, async () => {
    const onHome = await openLocated(page, HOME, { ...PLACE, latitude: 32.949 });
    await onHome.fields.name.fill("Ben");
    await onHome.fields.details.fill("");
  });
  await expect(dialog).toBeHidden();
  await open();
  await expectIn(fields, { ...TYPED, name: "Ben", details: "", location: words });
  await expect(line).toContainText(PIN_STATUS);
  await expect.poll(message).toContain(`\nName: Ben\n`);
  await expect.poll(message).toContain(`\nLocation: ${words}\nGPS: 32.949000, `);

  await leaveAndReturn(page, async () => {
    const { fill, send } = await openRequest(page, HOME);
    await fill();
    await send.click();
    await expect(page.getByText("Request Sent!")).toBeVisible();
  });
  const panel = sentPanel(page);
  await expect(panel).toBeVisible();
  await open();
  await expectIn(fields, {});
  await expect.poll(message).not.toContain("GPS:");
  await close.click();

  await leaveAndReturn(page, async () => {
    await page.goto("/terms");
    await page.locator(".sent-done").dispatchEvent("click");
    await expect(panel).toHaveCount(0);
  });
  await expect(panel).toHaveCount(0);
});
