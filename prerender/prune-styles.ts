import { classesOf, type Page } from "./html.ts";
import { transformCss, withoutUnusedVariables } from "./transform-css.ts";

/**
 * The style sheet without classes and variables that are neither in the pages nor in the code, and without fonts: they
 * are in the header's styles, and browsers wait twice for a font that is declared twice. Rules for elements, attributes
 * and states stay, because scripts and browsers change those.
 */
export function pruneStyles(css: string, pages: readonly Page[], code: string): string {
  const inPages = new Set(pages.flatMap(({ elements }) => elements).flatMap(classesOf));
  const inCode = new Set(code.match(/[\w-]+/g));
  // It also finds ".5rem" and ".woff2", which do no harm: no class has such a name.
  const styled = Array.from(css.matchAll(/\.([\w-]+)/g), ([, name = ""]) => name);
  const unused = [...new Set(styled)].filter((name) => !inPages.has(name) && !inCode.has(name));
  const kept = transformCss(css, { unusedSymbols: unused, visitor: { Rule: { "font-face": () => [] } } });
  return withoutUnusedVariables(kept, pages.map(({ html }) => html).join("") + code);
}
