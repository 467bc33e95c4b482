import { inspect } from "node:util";
import type { z } from "zod";

/** An invalid value in what the owner writes. */
export interface Problem {
  /** Its place: names of fields, and numbers in lists. */
  path: readonly PropertyKey[];
  /** The field, the value and what is expected, in one line. */
  text: string;
}

/** Mistakes for the owner to correct, one line each: where, and what to do. Shown without a stack trace. */
export class CorrectionError extends Error {
  override stack: string;

  constructor(heading: string, lines: readonly string[]) {
    super([`${heading}:`, ...lines].join("\n  "));
    this.stack = this.message;
  }

  /** How Vite prints it. */
  [inspect.custom](): string {
    return this.message;
  }
}

/** Invalid values in business.ts. */
export function businessError(lines: readonly string[]): CorrectionError {
  return new CorrectionError("business.ts needs a correction", lines);
}

/** What a schema found in an input. `whole` is the name of the input as a whole. */
export function problemsIn(
  issues: readonly z.core.$ZodIssue[],
  input: unknown,
  whole: string,
): readonly Problem[] {
  return issues.map(({ path, code, message }) => {
    const field = path.join(".") || whole;
    if (code === "unrecognized_keys") return { path, text: `${field} ${message}` };
    const value = path.reduce<unknown>((node, key) => Object(node)[key], input);
    return { path, text: `${field}: ${show(value)} - ${message}` };
  });
}

/** A value as it is written in the file, on one line. */
function show(value: unknown): string {
  if (value === undefined) return "nothing";
  return typeof value === "string" ? JSON.stringify(value) : inspect(value, { breakLength: Infinity });
}
