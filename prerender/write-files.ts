import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FileContent } from "../src/contract/build-contract.ts";

/** Files by their path from the site's root. */
export type Files = Record<string, FileContent>;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Formats that compression makes smaller: not pictures and fonts. */
const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|vcf|webmanifest|ico)$/;

/** The files, and beside them their brotli and gzip copies at the highest setting. */
export async function withCopies(files: Readonly<Files>): Promise<Files> {
  const withCopy = async ([name, content]: [string, FileContent]): Promise<Files> => {
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
  };
  return Object.assign({}, ...(await Promise.all(Object.entries(files).map(withCopy))));
}

/**
 * Replaces folders by new ones with these files. If anything fails, all folders are as they were. Other builds
 * may do the same at the same time: the last one wins.
 *
 * Nothing here waits, so that Ctrl-C comes before or after it.
 * @param folders The files of each folder, by their path in it.
 */
export function swapFolders(folders: Readonly<Record<string, Readonly<Files>>>): void {
  const ownName = randomUUID().slice(0, 8);
  const swaps = Object.keys(folders).map((folder): Swap => {
    const beside = `${folder}-next-${ownName}`;
    return { folder, next: beside, last: `${beside}-last` };
  });
  const done: Swap[] = [];
  try {
    for (const { folder, next } of swaps) {
      for (const [name, content] of Object.entries(folders[folder] ?? {})) {
        const file = path.join(next, name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
    }
    for (const swap of swaps) {
      replace(swap);
      done.push(swap);
    }
  } catch (error) {
    for (const { folder, next, last } of done.toReversed()) {
      renameSync(folder, next);
      moveIfThere(last, folder);
    }
    throw error;
  } finally {
    for (const { next, last } of swaps) {
      rmSync(next, { recursive: true, force: true });
      rmSync(last, { recursive: true, force: true });
    }
  }
}

/** A folder, and where its new and its last content are for a moment. */
interface Swap {
  folder: string;
  next: string;
  last: string;
}

/** Puts a folder's new content in its place. */
function replace({ folder, next, last }: Swap): void {
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
