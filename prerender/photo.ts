import sharp from "sharp";
import { PHOTO } from "../src/build-contract.ts";

/** As wide as the widest cut. */
const LEAST_WIDTH = 1600;

const EXPECTED = "expected a JPEG, PNG, WebP or AVIF picture of your van or team";

/** Where a photo is shown: as a band above the words on phones, behind the words on wide screens. */
const CUTS = [
  { file: PHOTO.band, width: 960, height: 320, bytes: 15_000 },
  { file: PHOTO.wide, width: LEAST_WIDTH, height: 900, bytes: 40_000 },
] as const;

/** The best and the worst quality tried, of 100, and by how much quality must drop to halve the bytes. */
const QUALITY = { best: 55, worst: 1, halves: 22 } as const;

/** A picture as the site sends it. */
export interface Cut {
  file: string;
  content: Buffer;
  width: number;
  height: number;
  quality: number;
}

/** What is wrong with a photo, if anything is. */
export async function photoProblem(photo: Buffer): Promise<string | undefined> {
  const image = sharp(photo);
  try {
    const { format, compression, autoOrient } = await image.metadata();
    const isKnown = ["jpeg", "png", "webp"].includes(format) || compression === "av1";
    if (!isKnown) return `it is a file of another kind, ${format}; ${EXPECTED}`;
    const least = LEAST_WIDTH.toLocaleString("en-US");
    if (autoOrient.width < LEAST_WIDTH)
      return `it is ${autoOrient.width} pixels wide; expected at least ${least}`;
    // A file that was cut short is noticed only when all of it is read.
    await image.resize(1).toBuffer();
    return undefined;
  } catch {
    return `it cannot be read as a picture; ${EXPECTED}`;
  }
}

/** Cuts a photo around what catches the eye, each cut as good as its bytes allow. */
export async function cutPhoto(photo: Buffer): Promise<Cut[]> {
  return await Promise.all(
    CUTS.map(async ({ file, width, height, bytes }) => {
      const pixels = await sharp(photo)
        .autoOrient()
        .flatten()
        .resize(width, height, { position: sharp.strategy.attention })
        // Grain takes half of the bytes and shows nothing.
        .median(3)
        .png()
        .toBuffer();
      return { file, width, height, ...(await compressed(pixels, bytes)) };
    }),
  );
}

async function compressed(pixels: Buffer, bytes: number): Promise<Pick<Cut, "content" | "quality">> {
  let quality: number = QUALITY.best;
  for (;;) {
    const content = await sharp(pixels).avif({ quality, effort: 2, chromaSubsampling: "4:2:0" }).toBuffer();
    if (content.length <= bytes || quality === QUALITY.worst) return { content, quality };
    const less = Math.ceil(QUALITY.halves * Math.log2(content.length / bytes));
    quality = Math.max(QUALITY.worst, quality - less);
  }
}

/** Red, green and blue of each pixel of a picture. */
export async function pixelsOf(picture: Buffer): Promise<Uint8Array> {
  return await sharp(picture).removeAlpha().toColorspace("srgb").raw().toBuffer();
}
