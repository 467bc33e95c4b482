import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FileContent } from "../src/shared/build-contract.ts";

/** Files by their path from the site's root. */
export type Files = Record<string, FileContent>;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Formats that compression makes smaller: not pictures and fonts. */
const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|webmanifest|ico)$/;

/** The files, and beside them their brotli and gzip copies at the highest setting, which is brotli's default. */
export async function withCopies(files: Readonly<Files>): Promise<Files> {
  const withCopy = async ([name, content]: [string, FileContent]): Promise<Files> => {
    if (!COMPRESSIBLE.test(name)) return { [name]: content };
    return {
      [name]: content,
      [`${name}.br`]: await brotli(content),
      [`${name}.gz`]: await gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
    };
  };
  return Object.assign({}, ...(await Promise.all(Object.entries(files).map(withCopy))));
}

/**
 * Replaces folders: writes all new ones beside the old ones, and only then moves them into their place.
 * @param folders The files of each folder, by their path in it.
 * @throws {Error} of the system, which names the file, if one cannot be written or moved; its folder then is as it was.
 */
export function replaceFolders(folders: Readonly<Record<string, Readonly<Files>>>): void {
  const remove = (folder: string) => fs.rmSync(folder, { recursive: true, force: true });
  for (const [folder, files] of Object.entries(folders)) {
    // What a build that failed or was killed has left.
    for (const rest of [`${folder}-next`, `${folder}-last`]) remove(rest);
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(`${folder}-next`, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, content);
    }
  }
  for (const folder of Object.keys(folders)) {
    if (fs.existsSync(folder)) fs.renameSync(folder, `${folder}-last`);
    fs.renameSync(`${folder}-next`, folder);
    try {
      remove(`${folder}-last`);
    } catch (error) {
      // For example, an earlier build by root has made it. The new build is complete all the same.
      console.warn(`The last build could not be removed: ${error}`);
    }
  }
}
