import { readFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { runnerImport } from "vite";
import { type Business, BusinessError, parseBusiness } from "../src/business/schema.ts";
import { readLogo } from "../src/pictures/logo.ts";
import { contrastProblems } from "../src/styles/contrast.ts";

/**
 * Reads and checks business.ts.
 * @throws {BusinessError} that names the place and what to write, also where the file is no valid code.
 */
export async function loadBusiness(root: string): Promise<Business> {
  const file = path.join(root, "business.ts");
  const options = { root, configFile: false, logLevel: "silent" } as const;
  const { NODE_ENV } = process.env;
  const { module } = await runnerImport<{ business?: unknown }>(file, options)
    .catch(async (error) => {
      throw new BusinessError([problemOf(error, await readFile(file, "utf8"))]);
    })
    .finally(() => {
      // Vite sets it to "development" here, and a build that this process starts would take React's development code.
      if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    });
  if (!("business" in module)) {
    throw new BusinessError(["it must say: export const business: BusinessInput = { … };"]);
  }
  const business = parseBusiness(module.business);
  const problems = [...contrastProblems(business), ...(await logoProblems(business, root))];
  if (problems.length > 0) throw new BusinessError(problems);
  return business;
}

async function logoProblems({ logo }: Business, root: string): Promise<string[]> {
  if (logo === null) return [];
  try {
    readLogo(await readFile(path.join(root, logo), "utf8"), 0);
    return [];
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === "ENOENT" ? "there is no such file beside business.ts" : message;
    return [`logo: "${logo}" - ${reason}`];
  }
}

/** What the parser tells of code that it cannot read. */
type SyntaxProblem = Error & { loc?: { line: number; column: number } };

/** What an owner has to mend, in one line. */
function problemOf(error: Error & { errors?: SyntaxProblem[] }, source: string): string {
  const lines = source.split("\n");
  const [problem] = error.errors ?? [];
  if (problem) {
    const { line, column } = problem.loc ?? { line: 1, column: 0 };
    const [reason = ""] = stripVTControlCharacters(problem.message)
      .replace(/^\[\w+\] /, "")
      .split("\n");
    const shown = lines[line - 1]?.trim() ?? "";
    return `line ${line}, column ${column + 1}: ${shown} - ${reason}. Texts and phone numbers stand in quotes, and each field ends with a comma: name: "Your name",`;
  }
  const [, name] = /^(\S+) is not defined$/.exec(error.message) ?? [];
  if (name === undefined) return error.message;
  const at = lines.findIndex((line) => line.replace(/^.*?:/, "").includes(name));
  const shown = lines[at]?.trim() ?? "";
  return `line ${at + 1}: ${shown} - ${name} is no value. A text stands in quotes: "${name}"`;
}
