import type { Page } from "@playwright/test";
import { business } from "../../src/business/current.ts";
import { failuresOn, violationsOn } from "../support/accessibility.ts";
import { type Box, boxesOf, laidOut } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";
import { EMERGENCY } from "../support/links.ts";
import { CITY_PAGE, KINDS, SERVICE_PAGE, services } from "../support/pages.ts";
import { islandIsLive } from "../support/request.ts";

/** One page for each danger, and the home page. */
const PAGES = [...new Map(services.map((page) => [page.danger, page.addresses[0]])), ["either", "/"] as const]
  .filter(([danger]) => danger !== undefined)
  .map(([, address]) => address);

const WIDTHS = [
  [320, 568],
  [360, 640],
  [390, 664],
  [820, 1180],
  [1280, 800],
] as const;

const HOTLINE = `tel:${business.hotline.e164}`;

/** The shortest distance between the touch areas of two elements, in CSS pixels. */
function distance(one: Box, other: Box): number {
  const across = Math.max(one.x - (other.x + other.width), other.x - (one.x + one.width), 0);
  const down = Math.max(one.y - (other.y + other.height), other.y - (one.y + one.height), 0);
  return Math.hypot(across, down);
}

const LINE = "main > section .danger";

/** The visible links that call or text. They are read all at one moment, because the call bar comes and goes. */
async function shownLinks(page: Page) {
  await laidOut(page);
  const links = page.locator('a[href^="tel:"], a[href^="sms:"]').filter({ visible: true });
  return await links.evaluateAll(
    (links, line) =>
      links.map((link) => ({
        href: link.getAttribute("href") ?? "",
        isInLine: link.matches(`${line} a`),
        isMainCall: link.matches(".actions .button-call"),
        text: link.textContent,
        fontSize: Number.parseFloat(getComputedStyle(link).fontSize),
        box: link.getBoundingClientRect().toJSON() as Box,
      })),
    LINE,
  );
}

/** Expects 911 in the page's first view: whole, large enough to touch, smaller than the hotline, and away from it. */
async function expectSafe(page: Page): Promise<void> {
  for (const href of EMERGENCY) {
    await expect(page.locator(`${LINE} a[href="${href}"]`)).toBeInViewport({ ratio: 1 });
  }
  const links = await shownLinks(page);
  const inLine = links.filter(({ isInLine }) => isInLine);
  expect(inLine.map(({ href }) => href)).toEqual(EMERGENCY);
  const others = links.filter(({ href }) => href === HOTLINE || href.startsWith("sms:+"));
  const [mainCall] = others.filter(({ isMainCall }) => isMainCall);
  if (!mainCall) throw new Error("The page's call button is not shown");
  for (const { href, box, fontSize } of inLine) {
    expect(Math.min(box.height, box.width)).toBeGreaterThanOrEqual(44);
    for (const other of others)
      expect(distance(box, other.box), `${href} and ${other.text}`).toBeGreaterThanOrEqual(24);
    expect(fontSize).toBeLessThan(mainCall.fontSize);
  }
}

test("911 is in the first view of each page that names it, away from the hotline", async ({ page }) => {
  for (const address of PAGES) {
    await page.goto(address ?? "");
    for (const [width, height] of WIDTHS) {
      await page.setViewportSize({ width, height });
      await expectSafe(page);
    }
  }
});

test("911 is in the first view of every dialog, which is accessible", async ({ page }) => {
  for (const address of ["/", SERVICE_PAGE, CITY_PAGE]) {
    await page.goto(`${address}#services`);
    await page.locator("button[command=show-modal]").click();
    await islandIsLive(page);
    const part = (selector: string) => page.locator(`#request ${selector}`);
    const call = part('.danger a[href="tel:911"]');
    const text = part('.danger a[href="sms:911"]');
    const others = [part("[command=close]"), part("#request-service")];
    for (const [width, height] of WIDTHS) {
      await page.setViewportSize({ width, height });
      for (const link of [call, text]) await expect(link).toBeInViewport({ ratio: 1 });
      const [atCall, atText, ...atOthers] = await boxesOf(call, text, ...others);
      for (const other of atOthers) {
        for (const link of [atCall, atText]) expect(distance(link, other)).toBeGreaterThanOrEqual(2);
      }
    }
    expect(await violationsOn(page)).toEqual([]);
    expect(await failuresOn(page)).toEqual([]);
  }
});

test("911 in view does not count as a call button: the call bar still shows", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 330 });
  await page.goto(SERVICE_PAGE);
  await expect(page.getByRole("main").getByRole("link", { name: "Call 911" }).first()).toBeInViewport();
  await expect(page.locator("#call-bar")).toBeVisible();
});

/** The color of call buttons, as browsers write it. */
const [red, green, blue] = business.actionColor.match(/[^#]{2}/g) ?? [];
const AMBER = `rgb(${[red, green, blue].map((part) => Number.parseInt(part ?? "", 16)).join(", ")})`;

/** How many amber links are in view. Buttons that send a form are amber, too, but are not counted. */
async function amberInView(page: Page): Promise<number> {
  return await page.evaluate((amber) => {
    return [...document.querySelectorAll("a:not(.skip-link)")].filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      const isInView = width > 0 && bottom > 0 && top < innerHeight;
      const { backgroundColor, clipPath } = getComputedStyle(element);
      // A skip link is clipped until it has the focus.
      const isShown = element.checkVisibility({ visibilityProperty: true }) && clipPath === "none";
      return isInView && isShown && backgroundColor === amber;
    }).length;
  }, AMBER);
}

test("one amber button is in the first view of every kind of page", async ({ page }) => {
  // On the form's page, the button that sends it is.
  for (const address of KINDS.filter((each) => each !== "/request-help")) {
    await page.goto(address);
    for (const [width, height] of WIDTHS) {
      await page.setViewportSize({ width, height });
      await laidOut(page);
      expect(await amberInView(page), `${address}, ${width} px`).toBe(1);
    }
  }
});

test("further down the home page, the call bar's call button is amber", async ({ page }) => {
  await page.goto("/");
  const call = page.locator(".floating .button-call");
  for (const [width, height] of WIDTHS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(call).not.toHaveCSS("background-color", AMBER);
    await page.locator("#why-choose").evaluate((element) => element.scrollIntoView({ block: "start" }));
    await expect(call).toHaveCSS("background-color", AMBER);
    expect(await amberInView(page)).toBe(1);
  }
});
