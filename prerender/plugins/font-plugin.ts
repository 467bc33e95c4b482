import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { Blob, Face, Font, Buffer as Letters, shape } from "harfbuzzjs";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { shortHashOf } from "../../src/shared/files.ts";
import { FONT, fontFile } from "../../src/site/font.ts";
import { SOURCE_FILES } from "../render-module.ts";

/** What any page may show: ASCII and a few typographic signs. */
const CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}©–—‘’“”…·`;

/** The name by which the style sheet asks for the font. */
const ALIAS = "@fonts/site.woff2";

const { min, max } = FONT.weights;

/** Has the widths of Arial, which no package may hold. */
const LIKE_ARIAL = createRequire(import.meta.url).resolve(
  "@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2",
);

/** What the widths of two fonts are compared over. */
const SAMPLE =
  "A flat tire, a dead battery, or keys locked in the car: call us day or night, or send a text with the road and the " +
  "nearest exit. Most drivers wait 15-30 minutes. We change tires, jump-start batteries and open doors where you are.";

/** Above and below the baseline, in parts of the font size: where Roboto, the system font of most phones, sits. */
const LINE = { ascent: 0.927, descent: 0.244 };

/**
 * Cuts the site's font down to the characters and weights of the site, and declares it in the style sheet, with a
 * fallback that takes the same room. docs/decisions/0009-overpass-optional.md
 * @param words All facts and words of the site.
 */
export function siteFont(words: string): Plugin {
  return {
    name: "site-font",
    enforce: "pre",
    async config({ root = process.cwd() }) {
      const letters = [...new Set(CHARACTERS + words)].join("");
      const file = path.resolve(root, `node_modules/.cache/fonts/site-${shortHashOf(letters)}.woff2`);
      const source = await readFile(fontFile(FONT.ranges[0]));
      const weights = { min, max, default: min };
      const options = { targetFormat: "woff2", variationAxes: { wght: weights } } as const;
      await mkdir(path.dirname(file), { recursive: true });
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, await subsetFont(source, letters, options));
      // In one step, because another build or `vite dev` may be reading it.
      await rename(unfinished, file);
      return { resolve: { alias: { [ALIAS]: file } } };
    },
    transform: {
      filter: { id: new RegExp(`${SOURCE_FILES.styles}(\\?|$)`) },
      handler: async (code) => ({ code: `${code}\n${await fontFaces()}`, map: null }),
    },
  };
}

/**
 * The site's font under three names. "optional" never delays or moves a page: if the font is late, headings get it soon
 * after, as "Headings" (src/entry.client.ts), and the next page has it from the cache.
 */
async function fontFaces(): Promise<string> {
  const source = `src:url("${ALIAS}") format("woff2");font-weight:${min} ${max};${lineOverrides(1)}`;
  const fallback = async (weight: number, weights: string, local: string) => {
    const ratio = (await widthOf(fontFile(FONT.ranges[0]), weight)) / (await widthOf(LIKE_ARIAL, weight));
    const metrics = `size-adjust:${percent(ratio)};${lineOverrides(ratio)}line-gap-override:0%`;
    return `@font-face{font-family:"Site Fallback";src:${local};font-weight:${weights};${metrics}}`;
  };
  return [
    `@font-face{font-family:"Site";${source}font-display:optional}`,
    `@font-face{font-family:"Headings";${source}}`,
    await fallback(400, "400 599", 'local("Arial"),local("Liberation Sans"),local("Arimo")'),
    await fallback(700, "600 900", 'local("Arial Bold"),local("Liberation Sans Bold"),local("Arimo Bold")'),
  ].join("");
}

/** Where the letters sit in a line. The overrides are scaled with the letters. */
function lineOverrides(scale: number): string {
  const { ascent, descent } = LINE;
  return `ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};`;
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(1)}%`;
}

/** The width of the sample in a font of a weight, in font sizes. */
async function widthOf(file: string, wght: number): Promise<number> {
  const options = { targetFormat: "truetype", variationAxes: { wght } } as const;
  const face = new Face(new Blob(await subsetFont(await readFile(file), SAMPLE, options)));
  const letters = new Letters();
  letters.addText(SAMPLE);
  letters.guessSegmentProperties();
  shape(new Font(face), letters);
  const advances = letters.getGlyphInfosAndPositions().map(({ xAdvance = 0 }) => xAdvance);
  return advances.reduce((sum, advance) => sum + advance, 0) / face.upem;
}
