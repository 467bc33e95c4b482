import type { Locator, Page } from "@playwright/test";
import { middleOf, putUnderFinger, takesTaps } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";
import { fillIn } from "../support/forms.ts";
import { SERVICE_PAGE } from "../support/pages.ts";
import { MENU, openContact, requestDialog, watchOpenings } from "../support/request.ts";
import { WRITTEN } from "../support/typed.ts";

/*
 * A double tap whose first tap brings something under the finger: docs/decisions/0035-second-taps.md. What scripts
 * bring: use-notes.test.tsx, sent-panel.test.tsx; the call bar: floating.spec.ts; Back: back.spec.ts; other
 * engines: tests/engines/dialog.test.ts.
 */

/** Runs in the page: for how many milliseconds something ignores taps. */
const durations = () => document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime));

/** Stops or starts animations: by one, a page ignores taps for half a second, which a busy machine may miss. */
async function animationsOf(page: Page): Promise<(run: "stop" | "go on") => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send("Animation.enable");
  return async (run) => {
    await client.send("Animation.setPlaybackRate", { playbackRate: run === "stop" ? 0 : 1 });
  };
}

/** Expects what has just come, with animations stopped, to ignore taps, and to take them later. */
async function expectToIgnore(control: Locator, animations: Awaited<ReturnType<typeof animationsOf>>): Promise<void> {
  await expect(control).toBeVisible();
  expect(await control.evaluate((control) => getComputedStyle(control).pointerEvents)).toBe("none");
  await animations("go on");
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
      await page.goto(SERVICE_PAGE);
      await takesTaps(page);
      await animations("stop");
      await page.locator(MENU).click();
      await expectToIgnore(page.locator("[data-part=menu] a").first(), animations);
      await page.keyboard.press("Escape");
      const { dialog, opener, close } = requestDialog(page);

      /** Taps a control twice; the first tap brings this link under the finger, which takes taps later. */
      const tapTwice = async (control: Locator, brought: string, isBrought: () => Promise<unknown>) => {
        await control.scrollIntoViewIfNeeded();
        const { x, y } = await middleOf(control);
        await animations("stop");
        await page.mouse.click(x, y);
        await isBrought();
        await page.evaluate(putUnderFinger, [brought, { x, y }] as const);
        await page.mouse.click(x, y);
        await expect.poll(() => openings).toEqual([]);
        await isBrought();
        expect(new Set(await page.evaluate(durations))).toEqual(new Set([500]));
        await animations("go on");
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
  await animations("stop");
  const { opener, openLive, fields: requestFields, gps } = requestDialog(page);
  await expectToIgnore(opener, animations);
  await openLive();
  // The dialog takes taps although the page behind it does not.
  await page.evaluate(() => document.body.animate({ pointerEvents: ["none", "none"] }, Infinity));
  await gps.click({ trial: true });
  await animations("stop");
  await requestFields.service.selectOption("Other");
  await expectToIgnore(gps, animations);
  const { fields, send } = await openContact(page);
  await fillIn(fields, WRITTEN);
  await animations("stop");
  await send.click();
  await expectToIgnore(page.getByRole("button", { name: "Dismiss" }), animations);
});
