import { readFile } from "node:fs/promises";
import path from "node:path";
import { runnerImport } from "vite";
import { businessError, type Problem } from "../src/business/business-error.ts";
import { type Business, checkBusiness, SHIPPED_COLORS } from "../src/business/schema.ts";
import { missingLetters } from "../src/pictures/outlines.ts";
import { contrastProblems } from "../src/styles/contrast.ts";
import { repeatedFields, runProblem, syntaxProblem } from "./code-problem.ts";
import { logoProblem, photoProblem } from "./picture-problems.ts";

/**
 * Reads and checks business.ts.
 * @throws {CorrectionError} that names the places and what to write, also if the file is not valid code.
 */
export async function loadBusiness(root: string): Promise<Business> {
  const file = path.join(root, "business.ts");
  const content = await readFile(file).catch(() => {
    throw businessError(["there is no such file; take it from the project as you got it"]);
  });
  const problem = syntaxProblem(file, content);
  if (problem !== undefined) throw businessError([problem]);
  const source = content.toString();
  const options = { root, configFile: false, logLevel: "silent" } as const;
  const read = runnerImport<{ business?: unknown }>(file, options);
  const { module } = await read.catch((error: Error) => {
    throw businessError([runProblem(error, source)]);
  });
  if (!("business" in module)) {
    throw businessError(["it must say: export const business: BusinessInput = { … };"]);
  }
  const { business, problems } = checkBusiness(module.business);
  const wrong = new Set(problems.map(({ path: [field] }) => field));
  const sound = Object.entries(Object(module.business)).filter(([field]) => !wrong.has(field));
  const all = [...problems, ...(await furtherProblems(Object.fromEntries(sound), root))];
  const lines = [...repeatedFields(file, source), ...all.map((problem) => withLine(problem, source))];
  if (business && lines.length === 0) return business;
  throw businessError(lines);
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
