import { readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");

/**
 * The end of a failure's message, for a literal that is copied from the specification: the line of the test's file with
 * this text. lineToEdit(import.meta.filename, "const LIMIT") -> "if the change is meant, edit tests/dist/a.test.ts:12"
 */
export function lineToEdit(file: string, text: string): string {
  const lines = readFileSync(file, "utf8").split("\n");
  const line = lines.findIndex((candidate) => candidate.includes(text)) + 1;
  return `if the change is meant, edit ${path.relative(ROOT, file)}:${line}`;
}
