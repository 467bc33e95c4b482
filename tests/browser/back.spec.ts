import type { Page } from "@playwright/test";
import { business } from "../../src/business/current.ts";
import { goBackToLeft, leave } from "../support/back.ts";
import { expect, stopClock, test } from "../support/browser.ts";
import { contactForm, expectIn, fillIn, helpForm, sendHelp } from "../support/forms.ts";
import { expectOpened, HOME, islandIsLive, openRequest, SERVICE } from "../support/request.ts";
import {
  HALF_AN_HOUR,
  keptOfRequest,
  PHONE,
  reachPanel,
  sendRequest,
  sentPanel,
} from "../support/sent-panel.ts";
import { HELP_SMS, HELP_TYPED, REQUEST_SMS, requestAbout, TYPED, WRITTEN } from "../support/typed.ts";

/*
 * Back brings a page as it was left, from the back/forward cache, without loading it: what the page shows of the request
 * must be what the tab knows by then.
 */

test.use(PHONE);

/** Sends another request, from the dialog of the home page; its text link is ANOTHER_SMS. */
async function sendAnother(page: Page): Promise<void> {
  const { fill, send } = await openRequest(page, HOME);
  await fill();
  await send.click();
  await expect(textAgain(page)).toHaveAttribute("href", ANOTHER_SMS);
}

const { sms: ANOTHER_SMS } = requestAbout(HOME.topic);

const textAgain = (page: Page) => sentPanel(page).getByRole("link", { name: "Open the text again" });

const received = (page: Page) => page.getByRole("region", { name: "Request Received!" });

test("a page that shows a request shows the one sent last", async ({ page }) => {
  await reachPanel(page);
  await expect(textAgain(page)).toHaveAttribute("href", REQUEST_SMS);
  await leave(page, () => sendAnother(page));
  await goBackToLeft(page);
  await expect(textAgain(page)).toHaveAttribute("href", ANOTHER_SMS);
  await expect(sentPanel(page)).toHaveCount(1);
  expect(await keptOfRequest(page)).not.toEqual([]);
});

test("so does the confirmation of /request-help", async ({ page }) => {
  await page.goto("/request-help");
  await sendHelp(page);
  const text = received(page).getByRole("link", { name: "Text this request" });
  await expect(text).toHaveAttribute("href", HELP_SMS);
  await leave(page, () => sendAnother(page));
  await goBackToLeft(page);
  await expect(textAgain(page)).toHaveAttribute("href", ANOTHER_SMS);
  await expect(text).toHaveCount(0);
  await expect(page.locator("form")).toHaveCount(0);
});

test("a request that was put away on another page is gone", async ({ page }) => {
  const putAway = async () => {
    await page.goto("/blog");
    await page.getByRole("button", { name: "It went" }).click();
    await expect(page.getByRole("button", { name: "It went" })).toHaveCount(0);
  };
  await reachPanel(page);
  await leave(page, putAway);
  await goBackToLeft(page);
  await expect(sentPanel(page)).toHaveCount(0);

  await page.goto("/request-help");
  await sendHelp(page);
  await expect(received(page)).toBeVisible();
  await leave(page, putAway);
  await goBackToLeft(page);
  await expect(received(page)).toHaveText(`Request Received!Call ${business.hotline.display}`);
});

test("a request sent on another page is shown on a page that comes back, until it is put away elsewhere", async ({
  page,
}) => {
  await page.goto("/terms");
  await leave(page, () => reachPanel(page));
  await goBackToLeft(page);
  await expect(sentPanel(page)).toBeVisible();
  await leave(page, async () => {
    await page.goto("/blog");
    await sentPanel(page).getByRole("button", { name: "It went" }).click();
  });
  await goBackToLeft(page);
  await expect(sentPanel(page)).toHaveCount(0);
});

test("a request whose half hour is over is still on the page that it was left on", async ({ page }) => {
  // Playwright's clock would stop in the page that is left.
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + Number(localStorage.getItem("test:later"));
  });
  await page.goto("/request-help");
  await sendHelp(page);
  await expect(received(page)).toContainText("You wrote this just now.");
  await leave(page, async () => {
    await page.goto("/blog");
    await page.evaluate((later) => localStorage.setItem("test:later", String(later)), HALF_AN_HOUR);
    await page.reload();
    await expect.poll(() => keptOfRequest(page)).toEqual([]);
  });
  await goBackToLeft(page);
  await expect(received(page)).toContainText(/You wrote this 3\d minutes ago\./);
  const text = received(page).getByRole("link", { name: "Text this request" });
  await expect(text).toHaveAttribute("href", HELP_SMS);
});

test("left within the second after sending: the dialog is closed, what was typed is in it, no draft opens later", async ({
  page,
}) => {
  await stopClock(page);
  const { dialog, fields, openLive, send, openings } = await sendRequest(page);
  await expectOpened(openings, [REQUEST_SMS]);
  await leave(page, () => page.goto("/terms"));
  await expect(sentPanel(page)).toBeVisible();
  await goBackToLeft(page);
  await expect(page).toHaveURL(SERVICE.address);
  await expect(dialog).toBeHidden();
  await expect(sentPanel(page)).toBeVisible();
  await openLive();
  await expectIn(fields, TYPED);
  await expect(send).toHaveText("Send Request");
  await page.clock.runFor(2000);
  await expectOpened(openings, [REQUEST_SMS]);
});

test("a dialog that was left half way goes on where it was", async ({ page }) => {
  const { dialog, fill, fields, open, send } = await openRequest(page);
  await fill();
  await leave(page, () => page.goto("/terms"));
  await goBackToLeft(page);
  await expect(dialog).toBeHidden();
  await open();
  await expectIn(fields, TYPED);
  await send.click();
  await expect(sentPanel(page)).toBeVisible();
});

test("the dialog's fields hold what was typed on another page since", async ({ page }) => {
  const { open, fields, fill, text } = await openRequest(page, SERVICE);
  await fill();
  await leave(page, async () => {
    const { fields } = await openRequest(page, HOME);
    await fields.name.fill("Ben");
    await fields.details.fill("");
  });
  await goBackToLeft(page);
  await open();
  await expectIn(fields, { ...TYPED, name: "Ben", details: "" });
  await expect(text).toHaveAttribute("href", /Name%3A%20Ben%0A/);
});

test("the dialog's fields are empty after the request was sent on another page", async ({ page }) => {
  const { fields, fill, open } = await openRequest(page, SERVICE);
  await fill();
  await leave(page, () => sendAnother(page));
  await goBackToLeft(page);
  await open();
  await expectIn(fields, {});
});

for (const [address, formOf, typed, answer] of [
  ["/request-help", helpForm, HELP_TYPED, "Request Received!"],
  ["/contact", contactForm, WRITTEN, "Message Sent!"],
] as const) {
  test(`so does the form of ${address}`, async ({ page }) => {
    await page.goto(address);
    const { fields, send } = formOf(page);
    await fillIn<string>(fields, typed);
    await islandIsLive(page);
    await leave(page, () => page.goto("/terms"));
    await goBackToLeft(page);
    await expectIn<string>(fields, typed);
    await send.click();
    await expect(page.getByText(answer)).toBeVisible();
  });
}
