import { boxesOf } from "../../../tests/support/boxes.ts";
import { expect, test } from "../../../tests/support/browser.ts";
import { HOME, openRequest, SERVICE } from "../../../tests/support/request.ts";

/* As on computers, where a scroll bar takes room. */
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
});

for (const variant of [HOME, SERVICE]) {
  // In a window of the second height, no page needs a scroll bar.
  for (const [height, room] of [
    [800, 15],
    [20_000, 0],
  ] as const) {
    test(`at ${height} px the page behind the dialog of ${variant.address} stays where it is`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height });
      await page.goto(variant.address);
      expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(room);
      const edges = async () => (await boxesOf(page.locator(".brand"), page.locator("h1"))).map(({ x }) => x);
      const before = await edges();
      const { opener, close, dialog } = await openRequest(page, variant);
      for (const shut of [() => close.click(), () => page.keyboard.press("Escape")]) {
        expect(await edges()).toEqual(before);
        await shut();
        await expect(dialog).toBeHidden();
        expect(await edges()).toEqual(before);
        await opener.press("Enter");
        await expect(dialog).toBeVisible();
      }
    });
  }
}
