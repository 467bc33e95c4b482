import { execFile } from "node:child_process";
import path from "node:path";
import css from "@eslint/css";
import html from "@html-eslint/eslint-plugin";
import { type ESLint, Linter } from "eslint";
import compat from "eslint-plugin-compat";
import { expect, test } from "vitest";
import { OLDEST_BROWSERS } from "../../vite.config.ts";
import { BUILT, pathInDist, readText } from "../support/dist-files.ts";

/* The oldest browsers are those of vite.config.ts, and ESLint's plugins look for what they lack. */

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
  "Selector 'has'": "the page behind the dialog may scroll",
  "Selector 'modal'": "the same; else it matters in saved pages only",
  "Unit 'dvh'": "a short page ends above the end of the screen",
  "Value 'anywhere' of property 'overflow-wrap'": THERE,
  "Value 'avoid' of property 'break-after'": "a heading may end a printed sheet",

  "Attribute 'autofocus'": "the dialog puts the focus on its first field by itself",
  "Attribute 'command' on '<button>'":
    "src/request/first-aid/first-aid.client.ts; without script, a link to text instead",
  "Attribute 'commandfor' on '<button>'": "the same",
  "Attribute 'loading' on '<img>'": "older ones fetch all pictures at once",
  "Attribute 'name=\"color-scheme\"' on '<meta>'": THERE,
  "Attribute 'popover'": "src/site/styles/header.css shows the links; the empty toasts take no room",
  "Attribute 'popoverTarget' on '<button>'": "src/site/styles/header.css hides the button",
  "Attribute 'translate'": THERE,
  "Element '<dialog>'": THERE,

  requestIdleCallback: "src/offline/register-service-worker.client.ts sets a timer",
};

/**
 * For styles and documents the plugins do not know single browsers, only what all browsers had at the end of a year
 * (https://web.dev/baseline). They are all younger than 2021.
 */
const BASELINE: Linter.RuleEntry = ["error", { available: 2021 }];

/**
 * What the plugin for styles does not report: "(width >= 40rem)", nested rules, and "not" and "or" in media
 * conditions, which Chrome before 104 and Safari before 16.4 lack. Lightning CSS writes "(width < 40rem)" with "not".
 */
const UNREPORTED: Linter.RuleEntry = [
  "error",
  { selector: "FeatureRange", message: "Media range" },
  { selector: "Rule Rule", message: "Nested rule" },
  { selector: "MediaQuery Identifier[name=/^(not|or)$/]", message: "Media condition with 'not' or 'or'" },
];

/** The oldest browsers in the words of Browserslist: "safari 15.4". */
const BROWSERS = OLDEST_BROWSERS.map((target) => target.replace(/^ios/, "ios_saf").replace(/[\d.]+$/, " $&"));

const CONFIG: Linter.Config[] = [
  {
    files: ["*.css"],
    plugins: { css: css as ESLint.Plugin },
    language: "css/css",
    // Parts that the plugin's parser does not know are checked by Vite, which writes them.
    languageOptions: { tolerant: true },
    rules: { "css/use-baseline": BASELINE, "no-restricted-syntax": UNREPORTED },
  },
  {
    files: ["*.html"],
    plugins: { html: html as ESLint.Plugin },
    language: "html/html",
    rules: { "html/use-baseline": BASELINE },
  },
  {
    files: ["*.js"],
    plugins: { compat: compat as ESLint.Plugin },
    languageOptions: { ecmaVersion: 2022, sourceType: "module" },
    settings: { browsers: BROWSERS },
    rules: { "compat/compat": "error" },
  },
];

const linter = new Linter();

/** What a built file uses that one of the oldest browsers may lack, each once, in the words of ESLint's plugins. */
function newerFeatures(text: string, kind: "css" | "html" | "js"): string[] {
  // The plugin skips the values of custom properties, so each is read as if it were a color.
  const read = kind === "css" ? text.replaceAll(/--[\w-]+:/g, "color:") : text;
  const messages = linter.verify(read, CONFIG, { filename: `built.${kind}`, allowInlineConfig: false });
  return [...new Set(messages.map(({ message }) => message.replace(/ is not (a|supported in) .*$/, "")))];
}

/** What es-check reports about scripts: syntax and methods of JavaScript that one of the oldest browsers lacks. */
async function languageComplaints(): Promise<string> {
  const program = path.resolve(import.meta.dirname, "../../node_modules/es-check/lib/cli/index.js");
  const query = `--browserslistQuery=${BROWSERS.join(", ")}`;
  const files = BUILT.filter((file) => file.endsWith(".js")).map(pathInDist);
  const args = [program, "checkBrowser", ...files, "--module", "--checkFeatures", query];
  return await new Promise((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) => resolve(error ? stdout + stderr : ""));
  });
}

const documents = BUILT.filter((file) => /\.(html|svg)$|^assets\/offline-.*\.txt$/.test(file)).map(readText);
const styles = new Set(
  documents.flatMap((html) => Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css = ""]) => css)),
);
const scripts = BUILT.filter((file) => file.endsWith(".js")).map(readText);

const newer = new Set([
  ...[...styles].flatMap((css) => newerFeatures(css, "css")),
  ...documents.flatMap((html) => newerFeatures(html.replace(/<style>.*?<\/style>/gs, ""), "html")),
  ...scripts.flatMap((code) => newerFeatures(code, "js")),
]);

test("the oldest browsers know everything that the site uses, except for what ACCEPTED explains, and nothing more", () => {
  expect(newer, "say in ACCEPTED why the oldest browsers can do without").toEqual(
    new Set(Object.keys(ACCEPTED)),
  );
});

test("the scripts use only the JavaScript of the oldest browsers", async () => {
  expect(await languageComplaints()).toBe("");
});
