import type { Locator, Page } from "@playwright/test";
import { business } from "../../src/business/current.ts";
import { expect, test, violationsOn } from "../support/browser.ts";
import { EMERGENCY } from "../support/links.ts";
import { CITY_PAGE, SERVICE_PAGE, services } from "../support/pages.ts";

/** One page for each danger, and the home page. */
const PAGES = [...new Map(services.map((page) => [page.danger, page.addresses[0]])), ["either", "/"] as const]
  .filter(([danger]) => danger !== undefined)
  .map(([, address]) => address);

const WIDTHS = [
  [320, 568],
  [390, 664],
  [820, 1180],
  [1280, 800],
] as const;

const HOTLINE = `tel:${business.hotline.e164}`;

type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

/** The shortest way between what can be touched of two elements, in CSS pixels; both must be there. */
function distance(one: Box | null, other: Box | null): number {
  if (!one || !other) throw new Error("One of the two is not shown");
  const across = Math.max(one.x - (other.x + other.width), other.x - (one.x + one.width), 0);
  const down = Math.max(one.y - (other.y + other.height), other.y - (one.y + one.height), 0);
  return Math.hypot(across, down);
}

/** 911 in a part of the page: can be seen and touched, smaller than the hotline, and away from it. */
async function expectSafe(page: Page, line: Locator): Promise<void> {
  // All at once: the call bar comes and goes.
  const others = await page
    .locator(`a[href="${HOTLINE}"], a[href^="sms:+"]`)
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => ({ text: link.textContent, box: link.getBoundingClientRect().toJSON() as Box })),
    );
  for (const href of EMERGENCY) {
    const link = line.locator(`a[href="${href}"]`);
    await expect(link).toBeInViewport({ ratio: 1 });
    const box = await link.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
    for (const other of others)
      expect(distance(box, other.box), `${href} and ${other.text}`).toBeGreaterThanOrEqual(24);
    const size = (of: Locator) =>
      of.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await size(link)).toBeLessThan(await size(page.locator(".actions .button-call")));
  }
}

for (const address of PAGES) {
  test(`911 stands in the first view of ${address}, and away from the hotline`, async ({ page }) => {
    await page.goto(address);
    for (const [width, height] of WIDTHS) {
      await page.setViewportSize({ width, height });
      await expectSafe(page, page.locator("main > section .danger"));
    }
  });
}

for (const address of ["/", SERVICE_PAGE, CITY_PAGE]) {
  test(`911 stands in the first view of the dialog of ${address}`, async ({ page }) => {
    // Fades and smooth ways would move what is measured.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${address}#services`);
    await page.locator("button[command=show-modal]").click();
    for (const [width, height] of WIDTHS) {
      await page.setViewportSize({ width, height });
      const line = page.locator("#request .danger");
      for (const href of EMERGENCY) {
        const link = line.locator(`a[href="${href}"]`);
        await expect(link).toBeInViewport({ ratio: 1 });
        for (const target of ["[command=close]", "#request-service"]) {
          const box = await page.locator(`#request ${target}`).boundingBox();
          expect(distance(await link.boundingBox(), box), target).toBeGreaterThanOrEqual(2);
        }
      }
    }
    expect(await violationsOn(page)).toEqual([]);
  });
}

test("911 in view is no call button in view: the call bar is there", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 240 });
  await page.goto("/");
  await expect(page.getByRole("main").getByRole("link", { name: "Call 911" }).first()).toBeInViewport();
  await expect(page.locator("#call-bar")).toBeVisible();
});

const AMBER = "rgb(255, 185, 14)";

/** How many amber links stand in view; the buttons that send a form are amber in their part of a page. */
async function amberInView(page: Page): Promise<number> {
  return await page.evaluate((amber) => {
    return [...document.querySelectorAll("a")].filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      const isInView = width > 0 && bottom > 0 && top < innerHeight;
      const isShown = element.checkVisibility({ visibilityProperty: true });
      return isInView && isShown && getComputedStyle(element).backgroundColor === amber;
    }).length;
  }, AMBER);
}

for (const address of ["/", SERVICE_PAGE, CITY_PAGE, "/contact", "/blog", "/terms", "/service-areas"]) {
  test(`one amber button is in the first view of ${address}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    for (const [width, height] of WIDTHS) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => amberInView(page), { message: `${width} px` }).toBe(1);
    }
  });
}

test("further down the home page, the call at the thumb is amber", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
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
