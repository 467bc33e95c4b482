import type { Locator, Page } from "@playwright/test";
import { business } from "../../src/business/current.ts";
import { expect, roadsideViolationsOn, test, violationsOn } from "../support/browser.ts";
import { EMERGENCY } from "../support/links.ts";
import { showAsOldBrowser } from "../support/old-browser.ts";
import { watchOpenings } from "../support/request.ts";

const PAGES = ["/", "/lockouts", "/pop-a-lock", "/flat-tire-change", "/tire-services"];
const WIDTHS = [
  [320, 568],
  [390, 664],
  [820, 1180],
  [1280, 800],
] as const;

const HOTLINE = `tel:${business.hotline.e164}`;

/** The shortest way between what can be touched of two elements, in CSS pixels. */
async function distance(a: Locator, b: Locator): Promise<number> {
  const [one, other] = await Promise.all([a.boundingBox(), b.boundingBox()]);
  if (!one || !other) return Number.POSITIVE_INFINITY;
  const across = Math.max(one.x - (other.x + other.width), other.x - (one.x + one.width), 0);
  const down = Math.max(one.y - (other.y + other.height), other.y - (one.y + one.height), 0);
  return Math.hypot(across, down);
}

/** 911 in a part of the page: can be seen and touched, smaller than the hotline, and away from it. */
async function expectSafe(page: Page, line: Locator): Promise<void> {
  const others = await page.locator(`a[href="${HOTLINE}"]:visible, a[href^="sms:+"]:visible`).all();
  for (const href of EMERGENCY) {
    const link = line.locator(`a[href="${href}"]`);
    await expect(link).toBeInViewport({ ratio: 1 });
    const box = await link.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
    for (const other of others) {
      expect(await distance(link, other), `${href} and ${await other.textContent()}`).toBeGreaterThanOrEqual(
        24,
      );
    }
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

for (const address of ["/", "/lockouts", "/dallas"]) {
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
          expect(await distance(link, page.locator(`#request ${target}`)), target).toBeGreaterThanOrEqual(2);
        }
      }
    }
    expect(await violationsOn(page)).toEqual([]);
    expect(await roadsideViolationsOn(page)).toEqual([]);
  });
}

for (const [index, name] of ["Call 911", "Text 911 where available"].entries()) {
  test(`"${name}" opens it`, async ({ page }) => {
    await page.goto("/lockouts");
    const openings = await watchOpenings(page);
    await page.getByRole("main").getByRole("link", { name }).first().click();
    await expect.poll(() => openings.map(({ url }) => url)).toEqual([EMERGENCY[index]]);
  });
}

test("opening the dialog never puts the focus on 911, be the form there or not", async ({
  browser,
  baseURL,
}) => {
  for (const { script, old } of [
    { script: true, old: false },
    { script: true, old: true },
    { script: false, old: false },
  ]) {
    const page = await browser.newPage({ javaScriptEnabled: script, ...(baseURL && { baseURL }) });
    if (old) await showAsOldBrowser(page, { script });
    await page.goto("/lockouts");
    await page.getByRole("button", { name: "Request Help" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.locator("#request a[href$=':911']:focus")).toHaveCount(0);
    await expect(page.locator("#request :focus")).toHaveCount(1);
    await page.close();
  }
});

test("911 in view is no call button in view: the call bar is there", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 240 });
  await page.goto("/lockouts");
  await expect(page.getByRole("main").getByRole("link", { name: "Call 911" }).first()).toBeInViewport();
  await expect(page.locator("#call-bar")).toBeVisible();
});

/** How many amber links stand in view; the buttons that send a form are amber in their part of a page. */
function amberInView(): number {
  return [...document.querySelectorAll("a")].filter((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    const shows = element.checkVisibility({ visibilityProperty: true }) && width > 0;
    return (
      shows &&
      bottom > 0 &&
      top < innerHeight &&
      getComputedStyle(element).backgroundColor === "rgb(255, 185, 14)"
    );
  }).length;
}

for (const address of ["/", "/lockouts", "/dallas", "/contact", "/blog", "/service-areas"]) {
  test(`one amber button at most is in the first view of ${address}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    for (const [width, height] of WIDTHS) {
      await page.setViewportSize({ width, height });
      const phone = width < 768;
      const wanted = address === "/blog" && !phone ? 0 : 1;
      await expect.poll(() => page.evaluate(amberInView), { message: `${width} px` }).toBe(wanted);
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
    await expect(call).not.toHaveCSS("background-color", "rgb(255, 185, 14)");
    await page.locator("#why-choose").evaluate((element) => element.scrollIntoView({ block: "start" }));
    await expect(call).toHaveCSS("background-color", "rgb(255, 185, 14)");
    expect(await page.evaluate(amberInView)).toBe(1);
  }
});
