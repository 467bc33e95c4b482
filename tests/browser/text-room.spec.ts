import type { Locator, Page } from "@playwright/test";
import { MAIL_LINK_LIMIT } from "../../src/request/request-links.ts";
import { violationsOn } from "../support/accessibility.ts";
import { expectStill } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";
import { contactForm, fillIn } from "../support/forms.ts";
import { encoded } from "../support/links.ts";
import { islandIsLive, openHelp, openRequest } from "../support/request.ts";
import { HELP_TYPED, MESSAGE_LINES, messageMail, TYPED, WRITTEN } from "../support/typed.ts";

/* The length of a message is limited. The field says how much room is left and what will be cut, before it is sent. */

const WORDS = "The left rear tire is flat and the spare is under the bed liner. ";

function words(length: number): string {
  return WORDS.repeat(40).slice(0, length);
}

/** Opens a form of each kind with all filled in but its free text. @returns the field for that. */
const FORMS: Record<string, (page: Page) => Promise<Locator>> = {
  "the dialog": async (page) => {
    const { fields, fill } = await openRequest(page);
    await fill({ ...TYPED, details: "" });
    return fields.details;
  },
  "/request-help": async (page) => {
    const { fields } = await openHelp(page);
    await fillIn(fields, { ...HELP_TYPED, description: "" });
    return fields.description;
  },
  "/contact": async (page) => {
    await page.goto("/contact");
    const { fields } = contactForm(page);
    await fillIn(fields, { ...WRITTEN, message: "" });
    return fields.message;
  },
};

/** How many characters of a message fill this share of an email, which holds the owner's name and mailbox, too. */
function lengthAtShare(share: number): number {
  const others = MESSAGE_LINES.filter((line) => /^(Name|Email|Phone): /.test(line));
  const free = share * MAIL_LINK_LIMIT - messageMail([...others, "Message: "]).length;
  return Math.floor((free * WORDS.length) / encoded(WORDS).length);
}

/** The hint for free texts of these lengths, where the text or the email has the lower limit. */
const SAID: Record<string, readonly (readonly [length: number, title: string, words: RegExp])[]> = {
  text: [
    [300, "", /^$/],
    [400, "The text is almost full.", /Room for about \d0 more characters in the text\.$/],
    [
      700,
      "Too long for the text.",
      /The text loses its last \d\d\d characters\. You can copy it all next\.$/,
    ],
    [
      2_000,
      "Too long for the text and the email.",
      /The text loses its last 1,\d\d\d characters, the email \d\d\d\. You can copy it all next\.$/,
    ],
  ],
  email: [
    [lengthAtShare(0.75), "", /^$/],
    [
      lengthAtShare(0.9),
      "The email is almost full.",
      /Room for about \d{2}0 more characters in the email\.$/,
    ],
    [
      2_000,
      "Too long for the email.",
      /The email loses its last \d\d\d characters\. You can copy it all next\.$/,
    ],
  ],
};

for (const [name, open] of Object.entries(FORMS)) {
  test(`${name} shows how much room is left, and no control moves`, async ({ page }) => {
    const field = await open(page);
    await field.fill("x");
    await islandIsLive(page);
    const note = page.locator("p", { has: page.locator(".room-hint") });
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await field.fill("x");
      // Otherwise typing would scroll to the field.
      await field.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      for (const [length, title, said] of SAID[name === "/contact" ? "email" : "text"] ?? []) {
        await expectStill(page, `${width} px, ${length} characters`, async () => {
          await field.fill(words(length));
          await expect(note.getByRole("status")).toHaveText(title);
          await expect(field).toHaveAccessibleDescription(said);
        });
      }
    }
    expect(await violationsOn(page)).toEqual([]);
  });
}

test("the text leaves out exactly what the hint says, and the email has everything", async ({ page }) => {
  const { fill, sendText, openings } = await openRequest(page);
  const details = words(700);
  await fill({ ...TYPED, details });
  const hint = page.locator(".room-hint");
  await expect(hint).toContainText(/loses its last \d+ characters/);
  const [, lost] = /last (\d+)/.exec(await hint.innerText()) ?? [];
  expect(await sendText()).toContain(`Details: ${details.slice(0, -Number(lost))}…`);
  await expect.poll(() => openings.length).toBe(2);
  expect(decodeURIComponent(openings[1]?.url ?? "")).toContain(`Details: ${details}`);
  await expect(page.getByRole("button", { name: "Copy the request" })).toBeVisible();
});
