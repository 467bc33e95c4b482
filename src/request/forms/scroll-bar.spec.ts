import { boxesOf } from "../../../tests/support/boxes.ts";
import { expect, test } from "../../../tests/support/browser.ts";
import { openRequest, SERVICE } from "../../../tests/support/request.ts";

/* As on computers, where a scroll bar takes room. */
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
});

test("the page behind the dialog stays where it is, whether it has a scroll bar or not", async ({ page }) => {
  // In a window of the second height, no page needs a scroll bar.
  for (const [height, room] of [
    [800, 15],
    [20_000, 0],
  ] as const) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto(SERVICE.address);
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(room);
    const edges = async () => (await boxesOf(page.locator(".brand"), page.locator("h1"))).map(({ x }) => x);
    const before = await edges();
    const { opener, close, dialog } = await openRequest(page);
    for (const shut of [() => close.click(), () => page.keyboard.press("Escape")]) {
      expect(await edges()).toEqual(before);
      await shut();
      await expect(dialog).toBeHidden();
      expect(await edges()).toEqual(before);
      await opener.press("Enter");
      await expect(dialog).toBeVisible();
    }
  }
});
