import { business } from "../../src/business/current.ts";
import { expect, test, violationsOn } from "../support/browser.ts";
import { SERVICE_PAGE } from "../support/pages.ts";

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
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  }
  expect(await violationsOn(page)).toEqual([]);

  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: business.hotline.display })
    .scrollIntoViewIfNeeded();
  await expect(page.locator(bar)).toBeHidden();
});

test("the call bar never stands on the footer's last line, nor on a wide screen's words", async ({
  page,
}) => {
  // Short, so that the footer's own phone link has left the screen at the end of the page.
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("/terms");
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect(page.locator(bar).getByRole("link", { name: /^Call/ })).toBeInViewport({ ratio: 1 });
  const last = await page.getByText(/^© \d/).boundingBox();
  const box = await page.locator(bar).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => scrollTo({ top: 800, behavior: "instant" }));
  await expect(page.locator(bar).getByRole("link", { name: /^Call/ })).toBeInViewport({ ratio: 1 });
  const edge = await page.locator("main > .wrap").evaluate((main) => main.getBoundingClientRect().right);
  expect((await page.locator(bar).boundingBox())?.x).toBeGreaterThanOrEqual(edge - 20);
});

test("the floating buttons leave each other room, and the home page's own alone", async ({ page }) => {
  const location = page.getByRole("button", { name: "Share my Location" });
  const call = page.locator(bar).getByRole("link");
  const own = page.locator(".actions .button-call");
  for (const width of [320, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto("/");
    await expect(location).toBeVisible();
    for (const [one, other] of [
      [location, call],
      [own, location],
      [own, call],
    ] as const) {
      const [a, b] = [await one.boundingBox(), await other.boundingBox()];
      if (!a || !b) throw new Error("A button is not on the screen");
      expect(a.x + a.width <= b.x || a.y + a.height <= b.y, `${width} px`).toBe(true);
    }
  }
});
