import { Features, type Selector, type SelectorComponent, transform } from "lightningcss";
import { classesIn } from "./html.ts";

/** Minifies a style sheet, with further options. */
export function transformCss(css: string, options: Partial<Parameters<typeof transform>[0]>): string {
  // Media queries keep the form that older browsers know; without targets nothing else changes.
  const include = Features.MediaRangeSyntax;
  const code = Buffer.from(css);
  const short = transform({ filename: "site.css", code, minify: true, include, ...options }).code.toString();
  // Lightning CSS leaves spaces in values with variables.
  return short.replaceAll(/("(?:\\.|[^"\\])*")|, /g, (_, string: string | undefined) => string ?? ",");
}

/** One font as a minified style sheet declares it. */
export const FONT_FACE = /@font-face\{[^}]*\}/g;

/** Tailwind's notice, which is also in /licenses.txt. */
export const LICENSE = /^\/\*!.*?\*\/\s*/s;

/** Pseudo-classes of interaction. By the time anyone interacts with the page, all styles are loaded. */
const ANSWERS = new Set(["hover", "active", "focus", "focus-visible"]);

/**
 * The part of a style sheet that the first paint of some HTML may need, while the rest of the page and all
 * styles are still loading. It has no rules for elements, classes, and attributes that the HTML lacks, for
 * print, animations, and interaction, and no unused variables and fonts.
 */
export function firstPaintStyles(css: string, html: string): string {
  const canMatch = matcher(html);
  const needed = transformCss(css, {
    visitor: {
      Rule: {
        keyframes: () => [],
        media: ({ value }) => (isForFirstPaint(value.query.mediaQueries) ? undefined : []),
        style: ({ value }) => (value.selectors.some(canMatch) ? undefined : []),
      },
    },
  });
  return withoutUnusedFonts(withoutUnusedVariables(needed)).replace(LICENSE, "");
}

function withoutUnusedFonts(css: string): string {
  const rules = css.replaceAll(FONT_FACE, "");
  return css.replaceAll(FONT_FACE, (face) => {
    const [, family = ""] = /font-family:"?([^;"]+)/.exec(face) ?? [];
    return rules.includes(family) ? face : "";
  });
}

function isForFirstPaint(queries: readonly { mediaType: string; condition?: unknown }[]): boolean {
  return queries.some(
    ({ mediaType, condition }) =>
      mediaType !== "print" && !JSON.stringify(condition ?? "").includes('"forced-colors"'),
  );
}

/** Whether a selector may match something in the HTML or around it. */
function matcher(html: string): (selector: Selector) => boolean {
  const elements = new Set([
    "html",
    ...Array.from(html.matchAll(/<([a-z][a-z0-9]*)/g), ([, name = ""]) => name),
  ]);
  const classes = new Set(classesIn(html));
  const attributes = new Set(Array.from(html.matchAll(/ ([a-z][a-z-]*)="/g), ([, name = ""]) => name));
  const canMatch = (selector: Selector): boolean => selector.every(partCanMatch);
  const partCanMatch = (part: SelectorComponent): boolean => {
    if (part.type === "type") return elements.has(part.name);
    if (part.type === "class") return classes.has(part.name);
    if (part.type === "attribute") return attributes.has(part.name);
    if (part.type !== "pseudo-class") return true;
    if (ANSWERS.has(part.kind)) return false;
    if (part.kind === "is" || part.kind === "where" || part.kind === "has")
      return part.selectors.some(canMatch);
    return true;
  };
  return canMatch;
}

/** @param elsewhere What uses variables besides the style sheet. */
export function withoutUnusedVariables(css: string, elsewhere = ""): string {
  const uses = (css + elsewhere).matchAll(/var\((--[\w-]+)/g);
  const used = new Set(Array.from(uses, ([, name = ""]) => name));
  const pruned = transformCss(css, {
    visitor: {
      Declaration: { custom: ({ name }) => (!name.startsWith("--") || used.has(name) ? undefined : []) },
    },
  });
  return pruned === css ? css : withoutUnusedVariables(pruned, elsewhere);
}
