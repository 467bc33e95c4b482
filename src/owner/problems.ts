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
      return `expected ${issue.values.join(" or ")}`;
    case "unrecognized_keys":
      return "there is no such field here; correct its name or remove it";
    default:
      return undefined;
  }
};

/** What a schema found, one problem for each value. */
export function issuesIn({ issues }: z.ZodError): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    const places =
      issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return places.map((place) => ({ place, text: issue.message }));
  });
}

/** Mistakes for the owner to correct, one line each: where, and what to do. Shown without a stack trace. */
export class CorrectionError extends Error {
  override stack: string;

  constructor(heading: string, lines: readonly string[]) {
    super([`${heading}:`, ...lines].join("\n  "));
    this.stack = this.message;
  }
}

/** Mistakes in business.yaml and content/. */
export function ownersError(lines: readonly string[]): CorrectionError {
  return new CorrectionError("What the site is made of needs a correction", lines);
}
