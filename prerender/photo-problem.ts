import sharp from "sharp";

/** As large as the larger cut, so that nothing is enlarged. */
const LEAST = { width: 1600, height: 900 } as const;

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
    if (width < LEAST.width || height < LEAST.height)
      return `it is ${width} x ${height} pixels; expected at least ${LEAST.width} x ${LEAST.height}`;
    // A file that was cut short is noticed only when all of it is read.
    const { isOpaque } = await image.stats();
    return isOpaque ? undefined : "parts of it are transparent; save it without transparency, as a JPEG";
  } catch {
    return `it cannot be read as a picture; ${EXPECTED}`;
  }
}
