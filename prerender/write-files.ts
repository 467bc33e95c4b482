import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FileContent } from "../src/build-contract.ts";

/** Files by their path from the site's root. */
export type Files = Record<string, FileContent>;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Formats that compression makes smaller: not pictures and fonts. */
const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|vcf|webmanifest|ico)$/;

/** As many as Node has threads for it; more would only use memory. */
const FILES_AT_ONCE = 4;

/** Applies a function to each file, a few at a time; returns all results, in the order of the names. */
export async function forEachFile(
  names: readonly string[],
  make: (name: string) => Promise<Files>,
): Promise<Files> {
  const made: Files[] = [];
  const left = names.entries();
  const makeSome = async () => {
    for (const [index, name] of left) made[index] = await make(name);
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, makeSome));
  return Object.assign({}, ...made);
}

/** The files, and beside them their brotli and gzip copies at the highest setting. */
export async function withCopies(files: Readonly<Files>): Promise<Files> {
  return await forEachFile(Object.keys(files), async (name) => {
    const content = files[name] ?? "";
    if (!COMPRESSIBLE.test(name)) return { [name]: content };
    const { BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = {
      [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
    };
    return {
      [name]: content,
      [`${name}.br`]: await brotli(content, { params }),
      [`${name}.gz`]: await gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
    };
  });
}

/**
 * Replaces the content of folders by new files. These are written beside the folders first: as long as
 * anything can fail, the folders stay unchanged.
 * @param folders The files of each folder, by their path in it.
 */
export async function swapFolders(folders: Readonly<Record<string, Readonly<Files>>>): Promise<void> {
  const names = Object.keys(folders);
  try {
    for (const [folder, files] of Object.entries(folders)) {
      await rm(besideOf(folder), { recursive: true, force: true });
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(besideOf(folder), name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, content);
      }
    }
    for (const folder of names) {
      await rm(folder, { recursive: true, force: true });
      await rename(besideOf(folder), folder);
    }
  } finally {
    for (const folder of names) await rm(besideOf(folder), { recursive: true, force: true });
  }
}

/** Where a folder's new files are until all are written. */
function besideOf(folder: string): string {
  return `${folder}-next`;
}
