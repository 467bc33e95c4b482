import { readFile } from "node:fs/promises";
import { Blob, Face, Font, MetricsTag } from "harfbuzzjs";
import subsetFont from "subset-font";
import { FONT, fontFile } from "../font.ts";

/** The font size of the outlines. */
export const OUTLINE_SIZE = 100;

/** All characters that the font's files may have: Latin letters, punctuation and signs. */
const ALL = String.fromCodePoint(...Array.from({ length: 0xa800 }, (_, code) => code));

/** The site's font at the weight of headings. */
const fonts = await Promise.all(
  FONT.ranges.map(async (range) => {
    const source = await readFile(fontFile(range));
    const options = { targetFormat: "truetype", variationAxes: { wght: FONT.weights.max } } as const;
    const face = new Face(new Blob(await subsetFont(source, ALL, options)));
    const font = new Font(face);
    const capital = font.getMetricPositionWithFallback(MetricsTag.CAP_HEIGHT) / face.upem;
    return { font, scale: OUTLINE_SIZE / face.upem, capital };
  }),
);

/** The height of a capital letter, as a multiple of the font size. */
export const CAPITAL_HEIGHT = Math.max(...fonts.map(({ capital }) => capital));

/**
 * The letters of a text as shapes at font size 100, with the place of each. A capital begins at y 0.
 * @throws {Error} if the font lacks a letter.
 */
export function outlinesOf(text: string) {
  let right = 0;
  return Array.from(text, (letter) => {
    const found = glyphOf(letter);
    if (!found) throw new Error(`${FONT.family}, the font of the pictures, has no ${letter} for "${text}"`);
    right += found.width;
    return { path: found.path, left: right - found.width, right };
  });
}

/** The width of a text at font size 100. @throws {Error} if the font lacks a letter. */
export function widthOf(text: string): number {
  return outlinesOf(text).at(-1)?.right ?? 0;
}

/** The letters of a text that the font lacks. */
export function missingLetters(text: string): string[] {
  return [...new Set(text)].filter((letter) => !glyphOf(letter));
}

/** The letters drawn so far, which many pictures share. */
const glyphs = new Map<string, ReturnType<typeof drawGlyph>>();

function glyphOf(letter: string): ReturnType<typeof drawGlyph> {
  if (!glyphs.has(letter)) glyphs.set(letter, drawGlyph(letter));
  return glyphs.get(letter);
}

/** A letter as a path, with y growing downward from the top of capitals; undefined if the font lacks it. */
function drawGlyph(letter: string): { path: string; width: number } | undefined {
  const code = letter.codePointAt(0) ?? 0;
  const found = fonts.find(({ font }) => font.nominalGlyph(code));
  const glyph = found?.font.nominalGlyph(code);
  if (!found || !glyph) return undefined;
  const { font, scale } = found;
  const place = (value: number, index: number) =>
    Math.round(index % 2 === 0 ? value * scale : CAPITAL_HEIGHT * OUTLINE_SIZE - value * scale);
  const commands = font.glyphToJson(glyph).map(({ type, values }) => type + values.map(place).join(" "));
  return { path: commands.join(""), width: Math.round(font.glyphHAdvance(glyph) * scale) };
}
