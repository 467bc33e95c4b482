import { Features, type Selector, type SelectorComponent, transform } from "lightningcss";
import { classesOf, type HtmlElement } from "./html.ts";

/** Minifies a style sheet, with further options. */
export function transformCss(css: string, options: Partial<Parameters<typeof transform>[0]>): string {
  // Media queries keep the form that older browsers know. Without targets, nothing else is rewritten.
  const include = Features.MediaRangeSyntax;
  const code = Buffer.from(css);
  return transform({ filename: "site.css", code, minify: true, include, ...options }).code.toString();
}

/** @param elsewhere Markup and code, which may use variables, too. */
export function withoutUnusedVariables(css: string, elsewhere = ""): string {
  const namesIn = (text: string, pattern: RegExp) =>
    new Set(Array.from(text.matchAll(pattern), ([, name = ""]) => name));
  const used = namesIn(css + elsewhere, /var\((--[\w-]+)/g);
  const unused = [...namesIn(css, /(--[\w-]+):/g)].filter((name) => !used.has(name));
  // A variable that was removed may have been the only user of another one.
  return unused.length === 0 ? css : withoutUnusedVariables(transformCss(css, { unusedSymbols: unused }), elsewhere);
}

/** Pseudo-classes of interaction. By the time anyone interacts with the page, all styles are loaded. */
const STATES_OF_USE = new Set(["hover", "active", "focus", "focus-visible"]);

/**
 * The part of a style sheet that some elements need for their first paint, while the rest of the page is still loading:
 * all fonts, and the rules that may match the elements, without those for print, forced colors, animations and
 * interaction.
 */
export function firstPaintStyles(css: string, shown: readonly HtmlElement[]): string {
  const canMatch = matcher(shown);
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
    ({ mediaType, condition }) => mediaType !== "print" && !JSON.stringify(condition ?? "").includes('"forced-colors"'),
  );
}

/** Whether a selector may match one of the elements, or an element around them. */
function matcher(shown: readonly HtmlElement[]): (selector: Selector) => boolean {
  const elements = new Set(shown.map(({ name }) => name));
  const classes = new Set(shown.flatMap(classesOf));
  const attributes = new Set(shown.flatMap((element) => Object.keys(element.attributes)));
  const canMatch = (selector: Selector): boolean => selector.every(partCanMatch);
  const partCanMatch = (part: SelectorComponent): boolean => {
    if (part.type === "type") return elements.has(part.name);
    if (part.type === "class") return classes.has(part.name);
    if (part.type === "attribute") return attributes.has(part.name);
    if (part.type !== "pseudo-class") return true;
    if (STATES_OF_USE.has(part.kind)) return false;
    if (part.kind === "is" || part.kind === "where" || part.kind === "has") return part.selectors.some(canMatch);
    return true;
  };
  return canMatch;
}
