import type { Locator, Page } from "@playwright/test";
import { laidOut, middleOf, sizes, takesTaps } from "../../../tests/support/boxes.ts";
import { expect, HALF_AN_HOUR, test } from "../../../tests/support/browser.ts";
import { fillIn } from "../../../tests/support/forms.ts";
import { setTextSize } from "../../../tests/support/layout.ts";
import { answerGps, holdGps, PLACE } from "../../../tests/support/location.ts";
import { HOME, openContact, openHelp, openRequest } from "../../../tests/support/request.ts";
import { TYPED, WRITTEN } from "../../../tests/support/typed.ts";
import { LOCATION_FAILURES, LOCATION_LINE } from "../rules/location-words.ts";
import { faultsOfRefusal } from "./testing/faults-of-refusal.ts";

/*
 * The forms' answers are seen where the driver looks, and the forms have no holes
 * (docs/decisions/0026-nothing-moves.md).
 */

const gpsButton = (page: Page) => page.locator("#request-gps");
const line = (page: Page) => page.locator(".location-line");

/** What the line shows. */
const shownIn = (page: Page) => line(page).locator("p").filter({ visible: true });

/** Expects what the line says to be whole on the screen, and nothing to cover it. */
async function expectSeen(page: Page, words: string): Promise<void> {
  await expect(shownIn(page)).toContainText(words);
  const isCovered = await shownIn(page).evaluate((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
    return corners.some(([x, y]) => !text.contains(document.elementFromPoint(x, y)));
  });
  expect(isCovered, words).toBe(false);
}

test("each answer of GPS is seen above its button, on a phone and on a computer", async ({ page }) => {
  await page.clock.install();
  await holdGps(page);
  const help = () => openHelp(page);
  for (const [size, forms] of [
    [{ width: 320, height: 568 }, [() => openRequest(page, HOME), () => openRequest(page), help]],
    [{ width: 1280, height: 720 }, [() => openRequest(page), help]],
  ] as const) {
    await page.setViewportSize(size);
    for (const open of forms) {
      await open();
      await takesTaps(page);
      for (const [answer, words] of [
        [{ code: 1 }, LOCATION_FAILURES.inline.denied],
        [PLACE, "GPS attached"],
      ] as const) {
        // Near the bottom of the screen.
        await gpsButton(page).evaluate((button) => button.scrollIntoView({ block: "end" }));
        await laidOut(page);
        const { x, y } = await middleOf(gpsButton(page));
        await page.mouse.click(x, y);
        await expectSeen(page, LOCATION_LINE.locating);
        await answerGps(page, answer);
        await expectSeen(page, words);
        await expect(gpsButton(page)).not.toHaveAttribute("aria-busy");
        // Nothing has scrolled or moved for that.
        expect(await middleOf(gpsButton(page))).toEqual({ x, y });
      }
    }
  }
});

/** Runs in the page: the empty stretches of over 32 px in a form, down to its Send button. */
function holes(send: HTMLElement): string[] {
  const text = document.createRange();
  const rectOf = (part: Element) => {
    text.selectNodeContents(part);
    return (part.matches(controls) ? part : text).getBoundingClientRect();
  };
  const controls = "input, select, textarea, button";
  const parts = [...(send.closest("form")?.querySelectorAll(`span, p, legend, a, ${controls}`) ?? [])]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest(".visually-hidden"))
    .filter((part) => part.matches(controls) || part.textContent?.trim())
    .map((part) => ({ name: part.textContent || part.id, box: rectOf(part) }))
    .sort((one, other) => one.box.top - other.box.top);
  let bottom = parts[0]?.box.bottom ?? Number.NaN;
  return parts.flatMap(({ name, box }) => {
    const gap = box.top - bottom;
    bottom = Math.max(bottom, box.bottom);
    return gap <= 32 ? [] : [`${gap} px above ${name}`];
  });
}

// In a window as high as the dialog, whose actions then stay where they are in the form.
for (const size of sizes("320x2000", "390x2000"))
  test(`at ${size.width} px no form has a hole in any state`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.clock.install();
    await holdGps(page);
    // Copying fails.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
    const send = page.locator("form [type=submit]");
    const expectNoHoles = async (state: string) =>
      expect(await send.evaluate(holes), `${page.url()}, ${state}`).toEqual([]);
    for (const open of [() => openRequest(page, HOME), () => openRequest(page), () => openHelp(page)]) {
      const { fields } = await open();
      await expectNoHoles("untouched");
      for (const answer of [{ code: 1 }, PLACE, { ...PLACE, accuracy: 2500 }] as const) {
        await gpsButton(page).click();
        await expectNoHoles("locating");
        await answerGps(page, answer);
        await expect(gpsButton(page)).not.toHaveAttribute("aria-busy");
        await expectNoHoles("answered");
      }
      await page.clock.fastForward(HALF_AN_HOUR);
      await expect(line(page)).toContainText(LOCATION_LINE.expired);
      await expectNoHoles("expired");
      await send.click();
      await expectNoHoles("refused");
      await fields.name.fill("Ana");
      await expectNoHoles("corrected");
      await fields.name.fill("");
    }
    const { fields } = await openContact(page);
    await expectNoHoles("untouched");
    await send.click();
    await expectNoHoles("refused");
    await fillIn(fields, WRITTEN);
    await expectNoHoles("corrected");
    await send.click();
    await expect(page.getByText("Message Sent!")).toBeVisible();
    await expectNoHoles("sent");
    await page.getByRole("button", { name: "Copy the message" }).click();
    await expectNoHoles("by hand");
  });

// At the second size the keyboard is open. Other forms and sizes, in each engine: tests/engines/pages.test.ts.
test("a refused Send in a low window shows the wrong field, with its label and error above it", async ({ page }) => {
  const { fields, fill, send } = await openRequest(page);
  await fill(TYPED);
  for (const size of sizes("320x568", "740x150")) {
    await page.setViewportSize(size);
    for (const field of [fields.location, fields.phone, fields.name]) {
      const text = await field.inputValue();
      await field.fill("");
      await send.dblclick();
      await takesTaps(page);
      await expect(field).toBeFocused();
      expect(await page.evaluate(faultsOfRefusal), `${size.width} px`).toEqual([]);
      // On its side, a phone has no room for more.
      if (size.height > 500) await expect(page.locator(".toast")).toBeInViewport({ ratio: 1 });
      await field.fill(text);
      await expect(page.locator("[data-corrected]").first()).toBeHidden();
    }
  }
});

/** Runs in the page: scrolls so that half of a field is out of view, and takes the focus from it. */
function hideHalf(field: HTMLElement, side: "top" | "bottom"): void {
  field.blur();
  const dialog = field.closest(".dialog-body");
  const view = dialog?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const { top, bottom, height } = field.getBoundingClientRect();
  const by = side === "top" ? top + height / 2 - view.top : bottom - height / 2 - view.bottom;
  (dialog ?? document.documentElement).scrollBy({ top: by, behavior: "instant" });
}

test("a field that gets the focus is scrolled in whole, also with text at 200%", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const open of [openRequest, openContact]) {
    const { fields }: { fields: Record<string, Locator> } = await open(page);
    for (const textSize of ["100%", "200%"]) {
      await setTextSize(page, textSize);
      for (const field of Object.values(fields))
        for (const side of ["top", "bottom"] as const) {
          await field.evaluate(hideHalf, side);
          await field.focus();
          await expect(field).toBeInViewport({ ratio: 1 });
        }
    }
  }
});
