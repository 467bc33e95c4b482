import { business } from "../../src/business/current.ts";
import { expect, test } from "../support/browser.ts";
import { KINDS } from "../support/pages.ts";

for (const address of KINDS) {
  test(`${address} on paper is light, with name and number on top`, async ({ page }) => {
    await page.goto(address);
    // Not before: opening a page resets the medium where there is another DevTools session, as the project's test has one.
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const header = page.getByRole("banner");
    await expect(header.getByText(business.name)).toBeVisible();
    await expect(header.getByText(business.hotline.display)).toBeVisible();

    const wrong = await page.locator("body *").evaluateAll((elements) => {
      const lightness = (color: string) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
        return alpha === 0 ? 1 : (red + green + blue) / 765;
      };
      return elements
        .filter((element) => element.checkVisibility() && !element.closest("svg, img, iframe"))
        .filter((element) => {
          const { backgroundColor, color } = getComputedStyle(element);
          return lightness(backgroundColor) < 0.9 || lightness(color) > 0.4;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
    expect(wrong).toEqual([]);
  });
}
