import type { Locator, Page } from "@playwright/test";
import Color from "colorjs.io";
import { expect, test } from "../../../tests/support/browser.ts";
import { showInWideFont } from "../../../tests/support/layout.ts";

/** @returns the map of /service-areas; undefined where a site has no map, or no city on it, and so no place for it. */
async function openMap(page: Page): Promise<Locator | undefined> {
  await page.goto("/service-areas");
  const map = page.getByRole("navigation").locator(".map");
  if ((await map.locator("a").count()) > 0) return map;
  await expect(page.locator(".map-place")).toHaveCount(0);
  return undefined;
}

test("on the map no name is cut off, or over another name, a dot or a marker, in any font", async ({ page }) => {
  if (!(await openMap(page))) return;
  for (const font of ["the site's font", "a wide font"]) {
    for (const width of [320, 390, 640, 832, 1024, 1280, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(faultsOfMap), `${font}, ${width} px`).toEqual([]);
    }
    await showInWideFont(page);
  }
});

test("the names on the map can be read, on land in light, and on land, water and airports in the dark", async ({
  page,
}) => {
  const map = await openMap(page);
  if (!map) return;
  // In light mode, the drawing has its own colors for the others.
  for (const [colorScheme, ...under] of [
    ["light", "--map-land"],
    ["dark", "--map-land", "--map-water", "--map-airport"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const [grounds, names] = await map.evaluate(
      (map, under) => [
        under.map((name) => getComputedStyle(map).getPropertyValue(name)),
        Array.from(map.querySelectorAll(".map-names text"), (name) => getComputedStyle(name).fill),
      ],
      under,
    );
    const [land = ""] = grounds;
    for (const ground of grounds)
      for (const name of new Set(names))
        expect(Color.contrast(name, ground, "WCAG21"), `${colorScheme}: ${name} on ${ground}`).toBeGreaterThanOrEqual(
          7,
        );
    // Their targets are not seen, and roads and water end before them.
    const [targets, rims] = await map.evaluate((map) => [
      Array.from(map.querySelectorAll(".map-names rect"), (target) => getComputedStyle(target).fill),
      Array.from(map.querySelectorAll(".map-names text"), (name) => getComputedStyle(name).stroke),
    ]);
    expect(new Set(targets)).toEqual(new Set(["rgba(0, 0, 0, 0)"]));
    // A rim over the letters would make them thin.
    await expect(map.locator(".map-names text").first()).toHaveCSS("paint-order", /^stroke/);
    for (const rim of rims) expect(Color.contrast(rim, land, "WCAG21"), colorScheme).toBe(1);
  }
});

/** Runs in the page: names that are cut off or over something. No letter reaches the first pixel of a line's box. */
function faultsOfMap(): string[] {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(`.map ${selector}`)]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, name: element.textContent, box: element.getBoundingClientRect() }));
  const lines = boxes(".map-names tspan");
  const marks = [...lines, ...boxes(".map-names circle"), ...boxes(".map-markers .map-fixed")];
  const edges = document.querySelector(".map")?.getBoundingClientRect() ?? new DOMRect();
  const faults: string[] = [];
  for (const { element, name, box } of lines) {
    if (box.left < edges.left || box.right > edges.right) faults.push(`${name} is cut off`);
    const target = element.closest("a")?.querySelector("rect")?.getBoundingClientRect() ?? box;
    if (box.top < target.top - 1 || box.bottom > target.bottom + 1) faults.push(`${name} is not on its target`);
    for (const other of marks) {
      const isOver =
        box.left < other.box.right &&
        other.box.left < box.right &&
        box.top + 1 < other.box.bottom &&
        other.box.top + 1 < box.bottom;
      if (isOver && element.parentElement !== other.element.parentElement)
        faults.push(`${name} is over ${other.name || other.element.parentElement?.textContent}`);
    }
  }
  return faults;
}
