import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { optimize } from "svgo";
import { legend } from "./legend.tsx";

/** A letter as a shape, and its distance to the next letter, at font size 100. A capital reaches from y 0 to y 70. */
export interface Outline {
  id: string;
  path: string;
  width: number;
}

const SIZE = 100;
const ROOM = { width: 4 * SIZE, height: SIZE } as const;

const known = new Map<string, Promise<Outline>>();

/**
 * The letters of a text as shapes, because a picture file cannot use the site's font. A letter always has the same
 * shape, so that pictures with different words have most of their bytes in common.
 */
export async function outlinesOf(text: string): Promise<Outline[]> {
  return Promise.all(
    Array.from(text, (letter) => {
      const outline = known.get(letter) ?? outlineOf(letter);
      known.set(letter, outline);
      return outline;
    }),
  );
}

async function outlineOf(letter: string): Promise<Outline> {
  // A space alone would have no width, so it gets the width of an "i".
  const { path, width } = await legend(letter === " " ? "i" : letter, ROOM, SIZE, { onOneLine: true });
  return { id: idOf(letter), path: letter === " " ? "" : rounded(path), width: Math.round(width) };
}

/** The same path with whole numbers. */
function rounded(path: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, {
    plugins: [{ name: "convertPathData", params: { floatPrecision: 0 } }],
  });
  const [, short = path] = / d="([^"]*)"/.exec(data) ?? [];
  return short;
}

/** Renders a drawing as SVG text, with shorter, self-closing tags for elements without content. */
export function markupOf(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing).replaceAll(/><\/(?:path|rect|use)>/g, "/>");
}

/** The id of a letter's shape. It cannot clash with the other ids of a drawing, which are in small letters. */
export function idOf(letter: string): string {
  return /[A-Z]/.test(letter) ? letter : `_${letter.codePointAt(0)}`;
}
