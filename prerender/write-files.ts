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
