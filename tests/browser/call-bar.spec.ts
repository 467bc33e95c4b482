import { business } from "../../src/business/current.ts";
import { violationsOn } from "../support/accessibility.ts";
import { boxesOf, boxOf } from "../support/boxes.ts";
import { expect, stopClock, test } from "../support/browser.ts";
import { SERVICE_PAGE } from "../support/pages.ts";
import { HOME } from "../support/request.ts";

const bar = "#call-bar";

test("on a phone the call bar is there when no other call button is in view", async ({ page }) => {
  await page.goto(SERVICE_PAGE);
  await expect(page.locator(bar)).toBeHidden();
  await page.locator("#services h3").last().scrollIntoViewIfNeeded();
  await expect(page.locator(bar)).toBeVisible();
  const call = page.locator(bar).getByRole("link", { name: `Call ${business.hotline.display}` });
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(call).toHaveAttribute("href", `tel:${business.hotline.e164}`);
  for (const link of await page.locator(`${bar} a`).all()) {
    expect((await boxOf(link)).height).toBeGreaterThanOrEqual(48);
  }
  expect(await violationsOn(page)).toEqual([]);

  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: business.hotline.display })
    .scrollIntoViewIfNeeded();
  await expect(page.locator(bar)).toBeHidden();
});

test("the call bar never covers the footer's last line, nor a wide screen's words", async ({ page }) => {
  // Short, so that the footer's own phone link has left the screen at the end of the page.
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("/terms");
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect(page.locator(bar).getByRole("link", { name: /^Call/ })).toBeInViewport({ ratio: 1 });
  const [last, below] = await boxesOf(page.getByText(/^© \d/), page.locator(bar));
  expect(last.y + last.height).toBeLessThanOrEqual(below.y);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => scrollTo({ top: 800, behavior: "instant" }));
  await expect(page.locator(bar).getByRole("link", { name: /^Call/ })).toBeInViewport({ ratio: 1 });
  const [words, beside] = await boxesOf(page.locator("main > .wrap"), page.locator(bar));
  expect(beside.x).toBeGreaterThanOrEqual(words.x + words.width - 20);
});

test("the floating buttons leave each other room, and the home page's own alone", async ({ page }) => {
  await stopClock(page);
  await page.goto("/");
  await page.clock.runFor(3300);
  const location = page.getByRole("button", { name: HOME.opener });
  const call = page.locator(bar).getByRole("link");
  const own = page.locator(".actions .button-call");
  for (const width of [320, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    const [atLocation, atCall, atOwn] = await boxesOf(location, call, own);
    for (const [a, b] of [
      [atLocation, atCall],
      [atOwn, atLocation],
      [atOwn, atCall],
    ] as const) {
      expect(a.x + a.width <= b.x || a.y + a.height <= b.y, `${width} px`).toBe(true);
    }
  }
});
