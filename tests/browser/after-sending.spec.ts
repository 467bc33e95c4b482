import { expect, stopClock, test } from "../support/browser.ts";
import { expectIn } from "../support/forms.ts";
import { allowPosition, PAGE_GEOCODER, PIN_STATUS, PLACE_TEXT, stubGeocoder } from "../support/location.ts";
import { closeByEscape, expectOpened, openLocated, SERVICE } from "../support/request.ts";
import { PHONE, sendRequest, sentPanel } from "../support/sent-panel.ts";
import { BUT_LOCATION, REQUEST_MAIL, REQUEST_SMS, TYPED } from "../support/typed.ts";

/*
 * Right after Send: what the driver does in the second before the mail draft opens.
 * After a launch, Chromium's own prompt swallows real taps, so controls are tapped without the mouse.
 */

test.beforeEach(({ page }) => stopClock(page));

test.use(PHONE);

test("what the driver changes stays in the open dialog, what was sent is cleared, and a second Send sends nothing", async ({
  page,
}) => {
  await allowPosition(page.context());
  await stubGeocoder(page, PAGE_GEOCODER);
  const { dialog, fields, gps, line, openings, openLive, textBody } = await sendRequest(page);
  await expectOpened(openings, [REQUEST_SMS]);
  await fields.details.fill("Now smoke, too");
  const note = dialog.locator("[aria-pressed=false]").first();
  const details = `Now smoke, too; ${await note.textContent()}; `;
  await note.dispatchEvent("click");
  await expect(fields.details).toHaveValue(details);
  await gps.dispatchEvent("click");
  await expect(line).toContainText(PIN_STATUS);
  await dialog.locator("[type=submit]").dispatchEvent("click");
  await page.clock.runFor(1000);
  await expect(page.getByText("Request Sent!")).toBeVisible();
  await expectOpened(openings, [REQUEST_SMS, REQUEST_MAIL]);

  await expect(dialog).toBeVisible();
  await expectIn(fields, { location: TYPED.location, details });
  await expect(line).toContainText(PIN_STATUS);
  await expect.poll(textBody).toContain(`GPS: ${PLACE_TEXT}`);
  await page.reload();
  const text = sentPanel(page).getByRole("link", { name: "Open the text again" });
  await expect(text).toHaveAttribute("href", REQUEST_SMS);
  await openLive();
  await expectIn(fields, { location: TYPED.location, details });
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

test("a phone that wakes 45 minutes later opens no draft, and shows the panel, not an empty dialog", async ({
  page,
}) => {
  const { dialog, gps, line, fill, send, openings } = await openLocated(page, SERVICE);
  await fill(BUT_LOCATION);
  await gps.click();
  await expect(line).toContainText(PIN_STATUS);
  await send.click();
  await expect.poll(() => openings.length).toBe(1);
  // As iOS stops timers while the text app is in front: what was due fires at once.
  await page.clock.fastForward(45 * 60_000);
  await expect(dialog).toBeHidden();
  await expect(sentPanel(page)).toContainText("You wrote this 45 min ago.");
  expect(openings).toHaveLength(1);
});
