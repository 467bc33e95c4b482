import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import type { Business } from "../src/owner/business.ts";
import { ownersError, type Problem, whyUnread } from "../src/owner/problems.ts";
import { readSite, type Site } from "../src/owner/read.ts";
import { readCountry } from "../src/site/map/map-drawing.ts";
import { placed, SKYLINE } from "../src/site/pictures/drawing.ts";
import { plateWidth, readLogo } from "../src/site/pictures/logo.ts";
import { missingLetters } from "../src/site/pictures/outlines.ts";
import { contrastProblems } from "../src/site/styles/colors.ts";

/**
 * Reads and checks business.yaml and content/; then, whether font, colors and pictures can show the facts.
 * @throws {CorrectionError} that names every mistake: the file, the line, the field, its value, and what to write.
 */
export async function loadOwner(root: string): Promise<Site> {
  // Vite reads none: what follows # is no part of an address.
  if (root.includes("#")) throw ownersError([`${root}: move the project into a folder without #`]);
  const { site, facts, problems } = readSite(root, Date.now());
  if (site === undefined) throw ownersError(problems);
  const unshown = await displayProblems(site.business, root);
  if (unshown.length > 0) throw ownersError(unshown.map(({ place, text }) => facts?.message(place, text) ?? text));
  return site;
}

/** Problems with valid values that the site's font, colors, and pictures cannot show. */
async function displayProblems(business: Business, root: string): Promise<Problem[]> {
  const { name, logo, photo, map, skyline } = business;
  const missing = missingLetters(name);
  const text = `Overpass, the font of the preview card, has no ${missing.join(" ")}; write it in Latin letters`;
  const inFile = async (place: Problem["place"], file: string | null, problemOf: ProblemOfFile) =>
    file === null ? [] : await fileProblems(place, path.join(root, file), problemOf);
  const inDrawing = (place: Problem["place"], file: string | null, most: number, cleaned: (svg: string) => string) =>
    inFile(place, file, (content) => tooHeavy(cleaned(content.toString()), most));
  return [
    ...(missing.length > 0 ? [{ place: ["name"], text }] : []),
    ...contrastProblems(business),
    ...(await inDrawing(["logo"], logo, MOST_BYTES.logo, (svg) => readLogo(svg, plateWidth(svg)).svg)),
    ...(await inFile(["photo"], photo, photoProblem)),
    ...(await inDrawing(["map", "drawing"], map?.drawing ?? null, MOST_BYTES.map, (svg) => readCountry(svg).country)),
    ...(await inDrawing(["skyline"], skyline, MOST_BYTES.skyline, (svg) => placed(svg, "skyline", SKYLINE))),
  ];
}

/** What is wrong with a file, if anything is. Throws an error that says what to change, if it cannot be used. */
type ProblemOfFile = (content: Buffer) => string | undefined | Promise<string | undefined>;

/** Problems with a file that a field names. */
async function fileProblems(place: Problem["place"], file: string, problemOf: ProblemOfFile): Promise<Problem[]> {
  if (!existsSync(file)) return [{ place, text: "there is no such file beside business.yaml" }];
  try {
    const text = await problemOf(await readFile(file));
    return text === undefined ? [] : [{ place, text }];
  } catch (error) {
    const isOurs = error instanceof Error && !("syscall" in error);
    return [{ place, text: isOurs ? error.message : whyUnread(error) }];
  }
}

/** As much as all fonts of the site; for a map, which is in its page, what the page has room for. */
const MOST_BYTES = { logo: 30_000, map: 3000, skyline: 9000 } as const;

/** What is said of a drawing that would take too long to load. */
function tooHeavy(svg: string, most: number): string | undefined {
  const bytes = brotliCompressSync(svg).length;
  if (bytes <= most) return undefined;
  return `it would take ${Math.ceil(bytes / 1000)} kB of every visit; expected at most ${most / 1000} kB: simplify its shapes (in Inkscape "Path > Simplify")`;
}

/** As large as the larger cut, so that nothing is enlarged. */
const LEAST_SIZE = { width: 1600, height: 900 } as const;

async function photoProblem(content: Buffer): Promise<string | undefined> {
  const { width, height } = (await sharp(content).metadata()).autoOrient;
  if (width >= LEAST_SIZE.width && height >= LEAST_SIZE.height) return undefined;
  return `it is ${width} x ${height} pixels; expected at least ${LEAST_SIZE.width} x ${LEAST_SIZE.height}`;
}
