import { sizes, takesTaps } from "../../../tests/support/boxes.ts";
import { expect, test } from "../../../tests/support/browser.ts";
import { openContact, openHelp, openRequest } from "../../../tests/support/request.ts";
import { TYPED } from "../../../tests/support/typed.ts";
import { faultsOfRefusal } from "./testing/faults-of-refusal.ts";

/*
 * What is wrong is seen where the driver looks, and the forms have no holes (docs/decisions/0026-nothing-moves.md).
 * What GPS answers: tests/browser/nothing-moves.spec.ts.
 */

/** Runs in the page: the empty stretches of over 32 px in a form. */
function holes(form: Element): string[] {
  const text = document.createRange();
  const rectOf = (part: Element) => {
    text.selectNodeContents(part);
    return (part.matches(controls) ? part : text).getBoundingClientRect();
  };
  const controls = "input, select, textarea, button";
  const parts = [...form.querySelectorAll(`span, p, legend, a, ${controls}`)]
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

test("at 320 px no form has a hole: untouched, refused, or corrected", async ({ page }) => {
  // In a window as high as the dialog, its actions stay where they are in the form.
  await page.setViewportSize({ width: 320, height: 2000 });
  const form = page.locator("form");
  for (const open of [openRequest, openHelp, openContact]) {
    const { fields, send } = await open(page);
    const expectNoHoles = async (state: string) =>
      expect(await form.evaluate(holes), `${page.url()}, ${state}`).toEqual([]);
    await expectNoHoles("untouched");
    await send.click();
    await expectNoHoles("refused");
    await fields.name.fill("Ana");
    await expectNoHoles("corrected");
  }
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
