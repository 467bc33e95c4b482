import { violationsOn } from "../../tests/support/accessibility.ts";
import { sizes } from "../../tests/support/boxes.ts";
import { expect, test } from "../../tests/support/browser.ts";
import { MENU } from "../../tests/support/request.ts";

const LINKS = ["Home", "Areas", "Tips", "Keys", "Write"];

test("the menu stays whole and covers neither logo nor name when the phone is turned", async ({ page }) => {
  await page.goto("/blog");
  await page.locator(MENU).click();
  const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]");
  await expect(current).toHaveAttribute("href", "/blog");
  await expect(current).toHaveCSS("text-decoration-line", "underline");
  expect(await violationsOn(page)).toEqual([]);
  for (const size of sizes("844x390", "1280x800", "390x844", "320x256")) {
    await page.setViewportSize(size);
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect(links).toHaveText(LINKS);
    for (const link of await links.all()) await link.hover();
    await page.locator(".brand").hover();
  }
});

test("a skip link leads to the content", async ({ page }) => {
  await page.goto("/terms");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  // What the link brings under the finger ignores a second tap.
  const follow = (link: HTMLElement) => {
    link.click();
    return getComputedStyle(document.body).pointerEvents;
  };
  expect(await skip.evaluate(follow)).toBe("none");
});

test("the links are in the header from 832 px on, and in its menu on narrower screens", async ({ page }) => {
  await page.goto("/terms");
  const menu = page.getByRole("navigation", { name: "Main" });
  const button = page.locator(MENU);
  await page.setViewportSize({ width: 832, height: 800 });
  await expect(menu.getByRole("link")).toHaveText(LINKS);
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 831, height: 800 });
  await expect(button).toBeVisible();
});

test("the menu closes with Escape, a tap elsewhere, and when the focus leaves the header", async ({ page }) => {
  await page.goto("/terms");
  const menu = page.getByRole("navigation", { name: "Main" });
  const button = page.locator(MENU);
  await button.click();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(195, 700);
  await expect(menu).toBeHidden();
  const last = [menu.getByRole("link").first(), page.locator("header .button-quiet"), page.locator(".brand")];
  for (const control of last) {
    await button.click();
    await menu.getByRole("link").last().focus();
    await control.focus();
    await expect(menu).toBeVisible();
    await page.locator("main a").first().focus();
    await expect(menu).toBeHidden();
  }
});
