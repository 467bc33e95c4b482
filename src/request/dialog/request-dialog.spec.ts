import type { Page } from "@playwright/test";
import { boxOf, middleOf, sizes } from "../../../tests/support/boxes.ts";
import { expect, holdBack, ISLAND_CODE, test } from "../../../tests/support/browser.ts";
import { groundOf, setTextSize } from "../../../tests/support/layout.ts";
import { islandIsLive, openDialog, openRequest, requestDialog } from "../../../tests/support/request.ts";
import { dialogNotes, type Note } from "../rules/notes.ts";
import { SERVICE_CHOICES } from "../rules/services.ts";

const choices = ["Lockout Service", "Tire Change", "Fuel Delivery", "Other"];

/** Windows, and where the dialog is in them. */
const PLACES = [
  ["320x568", { x: 0, y: 0, width: 320, height: 568 }],
  ["390x844", { x: 0, y: 0, width: 390, height: 844 }],
  ["1280x800", { x: 368, y: 24, width: 544, height: 752 }],
] as const;

test("it is as large as a phone, or in the middle of a dark page that does not scroll; what is in it lines up", async ({
  page,
}) => {
  const { dialog, fields, send, call, close } = await openRequest(page);
  const heading = dialog.locator("h2");
  const notes = dialog.locator(".checks label:visible");
  for (const [size, place] of PLACES) {
    for (const viewport of sizes(size)) await page.setViewportSize(viewport);
    expect(await boxOf(dialog), size).toMatchObject(place);
    const { x: left, width } = await boxOf(fields.location);
    const [first, last, cross] = [await boxOf(send), await boxOf(call), await boxOf(close)];
    const edges = [(await boxOf(heading)).x, first.x, last.x + last.width, cross.x + cross.width];
    expect(edges, size).toEqual([left, left, left + width, place.x + place.width - 12]);
    // On phones, icons are above their words.
    const icon = await middleOf(call.locator("svg"));
    expect(Math.abs(icon.x - (await middleOf(call)).x) <= 2, size).toBe(size !== "1280x800");
    await expect(send).toHaveAccessibleName("Send Request");

    const note = notes.first();
    const box = note.locator("input");
    await expect(note).toHaveCSS("border-top-width", "1px");
    expect((await boxOf(box)).width).toBe(18);
    const { y: top, width: column, height: row } = await boxOf(note);
    const columns = [left, left + width - column];
    // They are 8 px from each other.
    expect(columns[1], size).toBe(left + column + 8);
    const places = [top, top + row + 8].flatMap((y) => columns.map((x) => ({ x, y })));
    expect(await Promise.all((await notes.all()).map(boxOf)), size).toMatchObject(places);

    for (const [part, other] of [
      [heading, close],
      [send.getByText("Send Request"), send],
      [box, note],
    ] as const)
      expect(Math.abs((await middleOf(part)).y - (await middleOf(other)).y), size).toBeLessThanOrEqual(2);
  }
  const backdrop = await dialog.evaluate((dialog) => getComputedStyle(dialog, "::backdrop").backgroundColor);
  expect(backdrop).toBe("rgba(4, 8, 13, 0.75)");
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

test("911 and the actions stay in view, and fields that scroll below them do not show through", async ({ page }) => {
  const { dialog } = await openRequest(page);
  const ground = await groundOf(dialog);
  const parts = [dialog.locator(".dialog-body > .danger"), dialog.locator(".dialog-actions")];
  for (const part of parts) await expect(part).toHaveCSS("background-color", ground);
  for (const end of [0, 1]) {
    await dialog.locator(".dialog-body").evaluate((body, end) => body.scrollTo(0, end * body.scrollHeight), end);
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  }
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

/** Runs in the page: has the form offer these services, with these notes. */
function offerAll(form: Element, { services, notes }: { services: readonly string[]; notes: readonly Note[] }): void {
  const [checks, service] = [form.querySelector(".checks"), form.querySelector("[name=service]")];
  const label = checks?.querySelector("label");
  if (!checks || !service || !label) throw new Error("The form has no notes, or no services");
  service.replaceChildren(...services.map((name) => new Option(name, name)));
  checks.replaceChildren(
    ...notes.map(({ value, onlyIf }) => {
      const copy = label.cloneNode(true) as Element;
      const [box, words] = copy.children;
      box?.setAttribute("value", value);
      box?.removeAttribute("data-only-if");
      if (onlyIf !== undefined) box?.setAttribute("data-only-if", onlyIf);
      words?.replaceChildren(value);
      return copy;
    }),
  );
}

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

  // The fixed site does not do all of them.
  const notes = dialogNotes(SERVICE_CHOICES);
  await dialog.locator("form").evaluate(offerAll, { services: SERVICE_CHOICES, notes });
  for (const service of SERVICE_CHOICES) {
    await fields.service.selectOption(service);
    const own = notes.filter(({ onlyIf }) => onlyIf?.split("\n").includes(service) ?? true);
    await expect(shown).toHaveText(own.map(({ value }) => value));
  }
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
  const { fields, note, gps } = await openRequest(page);
  await expect(fields.phoneAtCar).toBeHidden();
  await expect(gps).toHaveCSS("border-style", "solid");
  await note("Not with the car").check();
  // This phone has no position to give then, so the button looks out of use.
  await expect(gps).toHaveCSS("border-style", "dashed");
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
