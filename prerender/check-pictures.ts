import { type FileContent, LOGO } from "../src/contract/build-contract.ts";

/**
 * Checks that each picture of the site has its own styles: a page's styles do not reach into an image. The owner's logo
 * comes as it is.
 * @param files What the site serves, by path.
 * @returns One line for each class without a rule, and for each variable without a value.
 */
export function checkPictures(files: Readonly<Record<string, FileContent>>): string[] {
  return Object.entries(files).flatMap(([file, svg]) =>
    /^pictures\/.*\.svg$/.test(file) && file !== LOGO
      ? missingStyles(String(svg)).map(
          (name) => `${file}: uses ${name}, which it does not define; add it there.`,
        )
      : [],
  );
}

function missingStyles(svg: string): string[] {
  const names = (text: string, pattern: RegExp) =>
    new Set(Array.from(text.matchAll(pattern), ([name]) => name));
  const styles = Array.from(svg.matchAll(/<style>(.*?)<\/style>/gs), ([, css]) => css).join("");
  const rules = names(styles, /(?<=\.)[a-z][\w-]*/gi);
  const values = names(styles, /--[\w-]+(?=\s*:)/g);
  const classes = names(svg, /(?<=class="[^"]*)[\w-]+/g);
  // A variable with a fallback has a comma behind it.
  const variables = names(svg, /(?<=var\()--[\w-]+(?=\s*\))/g);
  return [
    ...[...classes].filter((name) => !rules.has(name)).map((name) => `the class ${name}`),
    ...[...variables].filter((name) => !values.has(name)).map((name) => `the variable ${name}`),
  ];
}
