import css from "@eslint/css";
import { type ESLint, Linter } from "eslint";
import { expect, test } from "vitest";
import { BUILT, readText, UNADDRESSED } from "../support/dist-files.ts";
import { select } from "../support/dist-pages.ts";

/*
 * Looks for what the oldest browsers (vite.config.ts) lack: in styles with ESLint's plugin, in scripts with its parser.
 * Methods that they lack are missing from the types of browser code (tsconfig.browser.json).
 */

const THERE = "Safari 15.4, Chrome 100 and Firefox 115 have it";

/** What not all browsers had in 2021, and why the site works in the oldest ones all the same. */
const ACCEPTED: Readonly<Record<string, string>> = {
  "At-rule '@layer'": THERE,
  "Media condition 'forced-colors'": "browsers that force no colors need no borders in their place",
  "Property 'accent-color'": THERE,
  "Property 'outline'": "in Safari before 16.4 an outline has no round corners",
  "Property 'overscroll-behavior'": "the page behind the dialog may scroll",
  "Property 'paint-order'": THERE,
  "Property 'scroll-behavior'": THERE,
  "Property 'text-size-adjust'": "iOS takes it with its prefix, which is beside it",
  "Property 'text-wrap'": "lines break where they always did",
  "Selector 'backdrop'": "they have it; its color is written into it, not taken from a variable",
  "Selector 'focus-visible'": THERE,
  "Selector 'popover-open'": "they have no menu to open: src/site/styles/header.css shows its links",
  "Selector 'has'":
    "all notes and the number at the car are shown, the page behind the dialog may scroll, and a short page ends early",
  "Selector 'modal'": "the page behind the dialog may scroll",
  "Selector 'user-invalid'": "the browser says which field it refuses, and focuses it",
  "Unit 'dvh'": "a short page ends above the end of the screen",
  "Value 'anywhere' of property 'overflow-wrap'": THERE,
  "Value 'avoid' of property 'break-after'": "a heading may end a printed sheet",
};

/** The plugin knows what all browsers had at the end of a year (https://web.dev/baseline). The oldest are of 2022. */
const BASELINE: Linter.RuleEntry = ["error", { available: 2021 }];

/**
 * What the plugin does not report: "(width >= 40rem)", nested rules, and "not" and "or" in media conditions, which
 * Chrome before 104 and Safari before 16.4 lack. (Lightning CSS writes "(width < 40rem)" with "not".)
 */
const UNREPORTED: Linter.RuleEntry = [
  "error",
  { selector: "FeatureRange", message: "Media range" },
  { selector: "Rule Rule", message: "Nested rule" },
  { selector: "MediaQuery Identifier[name=/^(not|or)$/]", message: "Media condition with 'not' or 'or'" },
];

/** The syntax of ES2022 that Safari 15.4 lacks. */
const SYNTAX: Linter.RuleEntry = [
  "error",
  { selector: "StaticBlock", message: "Static block of a class" },
  { selector: "Literal[regex.pattern=/\\(\\?<[=!]/]", message: "Lookbehind in a regular expression" },
];

const CONFIG: Linter.Config[] = [
  {
    files: ["*.css"],
    plugins: { css: css as ESLint.Plugin },
    language: "css/css",
    // The parser does not know all that Vite writes.
    languageOptions: { tolerant: true },
    rules: { "css/use-baseline": BASELINE, "no-restricted-syntax": UNREPORTED },
  },
  {
    files: ["*.js"],
    languageOptions: { ecmaVersion: 2022, sourceType: "module" },
    rules: { "no-restricted-syntax": SYNTAX },
  },
];

const linter = new Linter();

/** What a built file uses that one of the oldest browsers may lack, each once, in ESLint's words. */
function newerFeatures(text: string, kind: "css" | "js"): string[] {
  // The plugin skips the values of custom properties, so it gets them as values of "color".
  const read = kind === "css" ? text.replaceAll(/--[\w-]+:/g, "color:") : text;
  const messages = linter.verify(read, CONFIG, { filename: `built.${kind}`, allowInlineConfig: false });
  return [...new Set(messages.map(({ message }) => message.replace(/ is not a .*$/, "")))];
}

const documents = [...BUILT.filter((file) => /\.(html|svg)$/.test(file)), ...UNADDRESSED].map(readText);
const styles = new Set(
  documents.flatMap((html) => Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css = ""]) => css)),
);
const newer = new Set([...styles].flatMap((style) => newerFeatures(style, "css")));

test("every variable that styles use has a value in the same page", () => {
  for (const html of documents) {
    const used = Array.from(html.matchAll(/var\((--[\w-]+)\)/g), ([, name = ""]) => name);
    expect(used.filter((name) => !html.includes(`${name}:`))).toEqual([]);
  }
});

test("letters keep their size when a phone is turned, also in Safari, which wants its prefix", () => {
  const pages = documents.filter((html) => html.includes("<main"));
  expect(pages).not.toEqual([]);
  for (const html of pages) expect(html).toContain("-webkit-text-size-adjust:100%");
});

test("the oldest browsers know all styles of the site, except for what ACCEPTED explains", () => {
  const unknown = [...newer].filter((feature) => !(feature in ACCEPTED));
  expect(unknown, "say in ACCEPTED why the oldest browsers can do without").toEqual([]);
  // The map has some of them, and not every owner's site has a map.
  if (select("/service-areas", ".map").length > 0)
    expect(
      Object.keys(ACCEPTED).filter((feature) => !newer.has(feature)),
      "no style uses it any more: take it out of ACCEPTED",
    ).toEqual([]);
});

test("the oldest browsers can read all scripts, in files and inside pages", () => {
  const inline = documents.flatMap((html) =>
    Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, js = ""]) => js),
  );
  expect(inline).not.toEqual([]);
  const files = BUILT.filter((file) => file.endsWith(".js")).map(readText);
  expect([...new Set([...inline, ...files])].flatMap((script) => newerFeatures(script, "js"))).toEqual([]);
});

test.each([
  ["css", ".a{& .b{color:red}}", "Nested rule"],
  ["js", "/(?<=a)b/", "Lookbehind in a regular expression"],
] as const)("%s that the oldest browsers lack is found: %s", (kind, text, found) => {
  expect(newerFeatures(text, kind)).toContain(found);
});
