import { devices } from "@playwright/test";
import { expect, saveData, test, violationsOn } from "../support/browser.ts";

const LINKS = ["Home", "Blog", "Contact Us", "Terms of Service"];

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, userAgent: devices["Pixel 7"].userAgent });

  test("opens by touch, shows the links, and closes when one is chosen", async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(menu.getByRole("link")).toHaveText(LINKS);
    expect(await violationsOn(page)).toEqual([]);
    await menu.getByRole("link", { name: "Contact Us" }).tap();
    await expect(page).toHaveURL("/contact");
    await expect(menu).toBeHidden();
  });

  test("closes as soon as a link is chosen, before any page arrives", async ({ page }) => {
    await saveData(page);
    await page.goto("/blog");
    const menu = page.getByRole("navigation", { name: "Main" });
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(menu.getByRole("link", { name: "Blog" })).toHaveAttribute("aria-current", "page");
    await page.route("/terms", (route) => route.fulfill({ status: 204 }));
    const asked = page.waitForResponse("/terms");
    await menu.getByRole("link", { name: "Terms of Service" }).tap();
    await asked;
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL("/blog");
  });

  test("closes with a tap outside", async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Main" });
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(menu).toBeVisible();
    await page.touchscreen.tap(195, 700);
    await expect(menu).toBeHidden();
  });
});

test("works by keyboard alone, and Escape closes it and returns the focus", async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Main" });
  const button = page.getByRole("button", { name: "Menu" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Home" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");
  for (const name of LINKS.slice(0, 3)) {
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contact");
});

test("is a row of links on a wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/terms");
  await expect(page.getByRole("banner").getByRole("link", { name: /Home|Blog|Contact Us|Terms/ })).toHaveText(
    LINKS,
  );
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
});

test("the first Tab offers a way past the header", async ({ page }) => {
  await page.goto("/keller");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
