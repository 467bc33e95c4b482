import { Features, transform } from "lightningcss";

/** Minifies a style sheet, with further options. */
export function transformCss(css: string, options: Partial<Parameters<typeof transform>[0]>): string {
  // Media queries keep the form that older browsers know; without targets nothing else changes.
  const include = Features.MediaRangeSyntax;
  const code = Buffer.from(css);
  return transform({ filename: "site.css", code, minify: true, include, ...options }).code.toString();
}

/** @param elsewhere What uses variables besides the style sheet. */
export function withoutUnusedVariables(css: string, elsewhere = ""): string {
  const namesIn = (text: string, pattern: RegExp) =>
    new Set(Array.from(text.matchAll(pattern), ([, name = ""]) => name));
  const used = namesIn(css + elsewhere, /var\((--[\w-]+)/g);
  const unused = [...namesIn(css, /(--[\w-]+):/g)].filter((name) => !used.has(name));
  // One that is left may have been the only user of another.
  return unused.length === 0
    ? css
    : withoutUnusedVariables(transformCss(css, { unusedSymbols: unused }), elsewhere);
}
