import { runInNewContext } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import type { Site } from "../src/owner/read.ts";
import type { FieldPath } from "../src/owner/yaml-file.ts";
import { fieldsOf } from "../src/shared/fields-of.ts";
import { MAP_SIZE, readMapDrawing } from "../src/site/map/map-drawing.ts";
import {
  CITY_PICTURE_SIZE,
  type Drawing,
  fittedSvg,
  readDrawing,
  type Size,
  SKYLINE_SIZE,
  skylineFile,
} from "../src/site/pictures/drawing.ts";
import { PLATE, plateWidth, readLogo } from "../src/site/pictures/logo.ts";
import { drawOnce, TOO_SLOW } from "./draw-once.ts";
import { tryToUse } from "./own-files.ts";

/** A drawing of the owner's, and how the site uses it. */
interface OwnDrawing {
  /** The field of business.yaml that names it; for the skyline of a city, the file itself. */
  field: FieldPath | string;
  /** From the project's root. */
  file: string;
  /** The most that its shapes may have, in compressed bytes. */
  most: number;
  /** Its shapes as the site has them, and the size at which it draws them. */
  use(drawing: Drawing): { svg: string; size: Size };
}

/** As much as all fonts of the site; for a map, which is in its page, what the page has room for. */
const MOST_BYTES = { logo: 30_000, map: 3000, skyline: 9000 } as const;

/** The drawings that the site is made with. */
function ownDrawings(site: Site): OwnDrawing[] {
  const { logo, map, skyline } = site.business;
  const behind = (field: FieldPath | string, file: string, size: Size): OwnDrawing => ({
    field,
    file,
    most: MOST_BYTES.skyline,
    use: (drawing) => ({ svg: fittedSvg(drawing, "skyline", size), size }),
  });
  const all: (OwnDrawing | null)[] = [
    logo === null ? null : { field: ["logo"], file: logo, most: MOST_BYTES.logo, use: ofLogo },
    map && { field: ["map", "drawing"], file: map.drawing, most: MOST_BYTES.map, use: ofMap },
    skyline === null ? null : behind(["skyline"], skyline, SKYLINE_SIZE),
    ...[...site.cities, ...site.draftCities].map((city) => {
      const file = skylineFile(city, site);
      return file === null ? null : behind(file, file, CITY_PICTURE_SIZE);
    }),
  ];
  return all.filter((drawing) => drawing !== null);
}

function ofLogo(drawing: Drawing) {
  const width = plateWidth(drawing);
  return { svg: readLogo(drawing, width).svg, size: { width, height: PLATE.height } };
}

function ofMap(drawing: Drawing) {
  return { svg: readMapDrawing(drawing).land, size: MAP_SIZE };
}

/**
 * What is wrong with the owner's drawings. They are read within a limit of time, and each is drawn once, so that none
 * can hold up the build or a phone.
 * @param mostTime What one may take, in milliseconds: to be read, and of processor time to be drawn. The drawings of
 * the example take a twentieth of it.
 */
export async function drawingProblems(
  site: Site,
  mostTime = { read: 5000, drawn: 2000 },
): Promise<{ field: FieldPath | string; text: string }[]> {
  const tried = await Promise.all(
    ownDrawings(site).map(async (drawing) => ({
      ...drawing,
      ...(await tryToUse(site.root, drawing.file, (content) => read(content, drawing, mostTime.read))),
    })),
  );
  const undrawn = await drawOnce(
    tried.flatMap(({ used }) => used ?? []),
    mostTime.drawn,
  );
  return tried.flatMap(({ field, used, problem = undrawn.get(used ?? "") }) =>
    problem === undefined ? [] : [{ field, text: problem }],
  );
}

/** A drawing as an SVG file of the size at which the site draws it. @throws {Error} that says what to change. */
function read(content: Buffer, { most, use }: OwnDrawing, mostTime: number): string {
  const { svg, size } = inTime(() => use(readDrawing(content)), mostTime);
  const bytes = brotliCompressSync(svg).length;
  if (bytes > most)
    throw new Error(
      `it would take ${Math.ceil(bytes / 1000)} kB of every visit; expected at most ${most / 1000} kB: simplify its shapes (in Inkscape "Path > Simplify")`,
    );
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${svg}</svg>`;
}

/** Runs a function, and ends it after a time in milliseconds. */
function inTime<Result>(run: () => Result, timeout: number): Result {
  try {
    return runInNewContext("run()", { run }, { timeout });
  } catch (error) {
    // It comes from the other context, so it is no instance of this one's Error.
    throw fieldsOf(error).code === "ERR_SCRIPT_EXECUTION_TIMEOUT" ? new Error(TOO_SLOW) : error;
  }
}
