import type { Page } from "@playwright/test";
import { expectStill } from "../../tests/support/boxes.ts";
import { expect, test } from "../../tests/support/browser.ts";
import { SERVICE_PAGE } from "../../tests/support/pages.ts";
import { business, claims } from "../../tests/support/site.ts";

/* Until its end, today's notice is in view, and pages claim its arrival. */

const { notice } = business;
const { until, untilText, arrival } = notice ?? { until: 0, untilText: "", arrival: null };

test.skip(until < Date.now() || arrival === null, "business.yaml has no notice with an arrival");

/** The notice of the page, and what its hero claims. */
function partsOf(page: Page) {
  const main = page.getByRole("main");
  const room = page.locator("aside.todays-notice");
  return {
    words: room.locator("p"),
    room,
    today: main.getByText(arrival ?? "").first(),
    usual: main.getByText(claims.arrivalNearby ?? "").first(),
  };
}

test("a page left open changes at the end, and nothing moves; one opened later has no trace", async ({ page }) => {
  await page.clock.install({ time: until - 120_000 });
  await page.clock.pauseAt(until - 60_000);
  await page.goto(SERVICE_PAGE);
  const { words, room, today, usual } = partsOf(page);
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it says until when, and pages claim today's arrival alone", async ({ page }) => {
    await page.goto("/request-help");
    const { room, today, usual } = partsOf(page);
    await expect(room).toContainText(untilText);
    await expect(today).toBeVisible();
    await expect(usual).toBeHidden();
  });
});
