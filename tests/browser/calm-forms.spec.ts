import type { Locator, Page } from "@playwright/test";
import { GPS_EXPIRED, GPS_WITHOUT_CODE, pinText } from "../../src/content/form-texts.ts";
import { REQUEST_FIELDS } from "../../src/request/fields.ts";
import { locationRules } from "../../src/request/location-rules.ts";
import { SERVICE_CHOICES } from "../../src/request/messages.ts";
import { boxOf } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";
import { contactForm } from "../support/forms.ts";
import { answerGps, forget, gpsButton, holdGps, LOCATED, line } from "../support/held-gps.ts";
import { loadFonts, showIn } from "../support/layout.ts";
import { PLACE } from "../support/location.ts";
import { HOME, islandIsLive, openRequest, SERVICE } from "../support/request.ts";
import { HALF_AN_HOUR } from "../support/sent-panel.ts";

/* The forms' answers are seen where the driver looks, and the forms have no holes (docs/decisions/0026-nothing-moves.md). */

/** Scrolls until the GPS button is at the lowest place where it is whole. */
async function scrollToLowestPlace(page: Page): Promise<void> {
  await gpsButton(page).evaluate((button) => {
    const body = button.closest(".dialog-body") ?? document.documentElement;
    const covers = [...document.querySelectorAll("dialog[open] .dialog-actions, .floating")].filter((cover) =>
      cover.checkVisibility({ visibilityProperty: true }),
    );
    // Bars at the side of the page cover nothing of the form.
    const tops = covers
      .map((cover) => cover.getBoundingClientRect())
      .filter(({ left }) => left < innerWidth / 2);
    const limit = Math.min(innerHeight, ...tops.map(({ top }) => top));
    body.scrollBy({ top: button.getBoundingClientRect().bottom - limit + 1, behavior: "instant" });
  });
}

/** The parts of the line's text that are not whole on the screen, or that something covers. */
async function hiddenText(page: Page): Promise<string[]> {
  return await line(page).evaluate((line) => {
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest(".sr-only")) continue;
      const range = document.createRange();
      range.selectNode(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const isSeen = [top + 1, bottom - 1].every((y) =>
          [left + 1, right - 1].every((x) => line.contains(document.elementFromPoint(x, y))),
        );
        if (!isSeen) hidden.push(`${node.textContent}: ${top} to ${bottom} of ${innerHeight}`);
      }
    }
    return hidden;
  });
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 664],
  [412, 915],
  [1280, 720],
] as const) {
  test(`at ${width} x ${height} each answer of the GPS button is seen above the button`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await holdGps(page);
    for (const [name, open] of Object.entries(LOCATED)) {
      await open(page);
      for (const answer of [1, 2, 3, "found"] as const) {
        await test.step(`${name}: ${answer}`, async () => {
          await scrollToLowestPlace(page);
          const { x, y, width, height } = await boxOf(gpsButton(page));
          await page.mouse.click(x + width / 2, y + height / 2);
          await expect(line(page)).toContainText("Finding your location");
          expect(await hiddenText(page)).toEqual([]);
          await answerGps(page, answer);
          await expect(line(page)).toContainText(answer === "found" ? "GPS attached" : "ocation");
          await expect(gpsButton(page)).not.toHaveAttribute("aria-busy");
          expect(await hiddenText(page)).toEqual([]);
          // Nothing has scrolled or moved for that.
          expect(await boxOf(gpsButton(page))).toEqual({ ...(await boxOf(gpsButton(page))), x, y });
        });
      }
      await forget(page);
    }
  });
}

test("at 320 px each text of the line has room in its two lines, in a wide font with a reader’s spacing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await holdGps(page);
  const farthest = { ...PLACE, address: undefined, foundAt: 0 };
  const pins = [30, 30.5, 304.8, 2_500, undefined].map((accuracy) =>
    pinText({ ...farthest, accuracy }, 29 * 60_000),
  );
  const failures = [locationRules.toasts, locationRules.inline].flatMap(({ failures }) =>
    Object.values(failures),
  );
  for (const [name, open] of Object.entries(LOCATED)) {
    await open(page);
    await loadFonts(page);
    await showIn(page, "a wide font");
    await gpsButton(page).click();
    await answerGps(page, "found");
    await expect(line(page).getByRole("button", { name: "Remove" })).toBeVisible();
    const room = (await boxOf(line(page))).height;
    const tooHigh = await line(page).evaluate(
      (line: HTMLElement, [pins, others]) => {
        line.style.letterSpacing = "0.12em";
        line.style.wordSpacing = "0.16em";
        const [error, text] = [...line.querySelectorAll("p:not(.without-code)")];
        const remove = line.querySelector("button");
        if (!error || !text || !remove) throw new Error("The line has other elements");
        const height = (element: Element, words: string) => {
          element.textContent = words;
          return Math.max(element.getBoundingClientRect().height, line.getBoundingClientRect().height);
        };
        const heights = pins.map((words) => [words, height(text, words)] as const);
        remove.remove();
        text.remove();
        return [...heights, ...others.map((words) => [words, height(error, words)] as const)];
      },
      [pins, [...failures, GPS_EXPIRED, GPS_WITHOUT_CODE, REQUEST_FIELDS[3].blank]] as const,
    );
    expect(
      tooHigh.filter(([, height]) => height > room + 0.5),
      name,
    ).toEqual([]);
    await forget(page);
  }
});

