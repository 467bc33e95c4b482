import { boxesOf } from "../../../tests/support/boxes.ts";
import { expect, test } from "../../../tests/support/browser.ts";
import { openRequest, SERVICE } from "../../../tests/support/request.ts";

/* As on computers, where a scroll bar takes room. */
test.use({
  viewport: { width: 1280, height: 800 },
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
});

test("the page behind the dialog stays where it is", async ({ page }) => {
  await page.goto(SERVICE.address);
  const edges = async () => (await boxesOf(page.locator(".brand"), page.locator("h1"))).map(({ x }) => x);
  const before = await edges();
  const { close, dialog } = await openRequest(page);
  expect(await edges()).toEqual(before);
  await close.click();
  await expect(dialog).toBeHidden();
  expect(await edges()).toEqual(before);
});
