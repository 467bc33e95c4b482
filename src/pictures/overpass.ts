import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "satori";

/** The faces that the pictures use. */
export type Weight = 700 | 800;

const WEIGHTS: readonly Weight[] = [700, 800];

/** The package has a file for each range of letters. A business may be called Muñoz or Nguyễn. */
const RANGES = ["latin", "latin-ext", "vietnamese"] as const;

const { resolve } = createRequire(import.meta.url);

/** Overpass, the typeface of road signs, as satori takes it. */
export const fonts: Promise<Font[]> = Promise.all(
  WEIGHTS.flatMap((weight) =>
    RANGES.map(async (range): Promise<Font> => {
      const file = resolve(`@fontsource/overpass/files/overpass-${range}-${weight}-normal.woff`);
      return { name: familyOf(range), data: await readFile(file), weight, style: "normal" };
    }),
  ),
);

/** For `font-family`: where a letter is looked for, one range after the other. */
export const OVERPASS = RANGES.map(familyOf).join(", ");

function familyOf(range: string): string {
  return `Overpass ${range}`;
}
