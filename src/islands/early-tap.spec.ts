import { expect, holdBack, ISLAND_CODE, stopClock, test } from "../../tests/support/browser.ts";
import { expectOpened, islandIsLive, openDialog } from "../../tests/support/request.ts";
import { REQUEST_MAIL, REQUEST_SMS } from "../../tests/support/typed.ts";

/* The dialog opens by HTML; React takes over what it finds. What a tap waits for, and until when: early-tap.client.test.ts. */

test("Send before the code has come shows that it waits, and then sends once", async ({ page }) => {
  await stopClock(page);
  const letCodeCome = await holdBack(page, ISLAND_CODE);
  const { fill, send, openings } = await openDialog(page);
  await fill();
  const built = await send.elementHandle();
  await send.click();
  await send.click();
  await expect(send).toHaveAttribute("aria-busy", "true");
  expect(await send.evaluate((button) => getComputedStyle(button, "::before").animationName)).toBe("turn");
  expect(openings).toEqual([]);
  letCodeCome();
  await islandIsLive(page);
  expect(await built?.evaluate((button) => button.isConnected)).toBe(true);
  // A note of the service that was chosen before.
  await expect(page.locator("#request-note-cannot-move")).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page.getByText("Request Sent!")).toHaveCount(1);
  await expectOpened(openings, [REQUEST_SMS, REQUEST_MAIL]);
});
