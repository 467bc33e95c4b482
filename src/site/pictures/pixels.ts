import sharp, { type Sharp } from "sharp";

/** The resolution at which one unit of a drawing is one pixel. */
const UNIT_DPI = 72;

/**
 * An SVG drawing as a PNG file, with `scale` pixels for each unit of the drawing. An owner's file is safe here: librsvg
 * reads no other files, and limits depth, references and entities.
 */
export function drawn(svg: string, scale = 1): Sharp {
  return sharp(Buffer.from(svg), { density: UNIT_DPI * scale }).png({ compressionLevel: 9 });
}
