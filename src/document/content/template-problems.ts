import { type ContentProblem, textsIn } from "./texts-in.ts";

/** What may be as the template has it: names, addresses and choices. */
const MAY_STAY = new Set(
  "name title addresses county service picture icon topic heading kind neighborhoods landmarks".split(" "),
);

/**
 * Texts of a new page that nobody has written yet.
 * @param template What the template exports.
 * @param sample The name that it has in the place of the page's own.
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
