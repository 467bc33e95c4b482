/** A problem in a content file: its place, its value, and what is expected. */
export interface ContentProblem {
  /** The file, from src/content. */
  file: string;
  /**
   * Its path in the file: "articles.0.text", or "roads.Main Street.text" if the parts of a list have names.
   */
  field: string;
  value: unknown;
  expected: string;
}

/** Every text in a piece of content, however deep, with its path. */
export function textsIn(
  content: unknown,
  path: readonly string[] = [],
): [path: readonly string[], text: string][] {
  if (typeof content === "string") return [[path, content]];
  if (content === null || typeof content !== "object") return [];
  return Object.entries(content).flatMap(([key, value]) => {
    const name = Array.isArray(content) && typeof value?.name === "string" ? value.name : key;
    return textsIn(value, [...path, name]);
  });
}

/** The problem as one line for an owner. */
export function inWords({ file, field, value, expected }: ContentProblem): string {
  return `src/content/${file}: ${field}: ${JSON.stringify(value)} - ${expected}`;
}

/** A file of src/content: what it exports, and its text. */
export interface ContentFile {
  exports: unknown;
  source: string;
}

/** Content files by their path from src/content. */
export type ContentFiles = Readonly<Record<string, ContentFile>>;

/**
 * Texts that are empty, and texts with an unknown token.
 * @param tokens The names that may be in braces.
 */
export function textProblems(files: ContentFiles, tokens: ReadonlySet<string>): ContentProblem[] {
  return Object.entries(files).flatMap(([file, { exports, source }]) =>
    textsIn(exports).flatMap(([path, value]): ContentProblem[] => {
      const field = path.join(".");
      if (value.trim() === "" && /""|'\s*'|"\s+"/.test(source))
        return [{ file, field, value, expected: "expected a text; where there is none, delete the line" }];
      return (
        unknownTokens(value, tokens)
          // Files with lists export texts of other files again. Those are checked in their own file.
          .filter((token) => source.includes(token))
          .map((token) => ({ file, field, value, expected: expectedFor(token) }))
      );
    }),
  );
}

function unknownTokens(text: string, tokens: ReadonlySet<string>): string[] {
  return Array.from(text.matchAll(/\{([^{}]*)\}/g))
    .filter(([, name = ""]) => !tokens.has(name))
    .map(([token]) => token);
}

function expectedFor(token: string): string {
  return `${token} is not the name of a claim or fact: correct it, or write the text without braces`;
}

/** What a page may have in common with the template: names, addresses, and choices. */
const MAY_STAY = new Set(
  "name title addresses county service picture icon topic heading kind neighborhoods landmarks".split(" "),
);

/**
 * Texts of a new page that are still the template's.
 * @param template What the template exports.
 * @param sample The placeholder name that the template has where a page has its own name.
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
      expected: `is still the template's text; expected what is true of ${page.name} alone`,
    }));
}
