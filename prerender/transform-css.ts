import { Features, transform } from "lightningcss";

/** A style sheet, minified, as the options change it. */
export function transformCss(css: string, options: Partial<Parameters<typeof transform>[0]>): string {
  // Media queries stay as older browsers know them; without targets nothing else changes.
  const include = Features.MediaRangeSyntax;
  const code = Buffer.from(css);
  return transform({ filename: "site.css", code, minify: true, include, ...options }).code.toString();
}
