import { expectStill } from "../../tests/support/boxes.ts";
import { expect, test } from "../../tests/support/browser.ts";

/* Until its end, today's notice is in view. */

/** 6 PM in Denver on the last day of 2099, as tests/site/business.yaml has it. */
const until = Date.UTC(2100, 0, 1, 1);

test("the words leave an open page at the end, and nothing moves; one opened later has no trace", async ({ page }) => {
  await page.clock.install({ time: until - 120_000 });
  await page.clock.pauseAt(until - 60_000);
  await page.goto("/keys");
  const room = page.locator("aside.todays-notice");
  const words = room.locator("p");
  await expect(words).toBeInViewport();
  const height = (await room.boundingBox())?.height;
  await expectStill(page, "the notice ends", async () => {
    await page.clock.runFor(75_000);
    await expect(words).toBeHidden();
  });
  expect((await room.boundingBox())?.height).toBe(height);
  await page.reload();
  await expect(room).toBeHidden();
});
