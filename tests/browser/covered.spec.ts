import type { Page } from "@playwright/test";
import { sizes } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";
import { CITY_PAGE, KINDS, SERVICE_PAGE } from "../support/pages.ts";

/*
 * What has the focus is in view, and nothing covers it: no bar of the page, and none of what covers the edges of a phone's
 * screen, which are rounded corners, the camera and the home bar.
 */

const SCREENS = sizes("390x664", "1280x800");

/** Tabs from where the focus is until it has been everywhere. @returns what was covered or out of view. */
async function tabThrough(page: Page): Promise<string[]> {
  const covered: string[] = [];
  const seen = await page.evaluateHandle(() => new Set<Element | null>());
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await seen.evaluate(lookAtFocus);
    if (stop === "seen") return covered;
    if (stop) covered.push(stop);
  }
}

/** Runs in the page. @returns "" if what has the focus is whole, "seen" if it has had the focus before. */
async function lookAtFocus(seen: Set<Element | null>): Promise<string> {
  // The call bar comes and goes with what has been scrolled into view, in two frames.
  for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
  const { activeElement } = document;
  const end = activeElement === document.body ? null : activeElement;
  if (seen.has(end)) return "seen";
  seen.add(end);
  if (!end || end.getBoundingClientRect().height > innerHeight / 2) return "";
  // A link may be on two lines; a label passes taps on to its field.
  const touches = (x: number, y: number) => {
    const touched = document.elementFromPoint(x, y);
    return touched !== null && (end.contains(touched) || touched.contains(end));
  };
  const spots = [...end.getClientRects()].flatMap(({ left, top, right, bottom }) => [
    [(left + right) / 2, top + 3] as const,
    [(left + right) / 2, bottom - 3] as const,
    [left + 3, (top + bottom) / 2] as const,
    [right - 3, (top + bottom) / 2] as const,
  ]);
  // The drawing of the map is cut at its edges, and of a large field the browser shows the line that is typed.
  const isWhole = end.matches("svg *, textarea")
    ? spots.some((spot) => touches(...spot))
    : spots.every((spot) => touches(...spot));
  const { x, y } = end.getBoundingClientRect();
  return isWhole ? "" : `${location.pathname}: ${end.id} ${end.ariaLabel ?? end.textContent} at ${x}, ${y}`;
}

for (const address of KINDS) {
  test(`nothing that has the focus on ${address} is covered`, async ({ page }) => {
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      await page.goto(address);
      expect(await tabThrough(page), `${size.width} px`).toEqual([]);
    }
  });
}

test("nothing that has the focus in the menu or the dialog is covered", async ({ page }) => {
  for (const size of [...SCREENS, ...sizes("320x568", "568x320", "844x390")]) {
    await page.setViewportSize(size);
    await page.goto(SERVICE_PAGE);
    const menu = page.getByRole("button", { name: "Menu" });
    if (await menu.isVisible()) {
      await menu.click();
      expect(await tabThrough(page), `menu, ${size.width} px`).toEqual([]);
      await page.goto(SERVICE_PAGE);
    }
    await page.getByRole("button", { name: "Request Help" }).click();
    expect(await tabThrough(page), `dialog, ${size.width} px`).toEqual([]);
  }
});

const INSETS = { top: 47, right: 44, bottom: 34, left: 44 };

const PHONES = sizes("390x844", "844x390", "1366x1024");

/** Each layer over the page, and what brings it up. */
const LAYERS: readonly (readonly [name: string, selector: string, show: (page: Page) => Promise<unknown>])[] =
  [
    ["header", "header", (page) => page.goto(CITY_PAGE)],
    ["skip link", "header .skip-link", (page) => page.goto("/terms").then(() => page.keyboard.press("Tab"))],
    ["menu", "#menu", (page) => page.goto("/terms").then(() => page.evaluate(openMenu))],
    ["call bar", "#call-bar", (page) => page.goto("/terms").then(() => page.evaluate(scrollToMiddle))],
    ["location button", ".floating", (page) => page.goto("/")],
    ["dialog", "#request", (page) => openDialog(page)],
    [
      "end of the dialog",
      "#request",
      (page) => openDialog(page).then(() => page.keyboard.press("Shift+Tab")),
    ],
  ];

async function openDialog(page: Page): Promise<void> {
  await page.goto(SERVICE_PAGE);
  await page.getByRole("button", { name: "Request Help" }).click();
}

/** Runs in the page: opens the menu as on a phone, whatever the width. */
function openMenu(): void {
  document.getElementById("menu")?.showPopover();
}

/** Runs in the page: in the middle of the terms no other call link is in view. */
function scrollToMiddle(): void {
  const headings = document.querySelectorAll("main h2");
  headings[Math.floor(headings.length / 2)]?.scrollIntoView({ block: "center" });
}

/** Runs in the page: the controls of a layer that are in the covered edges, by what a finger there would reach. */
function coveredIn(layer: Element, insets: typeof INSETS): string[] {
  const reached = new Set<Element>();
  const isCovered = (x: number, y: number) =>
    x < insets.left || y < insets.top || x >= innerWidth - insets.right || y >= innerHeight - insets.bottom;
  for (let y = 1; y < innerHeight; y += 3)
    for (let x = 1; x < innerWidth; x += 3) {
      const control =
        isCovered(x, y) && document.elementFromPoint(x, y)?.closest("a, button, input, select, textarea");
      if (control && layer.contains(control)) reached.add(control);
    }
  return Array.from(reached, (control) => control.ariaLabel ?? control.textContent);
}

for (const [name, selector, show] of LAYERS) {
  test(`the ${name} is clear of the screen's covered edges`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets: INSETS });
    for (const size of PHONES) {
      await page.setViewportSize(size);
      await show(page);
      const layer = page.locator(selector);
      await expect(layer).toBeVisible();
      expect(await layer.evaluate(coveredIn, INSETS), `${size.width} px`).toEqual([]);
    }
  });
}
