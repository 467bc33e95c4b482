import { randomUUID } from "node:crypto";
import {
  constants as access,
  accessSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FileContent } from "../src/shared/build-contract.ts";

/** Files by their path from the site's root. */
export type Files = Record<string, FileContent>;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Formats that compression makes smaller: not pictures and fonts. */
const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|vcf|webmanifest|ico)$/;

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
 * Replaces folders by new ones with these files; where a folder is a link, the one that it leads to. If anything
 * fails, all folders are as they were. Other builds may do the same at the same time: the last one wins.
 *
 * Nothing here waits, so that Ctrl-C comes before or after it.
 * @param named The files of each folder, by their path in it.
 * @returns What is left of the last folders, because it cannot be removed: mostly nothing.
 */
export function swapFolders(named: Readonly<Record<string, Readonly<Files>>>): string[] {
  const folders = Object.fromEntries(
    Object.entries(named).map(([folder, files]) => [targetOf(folder), files] as const),
  );
  const ownName = randomUUID().slice(0, 8);
  const nextOf = (folder: string) => `${folder}-next-${ownName}`;
  const lastOf = (folder: string) => `${nextOf(folder)}-last`;
  const done: string[] = [];
  try {
    for (const [folder, files] of Object.entries(folders)) {
      checkRemovable(folder);
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(nextOf(folder), name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
    }
    for (const folder of Object.keys(folders)) {
      replace(folder, nextOf(folder), lastOf(folder));
      done.push(folder);
    }
  } catch (error) {
    for (const folder of done.toReversed()) {
      renameSync(folder, nextOf(folder));
      moveIfThere(lastOf(folder), folder);
    }
    throw error;
  } finally {
    for (const folder of Object.keys(folders)) rmSync(nextOf(folder), { recursive: true, force: true });
  }
  return Object.keys(folders)
    .map(lastOf)
    .filter((last) => !isRemoved(last));
}

/** The folder that a link leads to; without a link, the folder itself. */
function targetOf(folder: string): string {
  return lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() ? realpathSync(folder) : folder;
}

/** @throws {Error} if what is in a folder cannot be removed. */
function checkRemovable(folder: string): void {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const parent of new Set(entries.map(({ parentPath }) => parentPath)))
    accessSync(parent, access.W_OK | access.X_OK);
}

function isRemoved(folder: string): boolean {
  try {
    rmSync(folder, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}

/** Puts a folder's new content, which is in `next`, in its place, and its last content into `last`. */
function replace(folder: string, next: string, last: string): void {
  for (;;) {
    moveIfThere(folder, last);
    try {
      renameSync(next, folder);
      return;
    } catch (error) {
      if (!existsSync(folder)) {
        moveIfThere(last, folder);
        throw error;
      }
      // Another build has put its own there in between: that is the last one now.
      rmSync(last, { recursive: true, force: true });
    }
  }
}

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
