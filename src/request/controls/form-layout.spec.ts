import type { Locator, Page } from "@playwright/test";
import Color from "colorjs.io";
import { boxOf, gapBetween, sizes, takesTaps } from "../../../tests/support/boxes.ts";
import { expect, HALF_AN_HOUR, test } from "../../../tests/support/browser.ts";
import { fillIn } from "../../../tests/support/forms.ts";
import { allowPosition, PAGE_GEOCODER, PLACE, stubGeocoder } from "../../../tests/support/location.ts";
import { openContact, openHelp, openRequest } from "../../../tests/support/request.ts";
import { TYPED, WRITTEN } from "../../../tests/support/typed.ts";
import { LOCATION_LINE } from "../rules/location-words.ts";
import { faultsOfRefusal } from "./testing/faults-of-refusal.ts";

/*
 * What is wrong is seen where the driver looks, and the forms have no holes (docs/decisions/0026-nothing-moves.md).
 * What GPS answers: tests/journeys/nothing-moves.spec.ts.
 */

/** Runs in the page: the empty stretches of over 32 px in a form, and what is empty beside a field. */
function holes(form: Element): string[] {
  const text = document.createRange();
  const rectOf = (part: Element) => {
    text.selectNodeContents(part);
    return (part.matches(controls) ? part : text).getBoundingClientRect();
  };
  const controls = ".field, button, .checks > label";
  const parts = [...form.querySelectorAll(`span, p, legend, a, ${controls}`)]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest(".visually-hidden"))
    .filter((part) => part.matches(controls) || part.textContent?.trim())
    .map((part) => ({ part, name: part.textContent || part.id, box: rectOf(part) }))
    .sort((one, other) => one.box.top - other.box.top);
  let bottom = parts[0]?.box.bottom ?? Number.NaN;
  const above = parts.flatMap(({ name, box }) => {
    const gap = box.top - bottom;
    bottom = Math.max(bottom, box.bottom);
    return gap <= 32 ? [] : [`${gap} px above ${name}`];
  });
  const beside = parts.flatMap(({ part, name, box }) => {
    const place = part.matches(".field") && part.closest("label, .row")?.getBoundingClientRect();
    return place && place.right - box.right > 1 ? [`${place.right - box.right} px beside ${name}`] : [];
  });
  return [...above, ...beside];
}

test.describe("at 320 px no form has a hole in any state:", () => {
  // In a window as high as the dialog, its actions stay where they are in the form.
  test.use({ viewport: { width: 320, height: 2000 } });

  const expectNoHoles = async (page: Page, state: string) =>
    expect(await page.locator("form").evaluate(holes), state).toEqual([]);

  async function refuseAndCorrect(page: Page, send: Locator, name: Locator): Promise<void> {
    await expectNoHoles(page, "untouched");
    await send.click();
    await expectNoHoles(page, "refused");
    await name.fill("Ana");
    await expectNoHoles(page, "corrected");
  }

  /** On a computer, a sign beside the form must not be as high as that: it has fewer words. */
  async function expectLow(sign: Locator): Promise<void> {
    const page = sign.page();
    await page.setViewportSize({ width: 1280, height: 2000 });
    const [{ x, width, height }, form] = [await boxOf(sign), await boxOf(page.locator("form"))];
    expect(x + width <= form.x || form.x + form.width <= x, "it is beside the form").toBe(true);
    expect(height).toBeLessThan(form.height);
  }

  for (const [name, open] of Object.entries({ "the dialog": openRequest, "/request-help": openHelp }))
    test(name, async ({ page, context }) => {
      await page.clock.install();
      await stubGeocoder(page, PAGE_GEOCODER);
      const { fields, send } = await open(page);
      await refuseAndCorrect(page, send, fields.name);
      const notes = (await page.locator(".checks label:visible").all()).map(async (note) => (await boxOf(note)).x);
      expect(new Set(await Promise.all(notes)).size, "columns of notes").toBe(2);
      const line = page.locator(".location-line");
      for (const [accuracy, words] of [
        [undefined, "denied"],
        [2500, "Add the exit"],
        [12, "attached"],
      ] as const) {
        if (accuracy) await allowPosition(context, { ...PLACE, accuracy });
        await page.locator("#request-gps").click();
        await expect(line).toContainText(words);
        await expectNoHoles(page, words);
      }
      await page.clock.fastForward(HALF_AN_HOUR);
      await expect(line).toContainText(LOCATION_LINE.expired);
      await expectNoHoles(page, "expired");
      if (name === "/request-help") await expectLow(page.locator(".help-steps"));
    });

  test("/contact", async ({ page }) => {
    // Copying fails.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
    const { fields, send } = await openContact(page);
    await refuseAndCorrect(page, send, fields.name);
    await fillIn(fields, WRITTEN);
    await send.click();
    await expect(page.getByText("Message Sent!")).toBeVisible();
    await expectNoHoles(page, "sent");
    const copy = page.getByRole("button", { name: "Copy the message" });
    const again = page.getByRole("link", { name: "Open the draft again" });
    expect(gapBetween(await boxOf(again), await boxOf(copy))).toBeGreaterThanOrEqual(8);
    await copy.click();
    await expectNoHoles(page, "by hand");
    await expectLow(page.locator(".contact-facts"));
  });
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

test("fields beside each other are level, also if only one of them is refused, which then has another color", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { dialog, fields, send } = await openRequest(page);
  await fields.phone.fill("(817) 555-0142");
  await send.click();
  await expect(fields.name).toHaveAttribute("aria-invalid", "true");
  const [name, phone] = [await boxOf(fields.name), await boxOf(fields.phone)];
  expect(phone).toMatchObject({ y: name.y, height: name.height });
  expect(Math.abs(name.x - phone.x)).toBeGreaterThan(name.width);

  // The help of a field is below its label.
  const details = dialog.locator("label:has([name=details])");
  const [label, help] = [await boxOf(details.locator(".label")), await boxOf(details.locator(".label + .small"))];
  expect(help.y).toBeGreaterThanOrEqual(label.y + label.height);
  const styleOf = (part: Locator, name: string) =>
    part.evaluate((part, name) => getComputedStyle(part).getPropertyValue(name), name);
  expect(Number.parseFloat(await styleOf(fields.phone, "padding-left"))).toBeGreaterThanOrEqual(8);
  await expect(fields.phone).toHaveCSS("border-top-width", "2px");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const usual = await styleOf(fields.phone, "border-top-color");
    expect(Color.contrast(usual, await styleOf(dialog, "background-color"), "WCAG21")).toBeGreaterThanOrEqual(3);
    // The edge of a refused field, and its error.
    const wrong = await styleOf(fields.name, "border-top-color");
    expect(wrong).not.toBe(usual);
    await expect(dialog.locator("#request-name-error")).toHaveCSS("color", wrong);
  }
});

test("a phone that is turned or unfolded while someone types keeps the field in view", async ({ page }) => {
  const { fields } = await openRequest(page);
  for (const [from, to] of [
    ["653x280", "280x653"],
    ["884x1104", "442x480"],
  ] as const) {
    for (const size of sizes(from)) await page.setViewportSize(size);
    await fields.details.focus();
    for (const size of sizes(to)) await page.setViewportSize(size);
    const isCovered = () =>
      fields.details.evaluate((field) => {
        const { x, y, width, height } = field.getBoundingClientRect();
        return [4, height - 4].some((down) => document.elementFromPoint(x + width / 2, y + down) !== field);
      });
    await expect.poll(isCovered, to).toBe(false);
  }
});
