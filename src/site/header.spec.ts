import { violationsOn } from "../../tests/support/accessibility.ts";
import { boxOf, sizes } from "../../tests/support/boxes.ts";
import { expect, test } from "../../tests/support/browser.ts";
import { groundOf } from "../../tests/support/layout.ts";
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
    const menu = page.getByRole("navigation", { name: "Main" });
    const links = menu.getByRole("link");
    await expect(links).toHaveText(LINKS);
    // A list on a ground of its own, from edge to edge, right below the bar.
    const [header, list] = [await boxOf(page.getByRole("banner")), await boxOf(menu)];
    expect(list).toMatchObject({ x: 0, y: header.y + header.height, width: size.width });
    await expect(menu).toHaveCSS("background-color", await groundOf(page.getByRole("banner")));
    await expect(menu).toHaveCSS("border-bottom-width", "4px");
    const starts = await links.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x));
    expect(new Set(starts).size).toBe(1);
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
  // Scripts bring the focus there, without a ring around the whole page.
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("main")).toHaveCSS("outline-style", "none");
  await expect(page.getByRole("main")).toHaveCSS("box-shadow", "none");
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

test("the header has the number where there is room, and else its icon", async ({ page }) => {
  await page.goto("/terms");
  for (const [width, hasNumber] of [
    [390, false],
    [640, true],
    [831, true],
    [832, false],
    [1023, false],
    [1024, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const call = page.locator("header .button-quiet");
    await expect(call.locator("svg")).toBeVisible();
    await expect(call.locator("> span"), `${width} px`).toBeVisible({ visible: hasNumber });
  }
});

test("links and buttons show that a mouse is over them, and that a press was felt", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/keys");
  for (const [selector, property] of [
    ["header .list-link:not([aria-current])", "text-decoration-line"],
    ["header .button-quiet", "box-shadow"],
    [".actions .button-call", "filter"],
  ] as const) {
    const control = page.locator(selector).first();
    await expect(control).toHaveCSS(property, "none");
    await control.hover();
    await expect(control).not.toHaveCSS(property, "none");
  }
  await page.mouse.down();
  await expect(page.locator(".actions .button-call")).not.toHaveCSS("opacity", "1");
  await page.mouse.move(0, 400);
  await page.mouse.up();
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
