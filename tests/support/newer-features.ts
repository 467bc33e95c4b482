import { execFile } from "node:child_process";
import path from "node:path";
import css from "@eslint/css";
import html from "@html-eslint/eslint-plugin";
import { type ESLint, Linter } from "eslint";
import compat from "eslint-plugin-compat";
import viteConfig from "../../vite.config.ts";

/* The oldest browsers are those of build.target in vite.config.ts, and ESLint's plugins look for what they lack. */

/**
 * For styles and documents the plugins know no single browser, only what all browsers had in the end of a year
 * (https://web.dev/baseline). All browsers in build.target are younger than 2021.
 */
const BASELINE: Linter.RuleEntry = ["error", { available: 2021 }];

/** What the plugin for styles does not tell: "(width >= 40rem)", and rules within rules. */
const UNTOLD: Linter.RuleEntry = [
  "error",
  { selector: "FeatureRange", message: "Media range" },
  { selector: "Rule Rule", message: "Nested rule" },
];

const BROWSER_NAMES: Readonly<Record<string, string>> = { ios: "ios_saf" };

/** The oldest browsers in the words of Browserslist: "safari 15.4". */
const BROWSERS = [viteConfig.build?.target ?? []].flat().map((target) => {
  const [, name = "", version = ""] = /^([a-z]+)([\d.]+)$/.exec(String(target)) ?? [];
  return `${BROWSER_NAMES[name] ?? name} ${version}`;
});

const CONFIG: Linter.Config[] = [
  {
    files: ["*.css"],
    plugins: { css: css as ESLint.Plugin },
    language: "css/css",
    // Parts that the plugin's parser does not know are checked by Vite, which writes them.
    languageOptions: { tolerant: true },
    rules: { "css/use-baseline": BASELINE, "no-restricted-syntax": UNTOLD },
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
export function newerFeatures(text: string, kind: "css" | "html" | "js"): string[] {
  // The plugin passes over the values of custom properties, so each is read as if it were a color.
  const read = kind === "css" ? text.replaceAll(/--[\w-]+:/g, "color:") : text;
  const messages = linter.verify(read, CONFIG, { filename: `built.${kind}`, allowInlineConfig: false });
  return [...new Set(messages.map(({ message }) => message.replace(/ is not (a|supported in) .*$/, "")))];
}

/**
 * What es-check says against scripts: syntax and methods of JavaScript that one of the oldest browsers lacks.
 * @param pattern Where the scripts are.
 * @returns Nothing if all is well.
 */
export async function languageComplaints(pattern: string): Promise<string> {
  const program = path.resolve(import.meta.dirname, "../../node_modules/es-check/lib/cli/index.js");
  const query = `--browserslistQuery=${BROWSERS.join(", ")}`;
  const args = [program, "checkBrowser", pattern, "--module", "--checkFeatures", query];
  return await new Promise((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) => resolve(error ? stdout + stderr : ""));
  });
}
