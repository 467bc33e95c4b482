import { ownersError, type Problem } from "../src/owner/problems.ts";
import { readSite, type Site } from "../src/owner/read.ts";
import { FONT } from "../src/site/font.ts";
import { missingLetters } from "../src/site/pictures/outlines.ts";
import { contrastProblems } from "../src/site/styles/colors.ts";
import { drawingProblems } from "./own-drawings.ts";
import { checkPhoto, tryToUse } from "./own-files.ts";

/**
 * Reads and checks business.yaml and content/; then, whether font, colors and pictures can show the facts.
 * @throws {CorrectionError} that names every mistake: the file, the line, the field, its value, and what to write.
 */
export async function loadOwner(root: string): Promise<Site> {
  // Vite reads none: what follows # is no part of an address.
  if (root.includes("#")) throw ownersError([`${root}: move the project into a folder without #`]);
  const { site, facts, problems } = readSite(root, Date.now());
  if (site === undefined) throw ownersError(problems);
  const said = (field: Problem["field"], text: string) => facts?.message(field, text) ?? text;
  const unshown = [...(await displayProblems(site)), ...(await drawingProblems(site))];
  const lines = unshown.map(({ field, text }) => (typeof field === "string" ? `${field}: ${text}` : said(field, text)));
  if (lines.length > 0) throw ownersError(lines);
  return site;
}

/** Problems with valid values that the site's font and colors cannot show, and with the owner's photo. */
async function displayProblems({ business, root }: Site): Promise<Problem[]> {
  const { name, photo } = business;
  const missing = missingLetters(name);
  const text = `${FONT.family}, the font of the preview card, has no ${missing.join(" ")}; write it in Latin letters`;
  const { problem } = photo === null ? {} : await tryToUse(root, photo, checkPhoto);
  return [
    ...(missing.length > 0 ? [{ field: ["name"], text }] : []),
    ...contrastProblems(business),
    ...(problem === undefined ? [] : [{ field: ["photo"], text: problem }]),
  ];
}
