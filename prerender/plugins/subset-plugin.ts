import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { shortHashOf } from "../../src/shared/files.ts";

/** What any page may show: ASCII and a few typographic signs. */
const CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}©–—‘’“”…·`;

/** The name by which the style sheet asks for the font. */
const ALIAS = "@fonts/overpass.woff2";

/** Overpass, with the letters of Western Europe. */
export const SOURCE = createRequire(import.meta.url).resolve(
  "@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2",
);

/** The font weights of the site, from text to headings. */
const WEIGHTS = { min: 400, max: 800, default: 400 };

/**
 * Cuts Overpass down to the characters and weights of the site: 19 kB instead of 39.
 * @param words All facts and words of the site.
 */
export function subsetFonts(words: string): Plugin {
  return {
    name: "subset-fonts",
    async config({ root = process.cwd() }) {
      const letters = [...new Set(CHARACTERS + words)].join("");
      const file = path.resolve(root, `node_modules/.cache/fonts/overpass-${shortHashOf(letters)}.woff2`);
      const source = await readFile(SOURCE);
      const options = { targetFormat: "woff2", variationAxes: { wght: WEIGHTS } } as const;
      await mkdir(path.dirname(file), { recursive: true });
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, await subsetFont(source, letters, options));
      // In one step, because another build or `vite dev` may be reading it.
      await rename(unfinished, file);
      return { resolve: { alias: { [ALIAS]: file } } };
    },
  };
}
