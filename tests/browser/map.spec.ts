import { expect, test } from "../support/browser.ts";
import { FONTS, type FontName, loadFonts, showIn } from "../support/layout.ts";

/**
 * Runs in the page: what lies over what on the map, and which names are cut off. The top of a line's box is empty: no
 * letter reaches its upper 3 px.
 */
function faultsOfMap(): string[] {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(`.map ${selector}`)]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, name: element.textContent, box: element.getBoundingClientRect() }));
  const lines = boxes(".map-names tspan");
  const marks = [...lines, ...boxes(".map-names circle"), ...boxes(".map-markers .map-fixed")];
  const faults: string[] = [];
  for (const { element, name, box } of lines) {
    if (box.left < 0 || box.right > innerWidth) faults.push(`${name} is cut off`);
    for (const other of marks) {
      const isOver =
        box.left < other.box.right &&
        other.box.left < box.right &&
        box.top + 3 < other.box.bottom &&
        other.box.top + 3 < box.bottom;
      if (isOver && element.parentElement !== other.element.parentElement)
        faults.push(`${name} is over ${other.name || other.element.parentElement?.textContent}`);
    }
  }
  return faults;
}

for (const width of [390, 768, 1280]) {
  test(`at ${width} px no name on the map is over another name, a dot or a road's marker`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/service-areas");
    await expect(page.locator(".map a")).not.toHaveCount(0);
    await loadFonts(page);
    for (const font of Object.keys(FONTS) as FontName[]) {
      await showIn(page, font);
      expect(await page.evaluate(faultsOfMap), font).toEqual([]);
    }
  });
}
