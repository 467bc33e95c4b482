import { expect, stopClock, test } from "../support/browser.ts";
import { HOME } from "../support/request.ts";

for (const when of ["3.2 seconds after load", "as soon as the services are in view"]) {
  test(`the location button comes ${when}`, async ({ page }) => {
    // A screen too short for the services to be in view.
    await page.setViewportSize({ width: 390, height: 500 });
    await stopClock(page);
    await page.goto("/");
    const button = page.getByRole("button", { name: HOME.opener });
    await page.clock.runFor(3100);
    await expect(button).toBeHidden();
    if (when === "3.2 seconds after load") await page.clock.runFor(200);
    else await page.locator("#services").evaluate((services) => services.scrollIntoView());
    await expect(button).toBeVisible();
  });
}

test("the location button comes before the page's own links in the order of focus", async ({ page }) => {
  await page.goto("/#services");
  const button = page.getByRole("button", { name: HOME.opener });
  await expect(button).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("the location button and the call button leave each other room", async ({ page }) => {
  await page.goto("/#services");
  const button = page.getByRole("button", { name: HOME.opener });
  await expect(button).toBeVisible();
  const call = page.locator(".floating a[href^='tel:']");
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const [a, b] = [await button.boundingBox(), await call.boundingBox()];
    const [right, bottom] = [(a?.x ?? 0) + (a?.width ?? 0), (a?.y ?? 0) + (a?.height ?? 0)];
    expect(right < (b?.x ?? 0) || bottom < (b?.y ?? 0), `${width} px`).toBe(true);
    expect((b?.x ?? 0) + (b?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

test("neither floating button covers what has the focus", async ({ page }) => {
  // Without smooth scrolling, the page stands still when it is looked at.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.getByRole("button", { name: HOME.opener })).toBeVisible();
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
