import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const require = createRequire(import.meta.url);
const { parse }: typeof import("opentype.js") = require("opentype.js");

/** Overpass, the typeface of road signs. The package has a file for each of these ranges of letters. */
const fonts = ["latin", "latin-ext", "vietnamese"].map((range) => {
  const file = readFileSync(require.resolve(`@fontsource/overpass/files/overpass-${range}-800-normal.woff`));
  return parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
});

/** A letter as a shape, and its place in the text, at font size 100. A capital reaches from y 0 to y 70. */
export type Outline = ReturnType<typeof outlinesOf>[number];

const SIZE = 100;

/** The height of a capital letter, as a multiple of the font size. */
export const CAPITAL = 0.7;

/**
 * The letters of a text as shapes, because a picture file cannot use the site's font. A letter always has the same
 * shape, so that pictures with different words have most of their bytes in common.
 */
export function outlinesOf(text: string) {
  let right = 0;
  return Array.from(text, (letter) => {
    const font = fontWith(letter);
    if (!font) throw new Error(`Overpass, the font of the pictures, has no ${letter} for "${text}"`);
    const path = font.getPath(letter, 0, CAPITAL * SIZE, SIZE).toPathData(0);
    const width = Math.round(font.getAdvanceWidth(letter, SIZE));
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
  return [...new Set(text)].filter((letter) => !fontWith(letter));
}

function fontWith(letter: string) {
  return fonts.find((font) => font.charToGlyphIndex(letter) > 0);
}

/** Renders a drawing as SVG text, with shorter, self-closing tags for elements without content. */
export function markupOf(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing).replaceAll(/><\/(?:path|rect|use)>/g, "/>");
}

/** The id of a letter's shape. It cannot clash with the other ids of a drawing, which are in small letters. */
export function idOf(letter: string): string {
  return /[A-Z]/.test(letter) ? letter : `_${letter.codePointAt(0)}`;
}
