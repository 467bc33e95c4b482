import { expect, test } from "../../../tests/support/browser.ts";
import { openContact, openHelp, openRequest } from "../../../tests/support/request.ts";

/** Runs in the page: scrolls so that half of a field is out of view, and takes the focus from it. */
function hideHalf(field: HTMLElement, side: "top" | "bottom"): void {
  field.blur();
  const dialog = field.closest(".dialog-body");
  const view = dialog?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const { top, bottom, height } = field.getBoundingClientRect();
  const by = side === "top" ? top + height / 2 - view.top : bottom - height / 2 - view.bottom;
  (dialog ?? document.documentElement).scrollBy({ top: by, behavior: "instant" });
}

for (const textSize of ["100%", "200%"]) {
  test(`with text at ${textSize}, a field that gets the focus is scrolled in whole`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    for (const open of [openRequest, openHelp, openContact]) {
      await open(page);
      await page.evaluate((textSize) => {
        document.documentElement.style.fontSize = textSize;
      }, textSize);
      for (const field of await page.locator("form .field").all())
        for (const side of ["top", "bottom"] as const) {
          await field.evaluate(hideHalf, side);
          await field.focus();
          await expect(field).toBeInViewport({ ratio: 1 });
        }
    }
  });
}
