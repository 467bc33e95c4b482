import type { Selector, SelectorComponent } from "lightningcss";
import { transformCss } from "./transform-css.ts";

/**
 * What of a style sheet the first paint of some HTML can need, while the rest of its page, and all styles, are on the way:
 * nothing of elements and attributes that it has not, of paper and of movements, and no variables that nothing names.
 * @param css Without the rules of classes that it has not.
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

/** Tells whether a selector may match something in the HTML, or what stands around it. */
function matcher(html: string): (selector: Selector) => boolean {
  const elements = new Set([
    "html",
    ...Array.from(html.matchAll(/<([a-z][a-z0-9]*)/g), ([, name = ""]) => name),
  ]);
  const attributes = new Set(Array.from(html.matchAll(/ ([a-z][a-z-]*)="/g), ([, name = ""]) => name));
  const canMatch = (selector: Selector): boolean => selector.every(partCanMatch);
  const partCanMatch = (part: SelectorComponent): boolean => {
    if (part.type === "type") return elements.has(part.name);
    if (part.type === "attribute") return attributes.has(part.name);
    if (part.type !== "pseudo-class") return true;
    if (part.kind === "is" || part.kind === "where" || part.kind === "has")
      return part.selectors.some(canMatch);
    return true;
  };
  return canMatch;
}

function withoutUnusedVariables(css: string): string {
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name));
  const pruned = transformCss(css, {
    visitor: {
      Declaration: { custom: ({ name }) => (!name.startsWith("--") || used.has(name) ? undefined : []) },
    },
  });
  return pruned === css ? css : withoutUnusedVariables(pruned);
}
