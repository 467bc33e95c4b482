import { middleOf } from "../support/boxes.ts";
import { expect, stopClock, test } from "../support/browser.ts";
import { contactForm, expectIn, fillIn } from "../support/forms.ts";
import { allowPosition, NOMINATIM, PIN_STATUS, PLACE_TEXT, stubGeocoder } from "../support/location.ts";
import { FIRST_SERVICE, SERVICE_PAGE } from "../support/pages.ts";
import {
  closeByEscape,
  expectOpened,
  islandIsLive,
  openRequest,
  SERVICE,
  watchOpenings,
} from "../support/request.ts";
import { PHONE, sendRequest, sentPanel } from "../support/sent-panel.ts";
import { messageMail, REQUEST_MAIL, REQUEST_SMS, TYPED, WRITTEN } from "../support/typed.ts";

/*
 * Right after Send: a second tap, what the driver does in the second before the mail draft opens, and the emptied form.
 * After a launch, Chromium's own prompt swallows real taps, so controls are tapped without the mouse.
 */

test.beforeEach(({ page }) => stopClock(page));

test("a double tap on Send in the contact form sends once, and no field is reported missing", async ({
  page,
}) => {
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

  // A second later, a tap on Send applies to the emptied form.
  await page.clock.runFor(1000);
  await send.dispatchEvent("click");
  await expect(page.getByText("Missing Information")).toBeVisible();
});

test.describe("between the text and the mail draft", () => {
  test.use(PHONE);

  test("a tap on Close, just after the dialog has closed by itself, reaches no control behind it", async ({
    page,
  }) => {
    const { dialog, close, openings } = await sendRequest(page);
    await expectOpened(openings, [REQUEST_SMS]);
    const reached = await dialog.evaluateHandle(
      (element, { x, y }) => ({
        whenClosed: new Promise<string>((resolve) => {
          const onClose = () =>
            resolve(document.elementFromPoint(x, y)?.closest("a, button")?.outerHTML ?? "");
          element.addEventListener("close", onClose);
        }),
      }),
      await middleOf(close),
    );
    await page.clock.runFor(1000);
    expect(await reached.evaluate(({ whenClosed }) => whenClosed)).toBe("");
  });

  test("what the driver changes stays in the open dialog, what was sent is cleared, and a second Send sends nothing", async ({
    page,
  }) => {
    await allowPosition(page.context());
    await stubGeocoder(page, NOMINATIM);
    const { dialog, fields, gps, openings, openLive, textBody } = await sendRequest(page);
    await expectOpened(openings, [REQUEST_SMS]);
    await fields.details.fill("Now smoke, too");
    const note = dialog.locator("[aria-pressed=false]").first();
    const details = `Now smoke, too; ${await note.textContent()}; `;
    await note.dispatchEvent("click");
    await expect(fields.details).toHaveValue(details);
    await gps.dispatchEvent("click");
    const location = `${TYPED.location}; ${NOMINATIM.words}`;
    await expect(fields.location).toHaveValue(location);
    await dialog.locator("[type=submit]").dispatchEvent("click");
    await page.clock.runFor(1000);
    await expect(page.getByText("Request Sent!")).toBeVisible();
    await expectOpened(openings, [REQUEST_SMS, REQUEST_MAIL]);

    await expect(dialog).toBeVisible();
    await expectIn(fields, { location, details });
    await expect(fields.location).toHaveAccessibleDescription(PIN_STATUS);
    await expect.poll(textBody).toContain(`GPS: ${PLACE_TEXT}`);
    await page.reload();
    const text = sentPanel(page).getByRole("link", { name: "Open the text again" });
    await expect(text).toHaveAttribute("href", REQUEST_SMS);
    await openLive();
    await expectIn(fields, { location, details });
  });

  test("a dialog that is closed and opened again stays open, and is cleared", async ({ page }) => {
    const { dialog, opener, fields } = await sendRequest(page);
    await closeByEscape(dialog);
    await opener.dispatchEvent("click");
    await expect(dialog).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.getByText("Request Sent!")).toBeVisible();
    await expect(dialog).toBeVisible();
    await expect(page.locator("dialog :focus")).toBeAttached();
    await expectIn(fields, {});
  });
});

test("a service page's service goes with the request; then the form is empty, and its text link is as at first", async ({
  page,
}) => {
  const { topic, service } = FIRST_SERVICE;
  const { dialog, fields, fill, sendText, openLive, text } = await openRequest(page, {
    ...SERVICE,
    address: SERVICE_PAGE,
  });
  const href = await text.getAttribute("href");
  expect(decodeURIComponent(href ?? "")).toMatch(new RegExp(`body=${topic}: $`));
  await fill({ ...TYPED, service: "" });
  expect(await sendText()).toContain(`body=${topic}:\nService: ${service}\nName: ${TYPED.name}\n`);
  await page.clock.runFor(1000);
  await expect(dialog).toBeHidden();
  await openLive();
  await expectIn(fields, {});
  await expect(text).toHaveAttribute("href", href ?? "");
  expect(await page.evaluate(() => ({ ...sessionStorage }))).not.toHaveProperty("request.service");
});
