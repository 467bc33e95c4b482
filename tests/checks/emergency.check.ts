import type { Page } from "@playwright/test";
import { fileOf } from "../../src/shared/files.ts";
import { tooSmall, violationsOn } from "../support/accessibility.ts";
import { gapBetween, laidOut, sizes } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";
import { readText } from "../support/dist-files.ts";
import { setTextSize } from "../support/layout.ts";
import { EMERGENCY } from "../support/links.ts";
import { CANONICAL, SERVICE_PAGE, services } from "../support/pages.ts";
import { islandIsLive, requestDialog } from "../support/request.ts";

/* Where 911 is on a screen. Which pages have it, and where in their text: tests/checks/text-and-danger.test.ts. */

/** One page for each danger, and the home page. */
const PAGES = [...new Map(services.map((page) => [page.danger, page.addresses[0]])), ["either", "/"] as const]
  .filter(([danger]) => danger !== undefined)
  .map(([, address = ""]) => address);

const SCREENS = sizes("320x568", "360x640", "390x664", "820x1180", "1280x800");

/** What not every business has, above 911. */
const EXTRAS = "aside.todays-notice, .hero-words > .links-below";

test("911 is in the first view of each page that names it, away from the hotline", async ({ page }) => {
  const expectInView = async () => {
    for (const href of EMERGENCY)
      await expect(page.locator(`main > section .danger a[href="${href}"]`)).toBeInViewport({ ratio: 1 });
    await expectAway(page, "");
  };
  for (const address of PAGES) {
    await page.goto(address);
    for (const { width, height } of SCREENS) {
      await page.setViewportSize({ width, height });
      // The smallest phone has no room for today's notice, so that the screen here is as much higher.
      const notice = await page.locator("aside.todays-notice").evaluateAll(([box]) => box?.clientHeight ?? 0);
      if (width === 320) await page.setViewportSize({ width, height: height + notice });
      await expectInView();
    }
    await page.locator(EXTRAS).evaluateAll((extras) => {
      for (const extra of extras) extra.remove();
    });
    for (const size of sizes("320x568", "390x664", "1280x800")) {
      await page.setViewportSize(size);
      await expectInView();
    }
  }
});

/** Expects 24 px between each link to 911 and each to another number, of those within a part of the page. */
async function expectAway(page: Page, part: string): Promise<void> {
  await laidOut(page);
  // All boxes are read at one moment, because the call bar comes and goes.
  const shown = page.locator(`${part} a:is([href^="tel:"], [href^="sms:"])`).filter({ visible: true });
  const links = await shown.evaluateAll((links) =>
    links.map((link) => ({ href: link.getAttribute("href") ?? "", box: link.getBoundingClientRect().toJSON() })),
  );
  const urgent = links.filter(({ href }) => EMERGENCY.includes(href));
  const others = links.filter(({ href }) => !EMERGENCY.includes(href));
  expect(others).not.toEqual([]);
  const near = urgent.flatMap(({ href, box }) =>
    others.filter((other) => gapBetween(box, other.box) < 24).map((other) => `${href} and ${other.href}`),
  );
  expect(near, page.url()).toEqual([]);
}

/** Of each kind of text that names 911, a page, if there is one. A city's roads have links to the hotline. */
async function pagesWith911InTexts(page: Page): Promise<ReadonlySet<string>> {
  const built = CANONICAL.map((address) => ({ address, html: readText(fileOf(address)) }));
  const found = await page.evaluate((built) => {
    const parsed = built.map(({ address, html }) => ({
      address,
      main: new DOMParser().parseFromString(html, "text/html").querySelector("main"),
    }));
    return ["dd", "li", ".help-steps", "article"].flatMap(
      (part) => parsed.find(({ main }) => main?.querySelector(`${part} .emergency-link`))?.address ?? [],
    );
  }, built);
  return new Set(found);
}

test("911 in a text is away from the page's other numbers, also with text at 200%", async ({ page }) => {
  for (const address of await pagesWith911InTexts(page)) {
    await page.goto(address);
    for (const textSize of ["100%", "200%"]) {
      await setTextSize(page, textSize);
      // One column of roads, two, and three.
      for (const size of sizes("320x568", "820x1180", "1280x800")) {
        await page.setViewportSize(size);
        // The header and the call bar stay on the screen while the page scrolls.
        await expectAway(page, "main");
        expect(await page.evaluate(tooSmall), `${address}, ${textSize}, ${size.width} px`).toEqual([]);
        expect(await page.evaluate(reachingOut), `${address}, ${textSize}, ${size.width} px`).toEqual([]);
      }
    }
  }
});

/** Runs in the page: the paragraphs out of which a link to 911 reaches, over what is above or below. */
function reachingOut(): string[] {
  return [...document.querySelectorAll("main .emergency-link")].flatMap((link) => {
    const text = link.parentElement;
    const room = text?.getBoundingClientRect() ?? new DOMRect();
    const isIn = [...link.getClientRects()].every(
      ({ top, bottom }) => top >= room.top - 1 && bottom <= room.bottom + 1,
    );
    return isIn ? [] : [text?.textContent ?? ""];
  });
}

test("911 is in the first view of each dialog; on most phones GPS, text, Send and call, too", async ({ page }) => {
  const { dialog, opener, gps, line, text, send, call } = requestDialog(page);
  for (const address of ["/", SERVICE_PAGE]) {
    await page.goto(`${address}#services`);
    await opener.click();
    await islandIsLive(page);
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      for (const href of EMERGENCY)
        await expect(page.locator(`#request .danger a[href="${href}"]`)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(tooSmall), `${size.width} px`).toEqual([]);
      // With the opener, three taps lead to a text with the position.
      if (size.width === 390)
        for (const control of [gps, text, send, call]) await expect(control).toBeInViewport({ ratio: 1 });
    }
    // By role and name: axe asks for no name of a dialog.
    await expect(dialog).toBeVisible();
    await gps.click();
    await expect(line).toContainText("Location access denied.");
    expect(await violationsOn(page)).toEqual([]);
  }
});
