import { Features, transform } from "lightningcss";

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
