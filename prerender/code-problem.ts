import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import { checkBusiness } from "../src/business/schema.ts";

/** What an owner has to fix in a file of code that cannot be read, in one line; undefined if it can be read. */
export function syntaxProblem(file: string, content: Buffer): string | undefined {
  if (!isUtf8(content) || content.includes(0)) return encodingProblem(content);
  const source = content.toString();
  const [error] = parseSync(file, source).errors;
  if (!error) return undefined;
  const before = source.slice(0, error.labels[0]?.start ?? 0).split("\n");
  const column = before.at(-1)?.length ?? 0;
  return inWords(error.message.replace(/\.$/, ""), { line: before.length, column }, source.split("\n"));
}

/** The line of the first letter that is not in UTF-8. */
function encodingProblem(content: Buffer): string {
  const lines = content.toString("latin1").split("\n");
  const line = lines.findIndex((text) => text.includes("\0") || !isUtf8(Buffer.from(text, "latin1"))) + 1;
  return `line ${line}: it has letters that are not in UTF-8; in your editor, save the file with the encoding UTF-8`;
}

/**
 * What an owner has to fix in a file of the content that ended with an error when it was run, in one line; undefined if
 * the error is not about one.
 */
export function contentProblem(error: unknown, root: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const [file] = /src[\\/]content[\\/][^:]+(?=:\d+:\d+\))/.exec(error.stack ?? "") ?? [];
  if (file === undefined) return undefined;
  return `${file.replaceAll("\\", "/")}: ${runProblem(error, readFileSync(path.join(root, file), "utf8"))}`;
}

/** What an owner has to fix in a file that ended with an error when it was run, in one line. */
export function runProblem(error: Error, source: string): string {
  const lines = source.split("\n");
  const [, name] = /^(\S+) is not defined$/.exec(error.message) ?? [];
  if (name === undefined) return error.message;
  const at = lines.findIndex((line) => line.replace(/^.*?:/, "").includes(name));
  const shown = lines[at]?.trim() ?? "";
  return `line ${at + 1}: ${shown} - ${name} is not a value; ${expectedFor(shown.split(":")[0] ?? "", name)}`;
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

/** A message of the parser in words for an owner. */
function inWords(
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
  if (/^Expected `,`/.test(message) && text.slice(0, column).trim() === "" && before >= 0) {
    const lacking = lines[before]?.trim() ?? "";
    return `line ${before + 1}: ${lacking} - expected a comma at its end: ${lacking},`;
  }
  return `line ${line}: ${text.trim()} - ${message}; ${QUOTES}`;
}

/** Whether a line has code. */
function isCode(line: string): boolean {
  return !/^\s*($|\/\*|\*|\/\/)/.test(line);
}

/** One line for each field that an object in a file has twice: JavaScript would take the last, in silence. */
export function repeatedFields(file: string, source: string): string[] {
  const problems: string[] = [];
  const visitor = new Visitor({
    ObjectExpression({ properties }) {
      const names = new Set<string>();
      for (const property of properties) {
        if (property.type !== "Property") continue;
        const name = source.slice(property.key.start, property.key.end).replaceAll(/["']/g, "");
        if (names.has(name)) {
          const line = source.slice(0, property.start).split("\n").length;
          problems.push(`line ${line}: ${name} is here for the second time; expected it once`);
        }
        names.add(name);
      }
    },
  });
  visitor.visit(parseSync(file, source).program);
  return problems;
}
