import type { Selector, SelectorComponent } from "lightningcss";
import { classesIn } from "./html.ts";
import { transformCss, withoutUnusedVariables } from "./transform-css.ts";

/** Pseudo-classes of interaction. By the time anyone interacts with the page, all styles are loaded. */
const STATES_OF_USE = new Set(["hover", "active", "focus", "focus-visible"]);

/**
 * The part of a style sheet that the first paint of some HTML may need, while the rest of the page and all
 * styles are still loading: no rules for elements, classes, and attributes that the HTML lacks, for print, animations, and
 * interaction, and no unused variables; but all fonts.
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
  return withoutUnusedVariables(needed);
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
    if (STATES_OF_USE.has(part.kind)) return false;
    if (part.kind === "is" || part.kind === "where" || part.kind === "has")
      return part.selectors.some(canMatch);
    return true;
  };
  return canMatch;
}
