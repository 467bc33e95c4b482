import type { Locator, Page } from "@playwright/test";
import { boxOf, middleOf, scrollToLowestPlace, sizes } from "../../../tests/support/boxes.ts";
import { expect, HALF_AN_HOUR, test } from "../../../tests/support/browser.ts";
import { fillIn } from "../../../tests/support/forms.ts";
import { loadFonts, showIn } from "../../../tests/support/layout.ts";
import { answerGps, holdGps, PLACE } from "../../../tests/support/location.ts";
import { HOME, openContact, openHelp, openRequest, SERVICE } from "../../../tests/support/request.ts";
import { faultsOfRefusal } from "../../../tests/support/seen.ts";
import { HELP_TYPED, TYPED, WRITTEN } from "../../../tests/support/typed.ts";
import { LOCATION_FAILURES, LOCATION_LINE, pinText } from "../location/location-words.ts";
import { holes } from "./testing/holes.ts";

/* The forms' answers are seen where the driver looks, and the forms have no holes (docs/decisions/0026-nothing-moves.md). */

/** The forms with a GPS button, and how to open them. */
const LOCATED = {
  "the home page’s dialog": async (page: Page) => void (await openRequest(page, HOME)),
  "a city’s dialog": async (page: Page) => void (await openRequest(page, SERVICE)),
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

/** What the line says of each answer of the device, in all forms. */
const GPS_ANSWERS = [
  [1, LOCATION_FAILURES.inline.denied],
  [2, LOCATION_FAILURES.inline.unavailable],
  [3, LOCATION_FAILURES.inline["timed-out"]],
  ["found", "GPS attached"],
] as const;

for (const { width, height } of sizes("320x568", "390x664", "1280x720")) {
  test(`at ${width} x ${height} each answer of the GPS button is seen above the button`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await holdGps(page);
    for (const [name, open] of Object.entries(LOCATED)) {
      await open(page);
      for (const [answer, words] of GPS_ANSWERS) {
        await test.step(`${name}: ${answer}`, async () => {
          await scrollToLowestPlace(gpsButton(page));
          const { x, y } = await middleOf(gpsButton(page));
          await page.mouse.click(x, y);
          await expectSeen(page, "Finding your location");
          await answerGps(page, answer);
          await expectSeen(page, words);
          await expect(gpsButton(page)).not.toHaveAttribute("aria-busy");
          // Nothing has scrolled or moved for that.
          expect(await middleOf(gpsButton(page))).toEqual({ x, y });
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
  const pins = [30, 30.5, 304.8, 2_500, 965_000, undefined].map((accuracy) =>
    pinText({ ...PLACE, accuracy, address: undefined, foundAt: 0 }, 29 * 60_000),
  );
  const failures = Object.values(LOCATION_FAILURES).flatMap((failures) => Object.values(failures));
  const others = [...failures, LOCATION_LINE.expired, LOCATION_LINE.withoutCode];
  for (const open of Object.values(LOCATED)) {
    await open(page);
    await loadFonts(page);
    await showIn(page, "a wide font");
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
    await forget(page);
  }
});

for (const width of [320, 390, 768, 1280]) {
  test(`at ${width} px no form has a hole in any state`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.clock.install();
    await holdGps(page);
    const send = page.locator("form [type=submit]");
    const expectNoHoles = async (state: string) => expect(await holes(send), state).toEqual([]);

    for (const [name, open] of Object.entries(LOCATED)) {
      await open(page);
      await expectNoHoles(`${name}, untouched`);
      for (const answer of [1, 3, "found"] as const) {
        await gpsButton(page).click();
        await answerGps(page, answer);
        await expect(gpsButton(page)).not.toHaveAttribute("aria-busy");
        await expectNoHoles(`${name}, GPS ${answer}`);
      }
      await page.clock.fastForward(HALF_AN_HOUR);
      await expect(line(page)).toContainText(LOCATION_LINE.expired);
      await expectNoHoles(`${name}, expired`);
      await page.locator("[name=location]").fill("");
      await send.click();
      await expectNoHoles(`${name}, refused`);
      await page.locator("[name=name]").fill("Ana");
      await page.locator("[name=location]").fill("Exit 60");
      await expectNoHoles(`${name}, corrected`);
      await forget(page);
    }

    const { fields } = await openContact(page);
    await expectNoHoles("/contact, untouched");
    await send.click();
    await expect(page.getByText("Enter your name.")).toBeVisible();
    await expectNoHoles("/contact, refused");
    await fillIn(fields, WRITTEN);
    await expectNoHoles("/contact, corrected");
    await send.click();
    await expect(page.getByText("Message Sent!")).toBeVisible();
    await expectNoHoles("/contact, sent");
  });
}

/** The forms, what is typed into all of their fields, and the fields that must not be blank. */
const REFUSED = {
  "the dialog": [openRequest, TYPED, ["name", "phone", "location"]],
  "/contact": [openContact, WRITTEN, ["name", "email", "message"]],
  "/request-help": [openHelp, HELP_TYPED, ["name", "phone", "location"]],
} as const;

for (const size of sizes("320x568", "375x667", "768x1024", "740x150")) {
  test(`at ${size.width} x ${size.height} a refused Send shows the wrong field, with its label and its error above it`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const [name, [open, typed, required]] of Object.entries(REFUSED)) {
      // The keyboard is open, and the window too low for what is not in the dialog.
      if (size.height < 200 && open !== openRequest) continue;
      const { fields, send }: { fields: Partial<Record<string, Locator>>; send: Locator } = await open(page);
      await fillIn(fields as Record<string, Locator>, typed);
      for (const field of required.toReversed()) {
        await fields[field]?.fill("");
        await send.click();
        await expect(page.locator(`[name=${field}]`)).toBeFocused();
        expect(await page.evaluate(faultsOfRefusal), `${name}: ${field}`).toEqual([]);
        // On its side, a phone has no room for more.
        if (open === openHelp || size.height < 500) continue;
        await expect(page.getByText("Missing Information"), `${name}: ${field}`).toBeInViewport({ ratio: 1 });
      }
      await forget(page);
    }
  });
}
