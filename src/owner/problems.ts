import type { z } from "zod";
import { fieldsOf } from "../shared/fields-of.ts";
import type { FieldPath } from "./yaml-file.ts";

/** An invalid value in what the owner writes. */
export interface Problem {
  field: FieldPath;
  /** What is wrong with it, or expected. */
  text: string;
}

/** Why a file or folder cannot be read, by the error's code. */
const UNREAD: Readonly<Record<string, string>> = {
  EISDIR: "is a folder; expected a file",
  ENOTDIR: "is a file; expected a folder",
  EACCES: "cannot be read; allow your user to read it",
};

/** What is said of a file or folder of the owner's, if reading it has failed. */
export function whyUnread(error: unknown): string {
  const code = String(fieldsOf(error).code);
  return UNREAD[code] ?? `cannot be read: ${code}`;
}

/** YAML reads such a text as a field or a list, and takes lines that begin too far right for the field above them. */
const IN_QUOTES =
  "; put it in quotes if it has a colon and a space, or begins with [ or {. Begin the next field as far left as this one";

/** What a limit counts. */
const COUNTED: Readonly<Record<string, string>> = { string: "characters", array: "items" };

const TYPES: Readonly<Record<string, string>> = {
  string: "a text",
  array: 'a list: lines that begin with "- "',
  tuple: 'a list: lines that begin with "- "',
  object: "fields, each in a line: name: text",
  record: "fields, each in a line: name: text",
};

/** What is said of a value that has no message of its own in its schema. */
export const inWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return `expected ${TYPES[issue.expected] ?? "another value"}${issue.expected === "string" && issue.input ? IN_QUOTES : ""}`;
    case "invalid_value":
      return `expected ${issue.values.join(" or ")}`;
    case "invalid_key":
      return issue.issues[0]?.message;
    case "unrecognized_keys":
      return "there is no such field here; correct its name or how far right it begins, or remove it";
    case "too_small":
      return `expected at least ${issue.minimum} ${COUNTED[issue.origin] ?? ""}`.trim();
    case "too_big":
      return `expected at most ${issue.maximum} ${COUNTED[issue.origin] ?? ""}`.trim();
    default:
      return "expected another value; the comment above it says which";
  }
};

/** What a schema found, one problem for each value. */
export function issuesIn({ issues }: z.ZodError): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    const fields = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return fields.map((field) => ({ field, text: issue.message }));
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
