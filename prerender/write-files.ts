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

/** Where a new folder is written, and where the one that it replaces is kept meanwhile. */
const nextOf = (folder: string) => `${folder}-next`;
const lastOf = (folder: string) => `${folder}-last`;

/**
 * Replaces folders, all together: writes the new ones beside the old ones, moves these aside, and the new ones into
 * their place.
 * @param folders The files of each folder, by their path in it.
 * @throws {Error} of the system, if one cannot be written or replaced; all folders then are as they were.
 */
export function replaceFolders(folders: Readonly<Record<string, Readonly<Files>>>): void {
  const all = Object.keys(folders);
  restoreFolders(all);
  const old = all.filter(fs.existsSync);
  old.forEach(checkRemovable);
  try {
    for (const [folder, files] of Object.entries(folders)) {
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(nextOf(folder), name);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, content);
      }
    }
    for (const folder of old) fs.renameSync(folder, lastOf(folder));
    for (const folder of all) fs.renameSync(nextOf(folder), folder);
  } catch (error) {
    restoreFolders(all);
    throw error;
  }
  removeAside(all);
}

/**
 * Puts back what a build that failed or was killed has moved aside, and removes what it has left. If one folder is
 * missing, all come back, so that no new folder is beside an old one.
 */
export function restoreFolders(folders: readonly string[]): void {
  for (const folder of folders.every(fs.existsSync) ? [] : folders) {
    if (!fs.existsSync(lastOf(folder))) continue;
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(lastOf(folder), folder);
  }
  removeAside(folders);
}

function removeAside(folders: readonly string[]): void {
  for (const rest of folders.flatMap((folder) => [nextOf(folder), lastOf(folder)])) {
    try {
      fs.rmSync(rest, { recursive: true, force: true });
    } catch (error) {
      // For example, a file is protected. The new build is complete all the same.
      console.warn(`What is left of an earlier build could not be removed: ${error}`);
    }
  }
}

/** @throws {Error} of the system, if this user cannot remove a folder, such as one made with sudo. */
function checkRemovable(folder: string): void {
  const inside = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const folders = inside.filter((entry) => entry.isDirectory());
  for (const at of [folder, ...folders.map(({ parentPath, name }) => path.join(parentPath, name))])
    fs.accessSync(at, fs.constants.W_OK | fs.constants.X_OK);
}
