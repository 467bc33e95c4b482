import type { z } from "zod";
import type { Place } from "./yaml-file.ts";

/** An invalid value in what the owner writes. */
export interface Problem {
  place: Place;
  /** What is wrong with it, or expected. */
  text: string;
}

const TYPES: Readonly<Record<string, string>> = {
  string: "a text",
  array: 'a list: lines that begin with "- "',
  tuple: 'a list: lines that begin with "- "',
  object: "fields, each in a line: name: text",
};

/** What is said of a value that has no message of its own in its schema. */
export const inWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return `expected ${TYPES[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `expected ${issue.values.map(String).join(" or ")}`;
    case "unrecognized_keys":
      return suggestion(issue.keys, fieldsOf(issue.inst));
    default:
      return undefined;
  }
};

/** What a schema found, one problem for each value. */
export function issuesIn({ issues }: z.ZodError): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    if (issue.code !== "unrecognized_keys") return [{ place: issue.path, text: issue.message }];
    return issue.keys.map((key) => ({ place: [...issue.path, key], text: issue.message }));
  });
}

/** The names of the fields that an object's schema knows. */
function fieldsOf(schema: unknown): string[] {
  return Object.keys(Object(schema).def?.shape ?? {});
}

/** What to write in place of unknown fields: the most similar known one, or one of all. */
function suggestion(unknown: readonly string[], known: readonly string[]): string {
  const [similar] = known.filter((name) => unknown.some((key) => distance(key, name) <= 2));
  return `there is no such field here; expected ${similar ?? `one of ${known.join(", ")}`}`;
}

/** How many letters must be put in, left out or changed to make one word of the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a.toLowerCase()].entries()) {
    const above = row;
    row = [i + 1];
    for (const [j, other] of [...b.toLowerCase()].entries()) {
      const least = Math.min(
        (row[j] ?? 0) + 1,
        (above[j + 1] ?? 0) + 1,
        (above[j] ?? 0) + Number(letter !== other),
      );
      row.push(least);
    }
  }
  return row.at(-1) ?? 0;
}
