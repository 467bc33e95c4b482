import { readFile } from "node:fs/promises";
import path from "node:path";
import { runnerImport } from "vite";
import { BusinessError, type Problem } from "../src/business/business-error.ts";
import { type Business, checkBusiness, SHIPPED_COLORS } from "../src/business/schema.ts";
import { readLogo } from "../src/pictures/logo.ts";
import { contrastProblems } from "../src/styles/contrast.ts";
import { type CodeError, problemOf, withLine } from "./business-lines.ts";
import { photoProblem } from "./photo.ts";

/** The module that knows which letters the cards' font has. */
const LEGEND = path.join(import.meta.dirname, "../src/pictures/legend.tsx");

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
  if (business && all.length === 0) return business;
  throw new BusinessError(all.map((problem) => withLine(problem, source)));
}

async function importFile<Module>(file: string, root: string): Promise<Module> {
  const { NODE_ENV } = process.env;
  try {
    return (await runnerImport<Module>(file, { root, configFile: false, logLevel: "silent" })).module;
  } finally {
    // Vite sets it to "development" here; a build started by this process would then use React's development
    // code.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  }
}

/** Problems with valid values that the site's font, colors, and pictures cannot show. */
async function furtherProblems(
  { name, logo, photo, ...others }: Readonly<Record<string, unknown>>,
  root: string,
): Promise<Problem[]> {
  return [
    ...(typeof name === "string" ? await nameProblems(name, root) : []),
    ...contrastProblems({ ...SHIPPED_COLORS, ...others }),
    ...(typeof logo === "string" ? await fileProblems("logo", logo.trim(), root, logoProblem) : []),
    ...(typeof photo === "string" ? await fileProblems("photo", photo.trim(), root, photoProblem) : []),
  ];
}

/** Letters that the cards cannot show. The renderer is loaded only if there may be any. */
async function nameProblems(name: string, root: string): Promise<Problem[]> {
  if (/^\p{ASCII}*$/u.test(name)) return [];
  const { missingLetters } = await importFile<typeof import("../src/pictures/legend.tsx")>(LEGEND, root);
  const missing = await missingLetters(name);
  if (missing.length === 0) return [];
  const reason = `Overpass, the font of the cards, has no ${missing.join(" ")}; write it in Latin letters`;
  return [{ path: ["name"], text: `name: "${name}" - ${reason}` }];
}

/** Problems with a file that a field names. */
async function fileProblems(
  field: string,
  name: string,
  root: string,
  problemOfFile: (content: Buffer) => Promise<string | undefined>,
): Promise<Problem[]> {
  const content = await readFile(path.join(root, name)).catch(() => undefined);
  const reason = content ? await problemOfFile(content) : "there is no such file beside business.ts";
  return reason === undefined ? [] : [{ path: [field], text: `${field}: "${name}" - ${reason}` }];
}

async function logoProblem(content: Buffer): Promise<string | undefined> {
  try {
    readLogo(content.toString());
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
