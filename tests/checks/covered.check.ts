import type { Page } from "@playwright/test";
import Color from "colorjs.io";
import { sizes, takesTaps } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";
import { CITY_PAGE, KINDS, SERVICE_PAGE } from "../support/pages.ts";
import { MENU, OPENER } from "../support/request.ts";

/*
 * Nothing covers what has the focus, on pages, in the menu and in the dialog; and no control is under the edges of a
 * phone's screen, which rounded corners, the camera and the home bar cover. The ring around the focus shows anywhere.
 */

const CONTROLS = "a, button, summary, input, select, textarea";

/** Gives the focus to each control of an element. @returns those that are then out of view, covered, or without ring. */
async function coveredFocus(page: Page, within = "body"): Promise<string[]> {
  // After a key, browsers show the focus, and the skip link with it.
  await page.keyboard.press("Tab");
  await takesTaps(page);
  return await page.locator(within).evaluate(async (root, selector) => {
    const isWhole = (control: Element) => {
      // A link may be on two lines; a label passes taps on to its field.
      const touches = ([x, y]: readonly [number, number]) => {
        const touched = document.elementFromPoint(x, y);
        return touched !== null && (control.contains(touched) || touched.contains(control));
      };
      const spots = [...control.getClientRects()].flatMap(({ left, top, right, bottom }) => [
        [(left + right) / 2, top + 3] as const,
        [(left + right) / 2, bottom - 3] as const,
        [left + 3, (top + bottom) / 2] as const,
        [right - 3, (top + bottom) / 2] as const,
      ]);
      // The drawing of the map is cut at its edges.
      return control.matches("svg *") ? spots.some(touches) : spots.every(touches);
    };
    const covered: string[] = [];
    for (const control of root.querySelectorAll<HTMLElement>(selector)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      // A dot of the map has another look, because an outline would be cut off.
      const look = () => {
        const { outlineStyle } = getComputedStyle(control);
        const dot = control.querySelector("circle");
        return control.matches("svg *") && dot ? getComputedStyle(dot).strokeWidth : outlineStyle;
      };
      control.blur();
      const before = look();
      control.focus();
      // The call bar comes and goes with what has been scrolled into view: its observer answers in a task after a
      // frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      if (document.activeElement !== control || !control.checkVisibility()) continue;
      // The dark line of the ring is a shadow, which other shadows of the control must not replace.
      const hasLine = control.matches("svg *") || /0px 0px 0px 2px(?! inset)/.test(getComputedStyle(control).boxShadow);
      if (!isWhole(control) || look() === before || !hasLine) covered.push(control.outerHTML.slice(0, 120));
    }
    return covered;
  }, CONTROLS);
}

test("nothing that has the focus on a page is covered", async ({ page }) => {
  for (const address of KINDS) {
    await page.goto(address);
    // All pages have the same header and bar: one shows what a wide screen does.
    for (const size of address === SERVICE_PAGE ? sizes("390x664", "1280x800") : sizes("390x664")) {
      await page.setViewportSize(size);
      expect.soft(await coveredFocus(page), `${address}, ${size.width} px`).toEqual([]);
    }
  }
});

test("nothing that has the focus in menu or dialog is covered; the dialog is in the order seen", async ({ page }) => {
  const opener = page.locator(OPENER);
  const parts = page.locator("#request :is(h2, .danger a, .field, #request-gps)").filter({ visible: true });
  for (const size of sizes("390x664", "320x568", "844x390", "1280x800")) {
    await page.setViewportSize(size);
    await page.goto(SERVICE_PAGE);
    await opener.click();
    const tops = await parts.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(await coveredFocus(page, "#request"), `dialog, ${size.width} px`).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    const menu = page.locator(MENU);
    if (!(await menu.isVisible())) continue;
    await menu.click();
    expect(await coveredFocus(page, "#menu"), `menu, ${size.width} px`).toEqual([]);
  }
});

test("the ring around what has the focus is of two colors, one of which shows on any surface", async ({ page }) => {
  await page.goto("/terms");
  await page.keyboard.press("Tab");
  const { outlineColor, boxShadow } = await page.locator(":focus-visible").evaluate((control) => {
    const { outlineColor, boxShadow } = getComputedStyle(control);
    return { outlineColor, boxShadow };
  });
  const [inner = ""] = boxShadow.split(" 0px");
  expect(Color.contrast(outlineColor, inner, "WCAG21")).toBeGreaterThanOrEqual(7);
});

const INSETS = { top: 47, right: 44, bottom: 34, left: 44 };

/** Each layer over the page, and what opens it. */
const LAYERS: readonly (readonly [selector: string, address: string, opener?: string])[] = [
  ["header", CITY_PAGE],
  ["#menu", CITY_PAGE, MENU],
  [".floating", "/#services"],
  ["#request", SERVICE_PAGE, OPENER],
];

/** Runs in the page: those controls that are under a covered edge once they have the focus, and so are in view. */
function underEdges(controls: HTMLElement[], { top, right, bottom, left }: typeof INSETS): string[] {
  const isUnder = (control: HTMLElement) => {
    control.focus();
    const box = control.getBoundingClientRect();
    return box.top < top || box.left < left || box.right > innerWidth - right || box.bottom > innerHeight - bottom;
  };
  return controls.filter(isUnder).map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
}

test("no control of a layer over the page is under the screen's covered edges", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets: INSETS });
  for (const [selector, address, open] of LAYERS) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    if (open) await page.locator(open).click();
    await takesTaps(page);
    // The menu is below the bar, not over its own button.
    if (open === MENU) await page.locator(open).hover({ trial: true, timeout: 8_000 });
    const controls = page.locator(selector).locator(CONTROLS).filter({ visible: true });
    for (const size of sizes("390x844", "844x390")) {
      await page.setViewportSize(size);
      const covered = await controls.evaluateAll(underEdges, INSETS);
      expect.soft(covered, `${selector}, ${size.width} px`).toEqual([]);
    }
  }
});
