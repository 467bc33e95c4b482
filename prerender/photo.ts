import sharp from "sharp";
import { PHOTO } from "../src/build-contract.ts";

/** Where a photo is shown: as a band above the words on phones, behind the words on wide screens. */
const CUTS = [
  { file: PHOTO.band, width: 960, height: 320, bytes: 15_000 },
  { file: PHOTO.wide, width: 1600, height: 900, bytes: 40_000 },
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
