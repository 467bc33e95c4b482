import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FileContent } from "../src/build-contract.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Formats that compression makes smaller. */
const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|vcf|webmanifest|ico)$/;

/**
 * The brotli and gzip copies of a file at the highest setting, by their suffixes; none for pictures and
 * fonts.
 */
export async function compressedCopies(name: string, content: FileContent): Promise<[string, Buffer][]> {
  if (!COMPRESSIBLE.test(name)) return [];
  const { BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
  };
  return await Promise.all([
    brotli(content, { params }).then((copy): [string, Buffer] => [".br", copy]),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }).then((copy): [string, Buffer] => [".gz", copy]),
  ]);
}
