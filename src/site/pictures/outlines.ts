import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Blob, Face, Font } from "harfbuzzjs";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import subsetFont from "subset-font";

const SIZE = 100;

/** The height of a capital letter, as a multiple of the font size. */
export const CAPITAL = 0.7;

/** All characters that these files may have: Latin letters, punctuation and signs. */
const ALL = String.fromCodePoint(...Array.from({ length: 0xa800 }, (_, code) => code));

/** Overpass, the typeface of road signs, at the weight of headings. The package has a file for each of these ranges of letters. */
const fonts = await Promise.all(
  ["latin", "latin-ext", "vietnamese"].map(async (range) => {
    const file = `@fontsource-variable/overpass/files/overpass-${range}-wght-normal.woff2`;
    const source = await readFile(createRequire(import.meta.url).resolve(file));
    const options = { targetFormat: "truetype", variationAxes: { wght: 800 } } as const;
    const face = new Face(new Blob(await subsetFont(source, ALL, options)));
    return { font: new Font(face), scale: SIZE / face.upem };
  }),
);

/** A letter as a shape, and its place in the text, at font size 100. A capital reaches from y 0 to y 70. */
export type Outline = ReturnType<typeof outlinesOf>[number];

/**
 * The letters of a text as shapes, because a picture file cannot use the site's font. A letter always has the same
 * shape, so that pictures with different words have most of their bytes in common.
 */
export function outlinesOf(text: string) {
  let right = 0;
  return Array.from(text, (letter) => {
    const found = glyphOf(letter);
    if (!found) throw new Error(`Overpass, the font of the pictures, has no ${letter} for "${text}"`);
    const { path, width } = found;
    right += width;
    return { id: idOf(letter), path, left: right - width, width };
  });
}

/** The width of a text at font size 100. */
export function widthOf(text: readonly Outline[]): number {
  const last = text.at(-1);
  return last === undefined ? 0 : last.left + last.width;
}

/** The letters of a text that Overpass lacks. */
export function missingLetters(text: string): string[] {
  return [...new Set(text)].filter((letter) => !glyphOf(letter));
}

/** A letter as SVG draws it, y growing downwards from the top of capitals; undefined if Overpass lacks it. */
function glyphOf(letter: string): { path: string; width: number } | undefined {
  const code = letter.codePointAt(0) ?? 0;
  const found = fonts.find(({ font }) => font.nominalGlyph(code));
  const glyph = found?.font.nominalGlyph(code);
  if (!found || !glyph) return undefined;
  const { font, scale } = found;
  const place = (value: number, index: number) =>
    Math.round(index % 2 === 0 ? value * scale : CAPITAL * SIZE - value * scale);
  const commands = font.glyphToJson(glyph).map(({ type, values }) => type + values.map(place).join(" "));
  return { path: commands.join(""), width: Math.round(font.glyphHAdvance(glyph) * scale) };
}

/** Renders a drawing as SVG text, with shorter, self-closing tags for elements without content. */
export function markupOf(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing).replaceAll(/><\/(?:path|rect|use)>/g, "/>");
}

/** The id of a letter's shape. It cannot clash with the other ids of a drawing, which are in small letters. */
export function idOf(letter: string): string {
  return /[A-Z]/.test(letter) ? letter : `_${letter.codePointAt(0)}`;
}
