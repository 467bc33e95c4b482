import { expectStill } from "../../tests/support/boxes.ts";
import { expect, test } from "../../tests/support/browser.ts";
import { SERVICE_PAGE } from "../../tests/support/pages.ts";
import { business, claims } from "../../tests/support/site.ts";

/* Until its end, today's notice is in view, and pages claim its arrival. */

const { notice } = business;
const { until, arrival } = notice ?? { until: 0, arrival: null };

test.skip(until < Date.now() || arrival === null, "business.yaml has no notice with an arrival");

test("a page left open changes at the end, and nothing moves; one opened later has no trace", async ({ page }) => {
  await page.clock.install({ time: until - 120_000 });
  await page.clock.pauseAt(until - 60_000);
  await page.goto(SERVICE_PAGE);
  const room = page.locator("aside.todays-notice");
  const words = room.locator("p");
  const today = page
    .getByRole("main")
    .getByText(arrival ?? "")
    .first();
  const usual = page
    .getByRole("main")
    .getByText(claims.arrivalNearby ?? "")
    .first();
  await expect(words).toBeInViewport();
  const height = (await room.boundingBox())?.height;
  await expect(today).toBeVisible();
  await expect(usual).toBeHidden();
  await expectStill(page, "the notice ends", async () => {
    await page.clock.runFor(75_000);
    await expect(words).toBeHidden();
  });
  await expect(usual).toBeVisible();
  await expect(today).toBeHidden();
  expect((await room.boundingBox())?.height).toBe(height);
  await page.reload();
  await expect(usual).toBeVisible();
  await expect(room).toBeHidden();
});
