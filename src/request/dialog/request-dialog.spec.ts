import type { Page } from "@playwright/test";
import { boxOf, sizes } from "../../../tests/support/boxes.ts";
import { expect, holdBack, ISLAND_CODE, test } from "../../../tests/support/browser.ts";
import { setTextSize } from "../../../tests/support/layout.ts";
import { islandIsLive, openDialog, openRequest, requestDialog } from "../../../tests/support/request.ts";

const choices = ["Lockout Service", "Tire Change", "Fuel Delivery", "Other"];

test("the page behind it does not scroll", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openRequest(page);
  const devtools = await page.context().newCDPSession(page);
  // Beside the dialog. It ends once the page has scrolled, if it does.
  await devtools.send("Input.synthesizeScrollGesture", { x: 40, y: 400, yDistance: -300 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** Expects at least half of the dialog for its fields, when one of them is in the middle of the window. */
async function expectHalfForFields(page: Page): Promise<void> {
  const { dialog, fields } = requestDialog(page);
  const body = dialog.locator(".dialog-body");
  expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await fields.phone.evaluate((field) => field.scrollIntoView({ block: "center" }));
  const { y: top, height } = await boxOf(dialog);
  // What of the parts above and below the fields is in the dialog.
  let stuck = 0;
  for (const part of ["h2", ".danger", ".dialog-actions"]) {
    const box = await boxOf(dialog.locator(part));
    stuck += Math.max(0, Math.min(box.y + box.height, top + height) - Math.max(box.y, top));
  }
  expect(stuck).toBeLessThan(height / 2);
}

test("however large the text and low the window, it fits, and the fields have at least half of it", async ({
  page,
}) => {
  await openRequest(page);
  // The last is a computer at 500%.
  for (const size of sizes("390x844", "256x160")) {
    await page.setViewportSize(size);
    await expectHalfForFields(page);
  }
  // Media queries do not see this font size.
  await setTextSize(page, "200%");
  for (const size of sizes("320x568", "390x844", "1280x800")) {
    await page.setViewportSize(size);
    await expectHalfForFields(page);
  }
  await setTextSize(page, "100%");
  for (const size of sizes("390x844")) await page.setViewportSize(size);
  // As accessibility bars do.
  await page.evaluate(() => document.body.style.setProperty("zoom", "2"));
  await expectHalfForFields(page);
});

test("fields that scroll below 911 and the actions do not show through", async ({ page }) => {
  const { dialog } = await openRequest(page);
  const groundOf = (part: Element) => getComputedStyle(part).backgroundColor;
  const ground = await dialog.evaluate(groundOf);
  for (const part of [".dialog-body > .danger", ".dialog-actions"])
    await expect(dialog.locator(part)).toHaveCSS("background-color", ground);
});

/** Windows, the size of the text there, and how many screens high the dialog may be. */
const HEIGHTS = [
  { size: "390x844", text: "100%", most: 1.45 },
  { size: "1280x800", text: "100%", most: 1.35 },
  { size: "320x568", text: "100%", most: Number.POSITIVE_INFINITY },
  { size: "390x844", text: "200%", most: Number.POSITIVE_INFINITY },
] as const;

test("without what owners may add, it is at most 1.45 screens high, 1.35 on a computer, and the same for each service", async ({
  page,
}) => {
  // The site's font has come with an earlier page.
  await page.goto("/terms");
  const { dialog, fields } = await openRequest(page);
  await dialog.locator(".todays-notice, .not-offered").evaluateAll((added: HTMLElement[]) => {
    for (const part of added) part.hidden = true;
  });
  const helps = "leave out a note or field, or, on a computer, make fields isShort; docs/guarantees.md has the heights";
  for (const { size, text, most } of HEIGHTS) {
    for (const viewport of sizes(size)) await page.setViewportSize(viewport);
    await setTextSize(page, text);
    const heights = new Set<number>();
    for (const service of choices) {
      await fields.service.selectOption(service);
      const outside = await dialog
        .locator(".dialog-body")
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      heights.add((await boxOf(dialog)).height + outside);
    }
    expect([...heights], `${size}, text at ${text}`).toHaveLength(1);
    const screen = await page.evaluate(() => innerHeight);
    expect(Math.max(...heights) / screen, `${size}: ${helps}`).toBeLessThanOrEqual(most);
  }
});

test("each service has its own notes, before and after a choice, also without the code", async ({ page }) => {
  const letCodeCome = await holdBack(page, ISLAND_CODE);
  const { dialog, fields } = await openDialog(page);
  const shown = dialog.locator(".checks label:visible");
  await expect(shown).toHaveText(["Cannot move", "Still drives", "Not with the car", "Only text me"]);
  await fields.service.selectOption("Tire Change");
  await expect(shown).toHaveText(["No spare", "No lock key", "Not with the car", "Only text me"]);
  letCodeCome();
  await islandIsLive(page);
  await fields.service.selectOption("Lockout Service");
  await expect(shown).toHaveText(["Keys in trunk", "Engine running", "Not with the car", "Only text me"]);
});

test("Enter and Space on a note check it, and send nothing", async ({ page }) => {
  const { note, openings, fill } = await openRequest(page);
  await fill();
  await note("Not with the car").focus();
  await page.keyboard.press("Enter");
  await expect(note("Not with the car")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(note("Only text me")).toBeChecked();
  expect(openings).toEqual([]);
});

test("what the field for the number at the car pushes down ignores taps for a moment", async ({ page }) => {
  const { note, call } = await openRequest(page);
  const durations = await note("Not with the car").evaluate((box: HTMLInputElement) => {
    box.click();
    const details = box.form?.querySelector("[data-line][name=details]")?.closest("label");
    return details?.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime);
  });
  expect(durations).toEqual([500]);
  await call.click({ trial: true });
});

test("the number at the car is asked for only of someone who is not with it, and read from left to right", async ({
  page,
}) => {
  const { fields, note } = await openRequest(page);
  await expect(fields.phoneAtCar).toBeHidden();
  await note("Not with the car").check();
  await expect(fields.phoneAtCar).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await fields.phoneAtCar.fill("(682) 555-0100");
  await expect(fields.phoneAtCar).toHaveCSS("unicode-bidi", "plaintext");
  // A megabyte of text would then take Chromium 4 seconds for each key, in place of 0.2.
  await expect(fields.details).not.toHaveCSS("unicode-bidi", "plaintext");
});

test("what is checked and where the focus is are seen in forced colors and in the dark", async ({ page }) => {
  const { note, dialog } = await openRequest(page);
  for (const media of [{ forcedColors: "active" }, { forcedColors: "none", colorScheme: "dark" }] as const) {
    await page.emulateMedia(media);
    const box = note("Only text me");
    const [off, on] = [await box.screenshot(), await box.setChecked(true).then(() => box.screenshot())];
    expect(on.equals(off)).toBe(false);
    await dialog.locator("h2").focus();
    const left = await box.locator("..").screenshot();
    await note("Not with the car").focus();
    await page.keyboard.press("Tab");
    expect((await box.locator("..").screenshot()).equals(left)).toBe(false);
    await box.setChecked(false);
  }
});
