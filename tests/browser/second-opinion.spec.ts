import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { KINDS } from "../support/pages.ts";
import { HOME, openRequest, SERVICE } from "../support/request.ts";

/*
 * Second opinions beside axe: IBM Equal Access, what it finds and what it asks a person to confirm; and HTML_CodeSniffer's
 * errors up to level AAA. Its warnings come on any page with a picture or with something fixed.
 */

const { resolve } = createRequire(import.meta.url);
const ENGINES = ["accessibility-checker-engine/ace-window.js", "html_codesniffer/build/HTMLCS.js"].map(
  (file) => readFileSync(resolve(file), "utf8"),
);

/** What they find and is right as it is: the rule, the elements, and why. */
const EXCEPTIONS = [
  ["aria_content_in_landmark", ".skip-link", "a way past the landmarks comes before them"],
  ["element_tabbable_visible", ".skip-link", "it comes into view with the focus: menu.spec.ts"],
  ["element_tabbable_visible", ".map a", "a name may reach over the map's edge; its city has a card"],
  [
    "element_tabbable_unobscured",
    "a, button, summary, .field",
    "what has the focus is clear: location-button.spec.ts",
  ],
  ["input_label_visible", "button[aria-label]", "the menu's three lines and a cross, with a name to hear"],
  ["input_label_visible", "textarea", "its label is above it, in a label element"],
  ["input_fields_grouped", ".field", "each form is one group, named by its heading"],
  ["aria_complementary_label_visible", "#call-bar", "its buttons say what they do"],
  ["text_block_heading", "p, div", "short lines that head nothing: a name, a category, a date, a subtitle"],
  ["text_sensory_misuse", "p, dd, li", "'right' and 'beside' tell of roads and of time, not of the screen"],
  ["style_color_misuse", "style", "what a color shows is there in words or as a line, too"],
  ["text_contrast_sufficient", ".shield", "white on red and on blue, the two colors of its field"],
  [
    "element_attribute_deprecated",
    "meta[http-equiv=Content-Security-Policy]",
    "HTML has this value, and IBM's list of them is older",
  ],
  ["list_structure_proper", "dl", "HTML has a div around each term and what it means"],
  ["blockquote_cite_exists", "blockquote", "what a customer said has no address; the name is below"],
  ["F92,ARIA4", "svg.map", "the picture itself says nothing; its links are in a navigation with a name"],
] as const;

/** The interfaces of both engines, as far as they are used. */
interface Engines {
  ace: { Checker: new () => { check(page: Document, rules: string[]): Promise<{ results: Result[] }> } };
  HTMLCS: {
    process(standard: string, page: Document, done: () => void): void;
    getMessages(): { type: number; code: string; element: Element }[];
  };
}

interface Result {
  value: [string, string];
  ruleId: string;
  node: Element;
}

/** The exceptions that were needed so far, by their place in the list, and the pages that were looked at. */
const needed = new Set<number>();
const judged = new Set<string>();

async function opinionsOn(page: Page): Promise<string[]> {
  for (const engine of ENGINES) await page.evaluate(engine);
  const found = await page.evaluate(async (exceptions) => {
    const { ace, HTMLCS } = globalThis as unknown as Engines;
    const { results } = await new ace.Checker().check(document, ["IBM_Accessibility"]);
    await new Promise<void>((done) => HTMLCS.process("WCAG2AAA", document, done));
    return [
      ...results
        .filter(({ value }) => !["PASS", "MANUAL"].includes(value[1]))
        .map(({ ruleId, node }) => ({ rule: ruleId, element: node })),
      ...HTMLCS.getMessages()
        .filter(({ type }) => type === 1)
        .map(({ code, element }) => ({ rule: code, element })),
    ].map(({ rule, element }) => ({
      opinion: `${rule}: ${element.outerHTML.slice(0, 120)}`,
      exception: exceptions.findIndex(([id, on]) => rule.endsWith(id) && element.matches(on)),
    }));
  }, EXCEPTIONS);
  for (const { exception } of found) needed.add(exception);
  return found.filter(({ exception }) => exception === -1).map(({ opinion }) => opinion);
}

// One after the other, so that the last knows what all have found.
test.describe.configure({ mode: "default" });

const PAGES = [...KINDS, "/no-such-page"];
const DIALOGS = [HOME, SERVICE];

test.describe(() => {
  test.use({ expectedErrors: /^404: \/no-such-page$|status of 404/ });

  for (const address of PAGES) {
    test(`${address} passes two more accessibility engines`, async ({ page }) => {
      await page.goto(address);
      expect(await opinionsOn(page)).toEqual([]);
      judged.add(address);
    });
  }
});

for (const variant of DIALOGS) {
  const name = `the dialog of ${variant.address}`;
  test(`so does ${name}, empty and refused`, async ({ page }) => {
    const { send } = await openRequest(page, variant);
    expect(await opinionsOn(page)).toEqual([]);
    await send.click();
    await expect(page.getByText("Missing Information")).toBeVisible();
    expect(await opinionsOn(page)).toEqual([]);
    judged.add(name);
  });
}

test("each exception is needed on some page", () => {
  test.skip(judged.size < PAGES.length + DIALOGS.length, "not all pages were judged before");
  expect(EXCEPTIONS.filter((_, index) => !needed.has(index))).toEqual([]);
});
