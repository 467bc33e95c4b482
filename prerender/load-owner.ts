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
  return [
    ...nameProblems(name),
    ...contrastProblems(business),
    ...(logo ? await fileProblems(["logo"], logo, root, logoProblem) : []),
    ...(photo ? await fileProblems(["photo"], photo, root, photoProblem) : []),
    ...(map ? await fileProblems(["map", "drawing"], map.drawing, root, mapProblem) : []),
    ...(skyline ? await fileProblems(["skyline"], skyline, root, skylineProblem) : []),
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
  place: Problem["place"],
  name: string,
  root: string,
  problemOfFile: (content: Buffer) => string | undefined | Promise<string | undefined>,
): Promise<Problem[]> {
  const file = path.join(root, name);
  if (!existsSync(file)) return [{ place, text: "there is no such file beside business.yaml" }];
  try {
    const text = await problemOfFile(await readFile(file));
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

/** @throws {Error} that says what to change, if the file cannot be used. */
function logoProblem(content: Buffer): string | undefined {
  const file = content.toString();
  return tooHeavy(readLogo(file, plateWidth(file)).svg, MOST_BYTES.logo);
}

/** @throws {Error} that says what to change, if the file cannot be used. */
function mapProblem(content: Buffer): string | undefined {
  return tooHeavy(readCountry(content.toString()).country, MOST_BYTES.map);
}

/** @throws {Error} that says what to change, if the file cannot be used. */
function skylineProblem(content: Buffer): string | undefined {
  return tooHeavy(placed(content.toString(), "skyline", SKYLINE), MOST_BYTES.skyline);
}

/** As large as the larger cut, so that nothing is enlarged. */
const LEAST_SIZE = { width: 1600, height: 900 } as const;

/** @throws {Error} if the file is no picture. */
async function photoProblem(content: Buffer): Promise<string | undefined> {
  const { width, height } = (await sharp(content).metadata()).autoOrient;
  if (width >= LEAST_SIZE.width && height >= LEAST_SIZE.height) return undefined;
  return `it is ${width} x ${height} pixels; expected at least ${LEAST_SIZE.width} x ${LEAST_SIZE.height}`;
}
