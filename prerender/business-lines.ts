import { stripVTControlCharacters } from "node:util";
import type { Problem } from "../src/business/business-error.ts";
import { checkBusiness } from "../src/business/schema.ts";

/* Problems of business.ts with their lines, in plain words for the owner. */

/** What Vite reports about code that it cannot parse or run. */
export type CodeError = Error & {
  errors?: readonly { message: string; loc?: { line: number; column: number } }[];
};

/** A problem with its line, if the file has the field. */
export function withLine({ path, text }: Problem, source: string): string {
  const line = lineOf(path, source);
  return line === 0 ? text : `line ${line}: ${text}`;
}

/** The line of a field, or 0 if it is missing. A nested field is searched for after the field that contains it. */
function lineOf(path: readonly PropertyKey[], source: string): number {
  let found = 0;
  for (const name of path.map(String)) {
    const at = source.split("\n").findIndex((line, index) => index >= found - 1 && hasField(line, name));
    if (at >= 0) found = at + 1;
  }
  return found;
}

function hasField(line: string, name: string): boolean {
  return new RegExp(`(?:^|[{,])\\s*"?${name}"?\\s*:`).test(line);
}

/** What an owner has to fix in a file that is not valid code, in one line. */
export function problemOf(error: CodeError, source: string): string {
  const lines = source.split("\n");
  const [problem] = error.errors ?? [];
  if (problem) return syntaxProblem(problem.message, problem.loc ?? { line: 1, column: 0 }, lines);
  const [, name] = /^(\S+) is not defined$/.exec(error.message) ?? [];
  if (name === undefined) return error.message;
  const at = lines.findIndex((line) => line.replace(/^.*?:/, "").includes(name));
  const shown = lines[at]?.trim() ?? "";
  return `line ${at + 1}: ${shown} - ${name} is no value; ${expectedFor(shown.split(":")[0] ?? "", name)}`;
}

/** What to write instead of a word without quotes. */
function expectedFor(field: string, word: string): string {
  const small = word.toLowerCase();
  if (/^(true|false|null)$/.test(small)) return `write it in small letters: ${small}`;
  const problem = checkBusiness({ [field]: word }).problems.find(({ path }) => path.join(".") === field);
  const expected = problem?.text.replace(/^.*? - /, "");
  return expected ?? `a text goes in quotes: "${word}"`;
}

const QUOTES = 'texts and phone numbers go in quotes, and each field ends with a comma: name: "Your name",';

function syntaxProblem(
  message: string,
  { line, column }: { line: number; column: number },
  lines: readonly string[],
): string {
  const text = lines[line - 1] ?? "";
  if (/[“”‘’]/.test(text.charAt(column))) {
    const straight = text.trim().replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'");
    return `line ${line}: ${text.trim()} - its quotes are curly, as word processors make them; expected straight ones: ${straight}`;
  }
  const before = lines.findLastIndex((other, index) => index < line - 1 && isCode(other));
  if (/^Expected `,`/.test(plain(message)) && text.slice(0, column).trim() === "" && before >= 0) {
    const lacking = lines[before]?.trim() ?? "";
    return `line ${before + 1}: ${lacking} - expected a comma at its end: ${lacking},`;
  }
  return `line ${line}: ${text.trim()} - ${plain(message)}; ${QUOTES}`;
}

/** Whether a line has code. */
function isCode(line: string): boolean {
  return !/^\s*($|\/\*|\*|\/\/)/.test(line);
}

function plain(message: string): string {
  const [first = ""] = stripVTControlCharacters(message)
    .replace(/^\[\w+\] /, "")
    .split("\n");
  return first.replace(/\.$/, "");
}
