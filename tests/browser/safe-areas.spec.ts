import type { Page } from "@playwright/test";
import { sizes } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";
import { CITY_PAGE, SERVICE_PAGE } from "../support/pages.ts";
import { reachPanel } from "../support/sent-panel.ts";

/* Rounded corners, the camera and the home bar cover the edges of a phone's screen. */

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
    ["panel", "#sent-heading", (page) => reachPanel(page)],
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
