import { expect, stopClock, test } from "../support/browser.ts";

const NAME = "Share my Location";

test("the location button comes 3.2 seconds after load", async ({ page }) => {
  // A screen too short for the services to be in view.
  await page.setViewportSize({ width: 390, height: 500 });
  await stopClock(page);
  await page.goto("/");
  const button = page.getByRole("button", { name: NAME });
  await page.clock.runFor(3100);
  await expect(button).toBeHidden();
  await page.clock.runFor(200);
  await expect(button).toBeVisible();
});

test("the location button comes as soon as the services are in view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await stopClock(page);
  await page.goto("/");
  const button = page.getByRole("button", { name: NAME });
  await expect(button).toBeHidden();
  await page.locator("#services").scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(button).toBeVisible();
});

test.describe("without island code", () => {
  test.use({ expectedErrors: /Failed to load resource|could not start/ });

  test("the location button comes and opens the dialog", async ({ page }) => {
    await page.route(/\/assets\/(?!entry-).*\.js$/, (route) => route.abort());
    await page.goto("/");
    await expect(page.getByRole("button", { name: NAME })).toBeVisible();
    await page.getByRole("button", { name: NAME }).click();
    await expect(page.getByRole("dialog", { name: "Request help" })).toBeVisible();
  });
});

for (const width of [320, 390, 768, 1280]) {
  test(`on ${width} px the location button and the call button leave each other room`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/#services");
    const button = page.getByRole("button", { name: NAME });
    await expect(button).toBeVisible();
    const call = page.locator(".floating a[href^='tel:']");
    const [a, b] = [await button.boundingBox(), await call.boundingBox()];
    expect((a?.x ?? 0) + (a?.width ?? 0)).toBeLessThan(b?.x ?? 0);
    for (const box of [a, b]) {
      expect(box?.height).toBeGreaterThanOrEqual(48);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });
}

test("neither floating button covers what has the focus", async ({ page }) => {
  // Without smooth scrolling, the page stands still when it is looked at.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.getByRole("button", { name: NAME })).toBeVisible();
  const links = await page.locator("main section a, footer a").count();
  for (let index = 0; index < links; index += 1) {
    const link = page.locator("main section a, footer a").nth(index);
    await link.focus();
    const covered = await link.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      return !(onTop && (element.contains(onTop) || onTop.contains(element)));
    });
    expect(covered, await link.innerText()).toBe(false);
  }
});
