import { boxOf, sizes } from "../../../tests/support/boxes.ts";
import { expect, test } from "../../../tests/support/browser.ts";
import { setTextSize } from "../../../tests/support/layout.ts";
import { SERVICE_PAGE, services } from "../../../tests/support/pages.ts";
import { openRequest, SERVICE } from "../../../tests/support/request.ts";
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
    await fields.phone.focus();
    await fields.phone.evaluate((field) => field.scrollIntoView({ block: "center" }));
    // The sticky parts above and below the middle of the window.
    const stuck = await dialog.evaluate((element) => {
      const fixed = element.querySelectorAll("h2, .danger, .dialog-actions");
      const { top, bottom } = element.getBoundingClientRect();
      return [...fixed]
        .map((part) => part.getBoundingClientRect())
        .map((box) => Math.min(box.bottom, bottom) - Math.max(box.top, top))
        .filter((part) => part > 0)
        .reduce((sum, part) => sum + part, 0);
    });
    expect(stuck).toBeLessThan(size.height / 2);
  }
});

test("without what owners may add, it is at most 1.35 screens high on a phone, and 1.25 on a computer, whatever the service", async ({
  page,
}) => {
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
      const outside = await dialog
        .locator(".dialog-body")
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      const high = ((await boxOf(dialog)).height + outside) / height;
      expect(high, `${service}: ${helps}`).toBeLessThanOrEqual(screens);
      const notes = dialog.locator("[aria-pressed]");
      await expect(notes).toHaveText([...notesFor(service)]);
      const tops = await notes.evaluateAll((notes) => notes.map((note) => note.getBoundingClientRect().top));
      expect(new Set(tops).size, service).toBeLessThanOrEqual(3);
    }
  }
});

test("the service of the page is chosen, until the driver has chosen one", async ({ page }) => {
  const own = services[0]?.service ?? "";
  const other = choices.find((choice) => choice !== own) ?? "";
  const FIRST = { ...SERVICE, address: SERVICE_PAGE };
  const { fields } = await openRequest(page, FIRST);
  await expect(fields.service).toHaveValue(own);
  await openRequest(page);
  await expect(fields.service).toHaveValue("");
  // What the driver has chosen is kept on a page with its own service.
  await fields.service.selectOption(other);
  await openRequest(page, FIRST);
  await expect(fields.service).toHaveValue(other);
  // A note of another service does not come along.
  await fields.service.selectOption("Other");
  for (const name of ["Cannot move", "Northbound"]) await page.getByRole("button", { name }).click();
  await expect(fields.details).toHaveValue("Cannot move; Northbound; ");
  await page.goto("/terms");
  await page.evaluate((service) => sessionStorage.setItem("request.service", service), own);
  await openRequest(page, FIRST);
  await expect(fields.details).toHaveValue("Northbound; ");
  // A stored service that is no longer offered is ignored. A page with the form would store its own once more.
  await page.goto("/terms");
  await page.evaluate(() => sessionStorage.setItem("request.service", "Towing"));
  await openRequest(page, FIRST);
  await expect(fields.service).toHaveValue(own);
});
