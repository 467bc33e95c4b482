import type { Page } from "@playwright/test";
import { expect, stopClock, test } from "../support/browser.ts";
import { contactForm, expectIn, fillIn } from "../support/forms.ts";
import { allowPosition, NOMINATIM, PLACE_TEXT, stubGeocoder } from "../support/location.ts";
import { services } from "../support/pages.ts";
import { expectOpened, islandIsLive, openRequest, SERVICE, watchOpenings } from "../support/request.ts";
import { PHONE, sendRequest, sentPanel } from "../support/sent-panel.ts";
import { messageMail, REQUEST_MAIL, REQUEST_SMS, TYPED, WRITTEN } from "../support/typed.ts";

/*
 * The moments after Send: a second tap, words typed while the mail draft waits for its second, and the empty form. After
 * a launch Chromium's own prompt swallows real taps, so controls are tapped without the mouse.
 */

test("a double tap on Send in the contact form sends once, and nothing is called missing", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto("/contact");
  const openings = await watchOpenings(page);
  const { fields, send } = contactForm(page);
  await fillIn(fields, WRITTEN);
  await islandIsLive(page);
  await send.dispatchEvent("click");
  await send.dispatchEvent("click");
  await expect(page.getByText("Message Sent!")).toHaveCount(1);
  await expect(page.getByText("Missing Information")).toHaveCount(0);
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  await expectIn(fields, {});
  await expectOpened(openings, [messageMail()]);

  // A second later, an empty form is what it is.
  await page.clock.runFor(1000);
  await send.dispatchEvent("click");
  await expect(page.getByText("Missing Information")).toBeVisible();
});

/** A request from a city page that was sent, a moment before its mail draft is opened. */
async function sendAndWait(page: Page) {
  await stopClock(page);
  const request = await sendRequest(page);
  await expectOpened(request.openings, [REQUEST_SMS]);
  const passSecond = async () => {
    await page.clock.runFor(1000);
    await expect(page.getByText("Request Sent!")).toBeVisible();
  };
  return { ...request, passSecond };
}

test.describe("between the text and the mail draft", () => {
  test("what is typed stays in the open dialog; what was sent is cleared", async ({ page }) => {
    const { dialog, fields, passSecond, openLive } = await sendAndWait(page);
    await fields.details.fill("Now smoke, too");
    await passSecond();
    await expect(dialog).toBeVisible();
    await expectIn(fields, { details: "Now smoke, too" });
    await page.reload();
    await openLive();
    await expectIn(fields, { details: "Now smoke, too" });
  });

  test("a note that is tapped stays", async ({ page }) => {
    const { dialog, fields, passSecond } = await sendAndWait(page);
    const note = dialog.locator("[aria-pressed=false]").first();
    await note.dispatchEvent("click");
    const details = await fields.details.inputValue();
    expect(details).not.toBe(TYPED.details);
    await passSecond();
    await expect(dialog).toBeVisible();
    await expectIn(fields, { details });
  });

  test("a position that GPS finds stays, and goes with the next request", async ({ page }) => {
    await allowPosition(page.context());
    await stubGeocoder(page, NOMINATIM);
    const { dialog, fields, gps, passSecond, textBody } = await sendAndWait(page);
    await gps.dispatchEvent("click");
    await expect(fields.location).toHaveAccessibleDescription(/within 50 feet, just now/);
    await passSecond();
    await expect(dialog).toBeVisible();
    await expect(fields.location).toHaveAccessibleDescription(/within 50 feet, just now/);
    await expect(fields.name).toHaveValue("");
    expect(await textBody()).toContain(`GPS: ${PLACE_TEXT}`);
  });

  test.describe("on a phone", () => {
    test.use(PHONE);

    test("Send once more sends nothing new: the panel has what was sent", async ({ page }) => {
      await stopClock(page);
      const { dialog, fields, fill, openings } = await openRequest(page);
      const send = dialog.locator("[type=submit]");
      await fill();
      await send.dispatchEvent("click");
      await expectOpened(openings, [REQUEST_SMS]);
      await fields.details.fill("Now smoke, too");
      await send.dispatchEvent("click");
      await page.clock.runFor(1000);
      await expectOpened(openings, [REQUEST_SMS, REQUEST_MAIL]);
      await page.reload();
      const text = sentPanel(page).getByRole("link", { name: "Open the text again" });
      await expect(text).toHaveAttribute("href", REQUEST_SMS);
    });
  });
});

test("on the page of a service the text link of the emptied form is what the page started with", async ({
  page,
}) => {
  const [service] = services;
  await stopClock(page);
  const variant = { ...SERVICE, address: service?.addresses[0] ?? "" };
  const { dialog, fill, send, openLive, text } = await openRequest(page, variant);
  const href = await text.getAttribute("href");
  expect(decodeURIComponent(href ?? "")).toMatch(new RegExp(`body=${service?.topic}: $`));
  await fill();
  await send.dispatchEvent("click");
  await page.clock.runFor(1000);
  await expect(dialog).toBeHidden();
  await openLive();
  await expect(text).toHaveAttribute("href", href ?? "");
});
