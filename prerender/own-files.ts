import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { whyUnread } from "../src/owner/problems.ts";

/** What was made of a file of the owner's, or why it cannot be used, in one line. */
type Tried<Used> = { used: Used; problem?: undefined } | { used?: undefined; problem: string };

/** Uses a file that a fact names. `use` throws an error that says what to change, if it cannot. */
export async function tryToUse<Used>(
  root: string,
  name: string,
  use: (content: Buffer) => Used | Promise<Used>,
): Promise<Tried<Used>> {
  const file = path.join(root, name);
  if (!existsSync(file)) return { problem: "there is no such file beside business.yaml" };
  try {
    return { used: await use(await readFile(file)) };
  } catch (error) {
    const isOurs = error instanceof Error && !("syscall" in error);
    return { problem: isOurs ? error.message.replaceAll(/\s+/g, " ") : whyUnread(error) };
  }
}

/** As large as the larger cut, so that nothing is enlarged. */
const LEAST_SIZE = { width: 1600, height: 900 } as const;

/** How files of photos begin: JPEG, PNG, WebP, AVIF. */
const PHOTOS = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;

/** @throws {Error} that says what to change, if the bytes are not those of a photo, or the photo is too small. */
export async function checkPhoto(content: Buffer): Promise<void> {
  if (!PHOTOS.test(content.toString("latin1", 0, 16)))
    throw new Error("it is no JPEG, PNG, WebP or AVIF picture, whatever its name says; save it as one of these");
  const { width, height } = (await sharp(content).metadata()).autoOrient;
  if (width >= LEAST_SIZE.width && height >= LEAST_SIZE.height) return;
  throw new Error(`it is ${width} x ${height} pixels; expected at least ${LEAST_SIZE.width} x ${LEAST_SIZE.height}`);
}
