import type { Locator, Page } from "@playwright/test";
import { boxOf, laidOut, middleOf, sizes } from "../../../tests/support/boxes.ts";
import { expect, HALF_AN_HOUR, test } from "../../../tests/support/browser.ts";
import { fillIn } from "../../../tests/support/forms.ts";
import { showInWideFont } from "../../../tests/support/layout.ts";
import { answerGps, holdGps, PLACE } from "../../../tests/support/location.ts";
import { HOME, openContact, openHelp, openRequest } from "../../../tests/support/request.ts";
import { TYPED, WRITTEN } from "../../../tests/support/typed.ts";
import { LOCATION_FAILURES, LOCATION_LINE, pinText } from "../location/location-words.ts";
import { faultsOfRefusal } from "./testing/faults-of-refusal.ts";
import { holes } from "./testing/holes.ts";

/* The forms' answers are seen where the driver looks, and the forms have no holes (docs/decisions/0026-nothing-moves.md). */

/** The forms with a GPS button, and how to open them. */
const LOCATED = {
  "the home page’s dialog": async (page: Page) => void (await openRequest(page, HOME)),
  "a city’s dialog": async (page: Page) => void (await openRequest(page)),
  "/request-help": async (page: Page) => void (await openHelp(page)),
};

const gpsButton = (page: Page) => page.locator("#request-gps");
const line = (page: Page) => page.locator(".location-line");

/** Forgets what was typed and found. A page with a form would store it once more when it is left. */
async function forget(page: Page): Promise<void> {
  await page.goto("/terms");
  await page.evaluate(() => sessionStorage.clear());
}

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

for (const size of sizes("320x568", "1280x720")) {
  test(`at ${size.width} px, in any state of a form with GPS, its answer is seen above its button, and there is no hole`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.clock.install();
    await holdGps(page);
    const send = page.locator("form [type=submit]");
    for (const [name, open] of Object.entries(LOCATED)) {
      const expectNoHoles = async (state: string) =>
        expect(await holes(send), `${name}, ${state}`).toEqual([]);
      await open(page);
      await expectNoHoles("untouched");
      for (const [answer, words] of [
        [1, LOCATION_FAILURES.inline.denied],
        ["found", "GPS attached"],
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
        await expectNoHoles(`GPS ${answer}`);
      }
      await page.clock.fastForward(HALF_AN_HOUR);
      await expect(line(page)).toContainText(LOCATION_LINE.expired);
      await expectNoHoles("expired");
      await page.locator("[name=location]").fill("");
      await send.click();
      await expectNoHoles("refused");
      await page.locator("[name=name]").fill("Ana");
      await page.locator("[name=location]").fill("Exit 60");
      await expectNoHoles("corrected");
      await forget(page);
    }
  });

  test(`at ${size.width} px the contact form has no hole in any state`, async ({ page }) => {
    await page.setViewportSize(size);
    const { fields, send } = await openContact(page);
    expect(await holes(send)).toEqual([]);
    await send.click();
    await expect(page.getByText("Enter your name.")).toBeVisible();
    expect(await holes(send)).toEqual([]);
    await fillIn(fields, WRITTEN);
    expect(await holes(send)).toEqual([]);
    await send.click();
    await expect(page.getByText("Message Sent!")).toBeVisible();
    expect(await holes(send)).toEqual([]);
  });
}

test("at 320 px each text of the line has room in its two lines, in a wide font with a reader’s spacing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await holdGps(page);
  const pins = [30, 30.5, 304.8, 2_500, 965_000, undefined].map((accuracy) =>
    pinText({ ...PLACE, accuracy, address: undefined, foundAt: 0 }, 29 * 60_000),
  );
  const failures = Object.values(LOCATION_FAILURES).flatMap((failures) => Object.values(failures));
  const others = [...failures, LOCATION_LINE.expired, LOCATION_LINE.withoutCode];
  for (const open of [openRequest, openHelp]) {
    await open(page);
    await showInWideFont(page);
    // The spacing that WCAG lets readers set.
    await line(page).evaluate(({ style }: HTMLElement) => {
      style.letterSpacing = "0.12em";
      style.wordSpacing = "0.16em";
    });
    await gpsButton(page).click();
    await answerGps(page, "found");
    const remove = line(page).getByRole("button", { name: "Remove" });
    await expect(remove).toBeVisible();
    const { height } = await boxOf(line(page));
    const expectRoom = async (words: string) => {
      await shownIn(page).evaluate((text, words) => text.replaceChildren(words), words);
      expect((await boxOf(line(page))).height, words).toBeCloseTo(height);
    };
    for (const words of pins) await expectRoom(words);
    await remove.evaluate((button) => button.remove());
    for (const words of others) await expectRoom(words);
  }
});

// At the second size the keyboard is open. Other forms and sizes, in each engine: tests/engines/pages.test.ts.
test("a refused Send in a low window shows the wrong field, with its label and its error above it", async ({
  page,
}) => {
  const { fields, fill, send } = await openRequest(page);
  await fill(TYPED);
  for (const size of sizes("320x568", "740x150")) {
    await page.setViewportSize(size);
    for (const field of [fields.location, fields.phone, fields.name]) {
      const text = await field.inputValue();
      await field.fill("");
      await send.click();
      await expect(field).toBeFocused();
      expect(await page.evaluate(faultsOfRefusal), `${size.width} px`).toEqual([]);
      // On its side, a phone has no room for more.
      if (size.height > 500) await expect(page.locator(".toast")).toBeInViewport({ ratio: 1 });
      await field.fill(text);
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
      await page.evaluate((textSize) => {
        document.documentElement.style.fontSize = textSize;
      }, textSize);
      for (const field of Object.values(fields))
        for (const side of ["top", "bottom"] as const) {
          await field.evaluate(hideHalf, side);
          await field.focus();
          await expect(field).toBeInViewport({ ratio: 1 });
        }
    }
  }
});
