import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
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
 * Replaces folders by new ones with these files. They are written beside the folders first, so that an error while
 * writing, as on a full disk, leaves the last build as it was.
 * @param folders The files of each folder, by their path in it.
 */
export function replaceFolders(folders: Readonly<Record<string, Readonly<Files>>>): void {
  const nextOf = (folder: string) => `${folder}-next-${process.pid}`;
  const lastOf = (folder: string) => `${folder}-last-${process.pid}`;
  try {
    for (const [folder, files] of Object.entries(folders)) {
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(nextOf(folder), name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
    }
    for (const folder of Object.keys(folders)) {
      // Moved first: an attempt to remove one with files of somebody else, or a mount, can leave half of it.
      if (existsSync(folder)) renameSync(folder, lastOf(folder));
      renameSync(nextOf(folder), folder);
    }
    for (const folder of Object.keys(folders)) rmSync(lastOf(folder), { recursive: true, force: true });
  } finally {
    for (const folder of Object.keys(folders)) rmSync(nextOf(folder), { recursive: true, force: true });
  }
}
