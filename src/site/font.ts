import { createRequire } from "node:module";
import path from "node:path";

/**
 * The font of the site, which is based on Highway Gothic, the lettering of American road signs. Another font is another
 * package and another value here: the build measures how wide its letters are.
 */
export const FONT = {
  /** How messages name it. */
  family: "Overpass",
  /** Serves its license with the font. */
  package: "@fontsource-variable/overpass",
  /** The ranges of letters, each with a file of its own, that pictures may use. Pages have the first. */
  ranges: ["latin", "latin-ext", "vietnamese"],
  /** From text to headings. Its files must be variable over these weights. */
  weights: { min: 400, max: 800 },
} as const;

/** The path of the font's file for a range of letters, named as Fontsource names those of its variable fonts. */
export function fontFile(range: string): string {
  const file = `files/${path.basename(FONT.package)}-${range}-wght-normal.woff2`;
  return createRequire(import.meta.url).resolve(`${FONT.package}/${file}`);
}
