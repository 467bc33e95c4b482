import { boxOf, sizes } from "../../../tests/support/boxes.ts";
import { expect, test } from "../../../tests/support/browser.ts";
import { setTextSize } from "../../../tests/support/layout.ts";
import { services } from "../../../tests/support/pages.ts";
import { openRequest } from "../../../tests/support/request.ts";
import { choicesOf } from "../../owner/names.ts";
import { notesFor } from "../rules/notes.ts";

const choices = choicesOf(services.map(({ service }) => service));

test("with text at 200%, it fits any screen, and the fields have at least half of it", async ({ page }) => {
  const { dialog, fields } = await openRequest(page);
  // The page behind it does not scroll.
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  // Media queries do not see this font size.
  await setTextSize(page, "200%");
  for (const size of sizes("320x568", "390x844", "1280x800")) {
    await page.setViewportSize(size);
    const body = dialog.locator(".dialog-body");
    expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await fields.phone.evaluate((field) => field.scrollIntoView({ block: "center" }));
    // The parts above and below the middle of the window.
    let stuck = 0;
    for (const part of ["h2", ".danger", ".dialog-actions"]) {
      const { y, height } = await boxOf(dialog.locator(part));
      stuck += Math.max(0, Math.min(y + height, size.height) - Math.max(y, 0));
    }
    expect(stuck).toBeLessThan(size.height / 2);
  }
});

test("without what owners may add, it is at most 1.35 screens high, and 1.25 on a computer", async ({ page }) => {
  // The site's font has come with an earlier page.
  await page.goto("/terms");
  const { dialog, fields } = await openRequest(page);
  await dialog.locator(".todays-notice, .not-offered").evaluateAll((added: HTMLElement[]) => {
    for (const part of added) part.hidden = true;
  });
  for (const [width, height, screens] of [
    [390, 844, 1.35],
    [1280, 800, 1.25],
  ] as const) {
    const helps = "leave out a note or field, or make fields isShort; docs/guarantees.md has the heights";
    await page.setViewportSize({ width, height });
    for (const service of choices) {
      await fields.service.selectOption(service);
      await expect(dialog.locator("[aria-pressed]")).toHaveText([...notesFor(service)]);
      const outside = await dialog
        .locator(".dialog-body")
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      const high = ((await boxOf(dialog)).height + outside) / height;
      expect(high, `${service}: ${helps}`).toBeLessThanOrEqual(screens);
    }
  }
});
