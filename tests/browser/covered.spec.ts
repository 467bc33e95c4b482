import type { Page } from "@playwright/test";
import { sizes } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";
import { coveredFocus } from "../support/covered.ts";
import { CITY_PAGE, SERVICE_PAGE } from "../support/pages.ts";

/*
 * Nothing covers what has the focus in the menu and the dialog (of pages: every-address.spec.ts), and none of what covers the
 * edges of a phone's screen, which are rounded corners, the camera and the home bar, covers a control.
 */

async function openDialog(page: Page): Promise<void> {
  await page.goto(SERVICE_PAGE);
  await page.getByRole("button", { name: "Request Help" }).click();
}

test("nothing that has the focus in the menu or the dialog is covered; the dialog keeps the focus, in the order seen", async ({
  page,
}) => {
  const opener = page.getByRole("button", { name: "Request Help" });
  const parts = page.locator("#request :is(h2, .danger a, .field, #request-gps)");
  for (const size of sizes("390x664", "320x568", "844x390", "1280x800")) {
    await page.setViewportSize(size);
    await openDialog(page);
    const tops = await parts.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(await coveredFocus(page, "#request"), `dialog, ${size.width} px`).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.locator("#request :focus")).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    const menu = page.getByRole("button", { name: "Menu" });
    if (!(await menu.isVisible())) continue;
    await menu.click();
    expect(await coveredFocus(page, "#menu"), `menu, ${size.width} px`).toEqual([]);
  }
});

const INSETS = { top: 47, right: 44, bottom: 34, left: 44 };

const PHONES = sizes("390x844", "844x390", "1366x1024");

/** Runs in the page: in the middle of the terms no other call link is in view. */
function scrollToMiddle(): void {
  const headings = document.querySelectorAll("main h2");
  headings[Math.floor(headings.length / 2)]?.scrollIntoView({ block: "center" });
}

/** Each layer over the page: what opens it, and what shows its end, or itself, on a screen of another size. */
const LAYERS: readonly (readonly [
  selector: string,
  open: (page: Page) => Promise<unknown>,
  show?: (page: Page) => Promise<unknown>,
])[] = [
  ["header", (page) => page.goto(CITY_PAGE)],
  ["header .skip-link", (page) => page.goto("/terms").then(() => page.keyboard.press("Tab"))],
  ["#menu", (page) => page.evaluate(() => document.getElementById("menu")?.showPopover())],
  ["#call-bar", (page) => page.goto("/terms"), (page) => page.evaluate(scrollToMiddle)],
  [".floating", (page) => page.goto("/")],
  ["#request", openDialog],
  ["#request", openDialog, (page) => page.locator("#request-send").focus()],
];

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

test("no control of a layer over the page is under the screen's covered edges", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets: INSETS });
  for (const [selector, open, show] of LAYERS) {
    await open(page);
    for (const size of PHONES) {
      await page.setViewportSize(size);
      await show?.(page);
      const layer = page.locator(selector);
      await expect(layer).toBeVisible();
      expect.soft(await layer.evaluate(coveredIn, INSETS), `${selector}, ${size.width} px`).toEqual([]);
    }
  }
});
