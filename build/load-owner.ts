import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Business } from "../src/owner/business.ts";
import { ownersError } from "../src/owner/correction-error.ts";
import type { Problem } from "../src/owner/problems.ts";
import { readSite, type Site } from "../src/owner/read.ts";
import { missingLetters } from "../src/site/pictures/outlines.ts";
import { contrastProblems } from "../src/site/styles/colors.ts";
import { logoProblem, photoProblem } from "./picture-problems.ts";

/**
 * Reads and checks business.yaml and content/; then, whether font, colors and pictures can show the facts.
 * @throws {CorrectionError} that names every mistake: the file, the line, the field, its value, and what to write.
 */
export async function loadOwner(root: string): Promise<Site> {
  const { site, facts, problems } = readSite(root);
  if (site === undefined) throw ownersError(problems);
  const unshown = await unshownFacts(site.business, root);
  if (unshown.length > 0)
    throw ownersError(unshown.map(({ place, text }) => facts?.message(place, text) ?? text));
  return site;
}

/** Problems with valid values that the site's font, colors, and pictures cannot show. */
async function unshownFacts(business: Business, root: string): Promise<Problem[]> {
  const { name, logo, photo } = business;
  return [
    ...nameProblems(name),
    ...contrastProblems(business),
    ...(logo ? await fileProblems("logo", logo, root, logoProblem) : []),
    ...(photo ? await fileProblems("photo", photo, root, photoProblem) : []),
  ];
}

/** Letters that the preview card cannot show. */
function nameProblems(name: string): Problem[] {
  const missing = missingLetters(name);
  if (missing.length === 0) return [];
  const reason = `Overpass, the font of the preview card, has no ${missing.join(" ")}; write it in Latin letters`;
  return [{ place: ["name"], text: reason }];
}

/** Problems with a file that a field names. */
async function fileProblems(
  field: string,
  name: string,
  root: string,
  problemOfFile: (content: Buffer) => string | undefined | Promise<string | undefined>,
): Promise<Problem[]> {
  const content = await readFile(path.join(root, name)).catch(() => undefined);
  const text = content ? await problemOfFile(content) : "there is no such file beside business.yaml";
  return text === undefined ? [] : [{ place: [field], text }];
}
