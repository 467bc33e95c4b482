import { type ContentProblem, textsIn } from "./texts-in.ts";

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
          // Lists repeat texts of other files, which are checked by themselves.
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
  return `a brace starts the name of a claim or fact, and ${token} is none (any more): change the text, or write it without braces`;
}
