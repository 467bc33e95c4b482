import type { Page } from "@playwright/test";
import { tooSmall, violationsOn } from "../../tests/support/accessibility.ts";
import { boxOf, gapBetween, laidOut, scrollToMiddle, sizes } from "../../tests/support/boxes.ts";
import { expect, stopClock, test } from "../../tests/support/browser.ts";
import { groundOf, setTextSize, showInWideFont } from "../../tests/support/layout.ts";
import { OPENER } from "../../tests/support/request.ts";

/* What floats over a page: the call bar, and the home page's location button. */

const bar = "#call-bar";

const call = (page: Page) => page.locator(bar).locator("[href^='tel:']");

test("911 does not count as a call button for the call bar", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 330 });
  await page.goto("/keys");
  const moveDown = (actions: HTMLElement) => actions.style.setProperty("margin-top", "100vh");
  await page.locator(".actions").first().evaluate(moveDown);
  await expect(page.getByRole("main").getByRole("link", { name: "Call 911" }).first()).toBeInViewport();
  await expect(page.locator(bar)).toBeVisible();
});

test("the number of a road's operator does not count as a call button for the call bar", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 330 });
  await page.goto("/ashby");
  await page.locator("dd [href^='tel:+']").first().scrollIntoViewIfNeeded();
  await laidOut(page);
  await expect(page.locator("dd [href^='tel:+']").first()).toBeInViewport();
  await expect(page.locator(bar)).toBeVisible();
});

test("the call bar comes when no other call button is in view, and cannot be tapped at once", async ({ page }) => {
  await page.goto("/keys");
  await expect(page.locator(bar)).toBeHidden();
  const whenBarComes = await page.locator(bar).evaluateHandle((bar) => ({
    touched: new Promise<string>((resolve) => {
      new MutationObserver(() => {
        const waitsOf = [...bar.children].map((link) => link.getAnimations());
        const { left, top, width, height } = bar.getBoundingClientRect();
        const touched = [100, 450].map((milliseconds) => {
          for (const wait of waitsOf.flat()) wait.currentTime = milliseconds;
          return document.elementFromPoint(left + width / 3, top + height / 2)?.closest("a") ?? "nothing";
        });
        const ends = waitsOf.map((waits) => `${waits.map(({ effect }) => effect?.getComputedTiming().endTime)}`);
        if (!bar.matches("[data-away]")) resolve(`${touched.join(" and ")} for ${[...new Set(ends)]} ms`);
      }).observe(bar, { attributes: true });
    }),
  }));
  await page.evaluate(scrollToMiddle);
  expect(await whenBarComes.evaluate(({ touched }) => touched)).toBe("nothing and nothing for 500 ms");
  await call(page).click({ trial: true });
  await expect(call(page)).toBeInViewport({ ratio: 1 });
  await expect(call(page)).toHaveAttribute("href", "tel:+18008434357");
  expect(await page.evaluate(tooSmall)).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);

  // Its one word never breaks.
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const height = await page.locator(`${bar} > .button-quiet`).evaluate((button) => {
      const word = document.createRange();
      word.selectNodeContents(button);
      return word.getBoundingClientRect().height;
    });
    expect(height, `${width} px`).toBeLessThan(30);
  }
  // At the side of a computer's window, and on a phone on its side, the bar itself has no ground.
  for (const size of sizes("1280x800", "844x390")) {
    await page.setViewportSize(size);
    const text = page.locator(`${bar} > .button-quiet`);
    await expect(text).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  }
  await page.setViewportSize({ width: 390, height: 844 });

  const last = page.getByRole("contentinfo").getByRole("link", { name: "1-800-THE-HELP" });
  await last.scrollIntoViewIfNeeded();
  await expect(page.locator(bar)).toBeHidden();
});

