import { type ContentProblem, textsIn } from "./texts-in.ts";

/** What a page may have in common with the template: names, addresses, and choices. */
const MAY_STAY = new Set(
  "name title addresses county service picture icon topic heading kind neighborhoods landmarks".split(" "),
);

/**
 * Texts of a new page that are still the template's.
 * @param template What the template exports.
 * @param sample The name that the template has instead of the page's.
 */
export function templateProblems(
  file: string,
  page: { name: string; content: unknown },
  template: unknown,
  sample: string,
): ContentProblem[] {
  const unchanged = new Set(
    textsIn(template)
      .filter(([path]) => !path.some((key) => MAY_STAY.has(key)))
      .map(([, text]) => text.replaceAll(sample, page.name)),
  );
  return textsIn(page.content)
    .filter(([, text]) => unchanged.has(text))
    .map(([path, value]) => ({
      file,
      field: path.join("."),
      value,
      expected: `is the template's; expected what is true of ${page.name} alone`,
    }));
}
