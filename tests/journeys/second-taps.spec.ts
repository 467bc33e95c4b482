import type { Locator, Page } from "@playwright/test";
import { middleOf, putUnderFinger, takesTaps } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";
import { fillIn } from "../support/forms.ts";
import { MENU, openContact, requestDialog, watchOpenings } from "../support/request.ts";
import { WRITTEN } from "../support/typed.ts";

/*
 * A double tap whose first tap brings something under the finger: docs/decisions/0035-second-taps.md. What scripts
 * bring: link-form.test.tsx, sent-panel.test.tsx; the call bar: floating.spec.ts; Back: back.spec.ts; other
 * engines: tests/engines/dialog.test.ts.
 */

/** Runs in the page: whether an element takes taps, so many milliseconds after what runs now has begun. */
function takesTapsAt([selector, milliseconds]: readonly [string, number]): boolean {
  for (const animation of document.getAnimations()) animation.currentTime = milliseconds;
  return getComputedStyle(document.querySelector(selector) ?? document.body).pointerEvents !== "none";
}

/** Slows animations down: by one, a page ignores taps for half a second, which a busy machine may miss. */
async function animationsOf(page: Page): Promise<(run: "slow" | "as usual") => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send("Animation.enable");
  return async (run) => {
    await client.send("Animation.setPlaybackRate", { playbackRate: run === "slow" ? 0.02 : 1 });
  };
}

/** Expects what has just come, with slow animations, to ignore taps, and to take them later. */
async function expectToIgnore(control: Locator, animations: Awaited<ReturnType<typeof animationsOf>>): Promise<void> {
  await expect(control).toBeVisible();
  await expect(control).toHaveCSS("pointer-events", "none");
  await animations("as usual");
  await control.click({ trial: true });
}

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a second tap presses nothing that the first one opened, uncovered or led to, for half a second", async ({
      page,
    }) => {
      // Late, a page of the site takes taps at once; a busy machine answers late.
      await page.addInitScript(() =>
        Object.defineProperty(PerformanceResourceTiming.prototype, "responseStart", { value: 100 }),
      );
      const openings = await watchOpenings(page);
      const animations = await animationsOf(page);
      await page.goto("/keys");
      await takesTaps(page);
      await animations("slow");
      await page.locator(MENU).click();
      await expectToIgnore(page.locator("[data-part=menu] a").first(), animations);
      await page.keyboard.press("Escape");
      const { dialog, opener, close } = requestDialog(page);

      /** Taps a control twice; the first tap brings this link under the finger, which takes taps later. */
      const tapTwice = async (control: Locator, brought: string, isBrought: () => Promise<unknown>) => {
        await control.scrollIntoViewIfNeeded();
        const { x, y } = await middleOf(control);
        await animations("slow");
        await page.mouse.click(x, y);
        await isBrought();
        await expect(page.locator(brought).first()).toHaveCSS("pointer-events", "none");
        await page.evaluate(putUnderFinger, [brought, { x, y }] as const);
        await page.mouse.click(x, y);
        await expect.poll(() => openings).toEqual([]);
        await isBrought();
        expect(await page.evaluate(takesTapsAt, [brought, 480] as const)).toBe(false);
        expect(await page.evaluate(takesTapsAt, [brought, 500] as const)).toBe(true);
        await animations("as usual");
        await page.locator(brought).first().click({ trial: true });
      };
      await tapTwice(opener, "dialog [href='sms:911']", () => expect(dialog).toBeVisible());
      await tapTwice(close, "header [href^='tel:']", () => expect(dialog).toBeHidden());
      const next = page.locator("footer [href='/terms']");
      await tapTwice(next, "header [href^='tel:']", () => expect(page).toHaveURL("/terms"));
    });
  });

test("the location button, a toast and what a list has covered take no tap when they come", async ({ page }) => {
  const animations = await animationsOf(page);
  await page.goto("/");
  await animations("slow");
  const { opener, openLive, fields: requestFields, gps } = requestDialog(page);
  await expectToIgnore(opener, animations);
  // The call beside it has been there all the time.
  const call = page.locator("#call-bar [href^='tel:']");
  expect(await call.evaluate((call) => call.getAnimations().length)).toBe(0);
  await openLive();
  // The dialog takes taps although the page behind it does not.
  await page.evaluate(() => document.body.animate({ pointerEvents: ["none", "none"] }, Infinity));
  await gps.click({ trial: true });
  await animations("slow");
  await requestFields.service.selectOption("Other");
  await expect(gps).toHaveCSS("pointer-events", "none");
  // A quick driver goes on at once: what is typed must not change the choice.
  await requestFields.name.click();
  await page.keyboard.type("Tom");
  await expect(requestFields.service).toHaveValue("Other");
  await expect(requestFields.name).toHaveValue("Tom");
  await expectToIgnore(gps, animations);
  const { fields, send } = await openContact(page);
  await fillIn(fields, WRITTEN);
  await animations("slow");
  await send.click();
  await expectToIgnore(page.getByRole("button", { name: "Dismiss" }), animations);
});

/** Runs in the page: what tools for calm pages and accessibility bars do to all pages. */
function pauseAnimations(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before { animation-play-state: paused !important; animation-fill-mode: both !important }");
  document.adoptedStyleSheets = [sheet];
}

test("where a tool pauses all animations, the second page, the menu and the dialog take taps", async ({ page }) => {
  await page.addInitScript(pauseAnimations);
  await page.goto("/keys");
  await page.locator("footer [href='/terms']").click();
  await expect(page).toHaveURL("/terms");
  await page.locator(MENU).click();
  await page.locator("[data-part=menu] a").first().click({ trial: true });
  await page.goto("/keys");
  const { dialog, openLive, close, opener } = requestDialog(page);
  await openLive();
  await dialog.locator("[href='sms:911']").click({ trial: true });
  await close.click();
  await opener.click({ trial: true });
});

test("a tool that pauses animations while taps are ignored changes nothing", async ({ page }) => {
  const animations = await animationsOf(page);
  await page.goto("/keys");
  await takesTaps(page);
  await animations("slow");
  await page.locator(MENU).click();
  const link = page.locator("[data-part=menu] a").first();
  await expect(link).toHaveCSS("pointer-events", "none");
  await page.evaluate(pauseAnimations);
  await expectToIgnore(link, animations);
});
