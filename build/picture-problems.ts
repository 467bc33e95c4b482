import { isUtf8 } from "node:buffer";
import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import { PLATE, plateWidth } from "../src/owner/logo-shape.ts";
import { readLogo } from "../src/site/pictures/logo.ts";
import { drawn } from "../src/site/pictures/pixels.ts";

/** As much as all fonts of the site. */
const MOST_BYTES = 30_000;

/** How much of its plate a logo must cover to be seen. */
const LEAST_COVER = 0.005;

const TOO_DEEP =
  "it cannot be drawn: its parts are too many, or too deep inside each other; ungroup and simplify them";

/** What is wrong with a logo's file, if anything is. */
export async function logoProblem(content: Buffer): Promise<string | undefined> {
  if (!isUtf8(content)) return "it is no SVG file in UTF-8; save the drawing as plain SVG";
  const file = content.toString();
  try {
    const { svg } = readLogo(file, plateWidth(file));
    return weightProblem(svg) ?? (await drawingProblem(svg, plateWidth(file)));
  } catch (error) {
    if (error instanceof RangeError) return TOO_DEEP;
    return error instanceof Error ? error.message : String(error);
  }
}

function weightProblem(svg: string): string | undefined {
  const bytes = brotliCompressSync(svg).length;
  if (bytes <= MOST_BYTES) return undefined;
  const [is, most] = [bytes, MOST_BYTES].map((count) => `${Math.ceil(count / 1000)} kB`);
  return `it would take ${is} of every visit; expected at most ${most}: simplify its shapes (in Inkscape "Path > Simplify")`;
}

async function drawingProblem(svg: string, width: number): Promise<string | undefined> {
  const onPlate = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${PLATE.height}">${svg}</svg>`;
  const opacity = await drawn(onPlate, 4)
    .ensureAlpha()
    .extractChannel("alpha")
    .raw()
    .toBuffer()
    .catch(() => undefined);
  if (!opacity) return TOO_DEEP;
  if (opacity.filter((value) => value > 0).length / opacity.length >= LEAST_COVER) return undefined;
  return 'nothing of it can be seen: it is empty, or outside of its viewBox; fit the page to the drawing (in Inkscape "Edit > Resize Page to Selection") and save it again';
}

/** As large as the larger cut, so that nothing is enlarged. */
const LEAST_SIZE = { width: 1600, height: 900 } as const;

const EXPECTED = "expected a JPEG, PNG, WebP or AVIF picture of your van or team";

/** What is wrong with a photo, if anything is. */
export async function photoProblem(photo: Buffer): Promise<string | undefined> {
  if (photo.length === 0) return `it is empty; ${EXPECTED}`;
  const image = sharp(photo);
  try {
    const { format, compression, autoOrient } = await image.metadata();
    const isKnown = ["jpeg", "png", "webp"].includes(format) || compression === "av1";
    if (!isKnown) return `it is a file of another kind, ${format}; ${EXPECTED}`;
    const { width, height } = autoOrient;
    if (width < LEAST_SIZE.width || height < LEAST_SIZE.height)
      return `it is ${width} x ${height} pixels; expected at least ${LEAST_SIZE.width} x ${LEAST_SIZE.height}`;
    // A file that was cut short is noticed only when all of it is read.
    const { isOpaque } = await image.stats();
    return isOpaque ? undefined : "parts of it are transparent; save it without transparency, as a JPEG";
  } catch {
    return `it cannot be read as a picture; ${EXPECTED}`;
  }
}