test("the location button comes after 3.2 s, or with the services, and covers no call button", async ({ page }) => {
  // A screen too short for the services to be in view.
  await page.setViewportSize({ width: 390, height: 500 });
  await stopClock(page);
  const button = page.locator(OPENER);
  const services = page.locator("#services");
  await page.goto("/");
  // The page's own call button is in view: one amber button is enough.
  expect(await groundOf(call(page))).toBe(await groundOf(page.locator(bar)));
  // Black on amber, but not on the bar.
  await expect(call(page).locator("svg")).toHaveCSS("filter", "none");
  await page.clock.runFor(3100);
  await expect(button).toBeHidden();
  await page.clock.runFor(200);
  await expect(button).toBeVisible();
  for (const width of [320, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await laidOut(page);
    const [opener, inBar] = [await boxOf(button), await boxOf(call(page))];
    const ownCall = await boxOf(page.locator(".actions .button-call"));
    expect(gapBetween(opener, inBar), `${width} px`).toBeGreaterThanOrEqual(8);
    if (width < 1280) expect(opener.x, `${width} px`).toBeGreaterThanOrEqual(12);
    // Its number is shown where it has room.
    const number = call(page).locator(".unbroken");
    expect(await number.evaluate((number) => number.getBoundingClientRect().width > 0), `${width} px`).toBe(
      width === 820,
    );
    for (const control of [opener, inBar]) {
      expect(gapBetween(control, ownCall), `${width} px`).toBeGreaterThanOrEqual(0);
      // One or two short lines.
      expect(control.height, `${width} px`).toBeLessThanOrEqual(width < 1280 ? 60 : 110);
    }
  }
  await expect(button).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  // That is the narrowest window with a margin for it. Words begin and end within the padding of their section.
  await showInWideFont(page);
  for (const height of [640, 500]) {
    await page.setViewportSize({ width: 1280, height });
    const [words, beside] = await Promise.all([boxOf(services), boxOf(button)]);
    expect(beside.x, `${height} px high`).toBeGreaterThanOrEqual(words.x + words.width - 20);
  }

  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("/");
  for (const part of [0.09, 0.11]) {
    await services.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height * part - innerHeight, behavior: "instant" });
    }, part);
    await laidOut(page);
    await expect(services).toBeInViewport({ ratio: part - 0.01 });
    await expect(button).toBeVisible({ visible: part > 0.1 });
  }
  // The bar covers nothing at the end of the page.
  await page.getByRole("contentinfo").getByText("©").hover({ trial: true, timeout: 8_000 });
});

test("on a phone on its side, the floating buttons cover nothing of the line with 911", async ({ page }) => {
  for (const size of sizes("844x390", "740x360", "667x375")) {
    await page.setViewportSize(size);
    await page.goto("/#services");
    await showInWideFont(page);
    // As low as the buttons, which come with the services.
    const danger = page.locator(".hero-words > .danger");
    await danger.evaluate((line) =>
      scrollBy({ top: line.getBoundingClientRect().bottom - innerHeight, behavior: "instant" }),
    );
    const buttons = await Promise.all((await page.locator(`${bar} > *:visible`).all()).map(boxOf));
    for (const words of await danger.locator("> *").all())
      for (const button of buttons)
        expect(gapBetween(button, await boxOf(words)), `${size.width} px`).toBeGreaterThanOrEqual(0);
  }
});

/** Runs in the page: what part of the window header and call bar take. */
function shareTaken(): number {
  const parts = [...document.querySelectorAll("header, #call-bar")];
  const areas = parts
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => part.getBoundingClientRect())
    .map(({ width, height, bottom }) => width * Math.max(0, Math.min(height, bottom)));
  return areas.reduce((sum, area) => sum + area, 0) / (innerWidth * innerHeight);
}

test("at the end of a page, the call bar covers nothing of the footer", async ({ page }) => {
  for (const size of sizes("320x568", "1279x800")) {
    await page.setViewportSize(size);
    await page.goto("/terms");
    const last = page.locator("footer").getByText("© 2027");
    // As by a long list of cities, which moves the footer's own number out of view.
    await last.evaluate((line) => line.style.setProperty("margin-top", "100vh"));
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(call(page)).toBeInViewport({ ratio: 1 });
    const { y, height } = await boxOf(last);
    expect(y + height).toBeLessThanOrEqual((await boxOf(page.locator(bar))).y);
  }
});

test("in a very low window, as at a zoom of 400%, header and call bar scroll away", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/terms");
  await page.evaluate(scrollToMiddle);
  for (const part of [page.getByRole("banner"), page.locator(bar)]) await expect(part).not.toBeInViewport();
});

test("header and call bar leave most of the screen to the page, also with text at 200%", async ({ page }) => {
  for (const size of sizes("390x664", "853x330", "740x360")) {
    const most = size.width > size.height ? 1 / 4 : 1 / 3;
    await page.setViewportSize(size);
    for (const address of ["/", "/terms"]) {
      await page.goto(address);
      // With larger text the header of a page that was just opened takes more, and scrolls away.
      expect(await page.evaluate(shareTaken), address).toBeLessThanOrEqual(most);
      for (const textSize of ["100%", "200%"]) {
        await setTextSize(page, textSize);
        await page.evaluate(scrollToMiddle);
        await expect(call(page)).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(shareTaken), `${address}, ${textSize}`).toBeLessThanOrEqual(most);
        expect((await boxOf(call(page))).height).toBeGreaterThanOrEqual(48);
        const isCut = (button: Element) => button.scrollWidth > button.clientWidth;
        const noRoom = "the bar has no room for its buttons: leave one out, or shorten its words";
        for (const button of await page.locator(`${bar} > *`).all())
          expect(await button.evaluate(isCut), noRoom).toBe(false);
      }
    }
  }
});
