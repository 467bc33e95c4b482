import { readFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { runnerImport } from "vite";
import { BusinessError, type Problem } from "../src/business/business-error.ts";
import { type Business, checkBusiness, SHIPPED_COLORS } from "../src/business/schema.ts";
import { missingLetters } from "../src/pictures/outlines.ts";
import { contrastProblems } from "../src/styles/contrast.ts";
import { logoProblem } from "./logo-problem.ts";
import { photoProblem } from "./photo-problem.ts";
import { repeatedFields } from "./repeated-fields.ts";

/**
 * Reads and checks business.ts.
 * @throws {BusinessError} that names the places and what to write, also if the file is not valid code.
 */
export async function loadBusiness(root: string): Promise<Business> {
  const file = path.join(root, "business.ts");
  const source = await readFile(file, "utf8");
  const module = await importFile<{ business?: unknown }>(file, root).catch((error: CodeError) => {
    throw new BusinessError([problemOf(error, source)]);
  });
  if (!("business" in module)) {
    throw new BusinessError(["it must say: export const business: BusinessInput = { … };"]);
  }
  const { business, problems } = checkBusiness(module.business);
  const wrong = new Set(problems.map(({ path: [field] }) => field));
  const sound = Object.entries(Object(module.business)).filter(([field]) => !wrong.has(field));
  const all = [...problems, ...(await furtherProblems(Object.fromEntries(sound), root))];
  const lines = [...repeatedFields(file, source), ...all.map((problem) => withLine(problem, source))];
  if (business && lines.length === 0) return business;
  throw new BusinessError(lines);
}

async function importFile<Module>(file: string, root: string): Promise<Module> {
  return (await runnerImport<Module>(file, { root, configFile: false, logLevel: "silent" })).module;
}

/** Problems with valid values that the site's font, colors, and pictures cannot show. */
async function furtherProblems(
  { name, logo, photo, ...others }: Readonly<Record<string, unknown>>,
  root: string,
): Promise<Problem[]> {
  return [
    ...(typeof name === "string" ? nameProblems(name) : []),
    ...contrastProblems({ ...SHIPPED_COLORS, ...others }),
    ...(typeof logo === "string" ? await fileProblems("logo", logo.trim(), root, logoProblem) : []),
    ...(typeof photo === "string" ? await fileProblems("photo", photo.trim(), root, photoProblem) : []),
  ];
}

/** Letters that the preview card cannot show. */
function nameProblems(name: string): Problem[] {
  const missing = missingLetters(name);
  if (missing.length === 0) return [];
  const reason = `Overpass, the font of the preview card, has no ${missing.join(" ")}; write it in Latin letters`;
  return [{ path: ["name"], text: `name: "${name}" - ${reason}` }];
}

/** Problems with a file that a field names. */
async function fileProblems(
  field: string,
  name: string,
  root: string,
  problemOfFile: (content: Buffer) => string | undefined | Promise<string | undefined>,
): Promise<Problem[]> {
  const content = await readFile(path.join(root, name)).catch(() => undefined);
  const reason = content ? await problemOfFile(content) : "there is no such file beside business.ts";
  return reason === undefined ? [] : [{ path: [field], text: `${field}: "${name}" - ${reason}` }];
}

/* Problems of business.ts with their lines, in plain words for the owner. */

/** What Vite reports about code that it cannot parse or run. */
type CodeError = Error & {
  errors?: readonly { message: string; loc?: { line: number; column: number } }[];
};

/** A problem with its line, if the file has the field. */
function withLine({ path, text }: Problem, source: string): string {
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
function problemOf(error: CodeError, source: string): string {
  const lines = source.split("\n");
  const [problem] = error.errors ?? [];
  if (problem) return syntaxProblem(problem.message, problem.loc ?? { line: 1, column: 0 }, lines);
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
