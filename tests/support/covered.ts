import type { Page } from "@playwright/test";

/**
 * Gives the focus to each control of the page, or of what is open over it.
 * @returns those that are then out of view, or covered by a bar of the page.
 */
export async function coveredFocus(page: Page, within = "body"): Promise<string[]> {
  // After a key, browsers show the focus, and the skip link with it.
  await page.keyboard.press("Tab");
  return await page.locator(within).evaluate(async (root) => {
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
      // The drawing of the map is cut at its edges, and of a large field the browser shows the line that is typed.
      return control.matches("svg *, textarea") ? spots.some(touches) : spots.every(touches);
    };
    const covered: string[] = [];
    for (const control of root.querySelectorAll<HTMLElement>("a, button, summary, input, select, textarea")) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const { scrollY } = globalThis;
      control.focus();
      // The call bar comes and goes with what has been scrolled into view: its observer answers in a task after a frame.
      for (let frame = 0; frame < 2 && scrollY !== globalThis.scrollY; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      if (document.activeElement !== control || !control.checkVisibility()) continue;
      if (!isWhole(control)) covered.push(control.outerHTML.slice(0, 120));
    }
    scrollTo({ top: 0, behavior: "instant" });
    return covered;
  });
}