/** The empty stretches of more than 32 px from the first label to the end of the form's Send button. */
async function holes(send: Locator): Promise<string[]> {
  return await send.evaluate((send) => {
    const form = send.closest("form");
    if (!form) throw new Error("Send is in no form");
    // Where they are in the form, and not where they stay on the screen.
    for (const bar of document.querySelectorAll<HTMLElement>(".dialog-actions"))
      bar.style.position = "static";
    const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const seen: { name: string; top: number; bottom: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest(".sr-only, select *"))
        continue;
      const range = document.createRange();
      range.selectNode(node);
      const isControl = node instanceof Element && node.matches("input, select, textarea, button, a.button");
      const isText = !(node instanceof Element) && node.textContent?.trim();
      if (!isControl && !isText) continue;
      for (const { top, bottom, width } of range.getClientRects())
        if (width > 1) seen.push({ name: (node.textContent || element.id).slice(0, 30), top, bottom });
    }
    const end = send.getBoundingClientRect().bottom;
    const things = seen.filter(({ top }) => top < end).sort((a, b) => a.top - b.top);
    if (things.length < 10) throw new Error("The form has too few things");
    let last = things[0];
    return things.flatMap((thing) => {
      const gap = last ? thing.top - last.bottom : 0;
      const hole = gap > 32 ? [`${gap} px between ${last?.name} and ${thing.name}`] : [];
      if (!last || thing.bottom > last.bottom) last = thing;
      return hole;
    });
  });
}

for (const width of [320, 360, 390, 768, 1280]) {
  test(`at ${width} px no form has a hole in any state`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.clock.install();
    await holdGps(page);
    const expectNoHoles = async (state: string, send: Locator) =>
      expect(await holes(send), state).toEqual([]);

    for (const [name, open] of Object.entries(LOCATED)) {
      await open(page);
      const send = page.locator("#request-send, #request-help-send");
      await expectNoHoles(`${name}, untouched`, send);
      for (const answer of [1, 3, "found"] as const) {
        await gpsButton(page).click();
        await answerGps(page, answer);
        await expect(gpsButton(page)).not.toHaveAttribute("aria-busy");
        await expectNoHoles(`${name}, GPS ${answer}`, send);
      }
      await page.clock.fastForward(HALF_AN_HOUR);
      await expect(line(page)).toContainText(GPS_EXPIRED);
      await expectNoHoles(`${name}, expired`, send);
      await page.locator("[name=location]").fill("");
      await send.click();
      await expectNoHoles(`${name}, refused`, send);
      await page.locator("[name=name]").fill("Ana");
      await page.locator("[name=location]").fill("Exit 60");
      await expectNoHoles(`${name}, corrected`, send);
      await forget(page);
    }

    await page.goto("/contact");
    const { fields, send } = contactForm(page);
    await send.hover();
    await islandIsLive(page);
    await expectNoHoles("/contact, untouched", send);
    await send.click();
    await expect(page.getByText("Enter your name.")).toBeVisible();
    await expectNoHoles("/contact, refused", send);
    await fields.name.fill("Ana");
    await expectNoHoles("/contact, corrected", send);
    await fields.email.fill("ana@mail.example");
    await fields.message.fill("Two vans");
    await send.click();
    await expect(page.getByText("Message Sent!")).toBeVisible();
    await expectNoHoles("/contact, sent", send);
  });
}

for (const [width, height, screens] of [
  [390, 844, 1.35],
  [1280, 800, 1.25],
] as const) {
  test(`at ${width} x ${height} the dialog is at most ${screens} screens high`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const variant of [HOME, SERVICE]) {
      const { dialog, fields } = await openRequest(page, variant);
      for (const service of SERVICE_CHOICES) {
        await fields.service.selectOption(service);
        const high = await dialog.evaluate((dialog) => {
          const body = dialog.querySelector(".dialog-body");
          if (!body) throw new Error("The dialog has no body");
          return dialog.clientHeight - body.clientHeight + body.scrollHeight;
        });
        expect(high / height, service).toBeLessThanOrEqual(screens);
        const rows = await dialog
          .locator("[aria-pressed]")
          .evaluateAll((notes) => new Set(notes.map((note) => note.getBoundingClientRect().top)).size);
        expect(rows, service).toBeLessThanOrEqual(3);
      }
      await forget(page);
    }
  });
}
