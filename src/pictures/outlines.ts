import { optimize } from "svgo";
import { legend } from "./legend.tsx";
import { idOf } from "./markup.ts";

/** A letter as a shape, and how far the next one is from it. At a font size of 100, a capital is 70 high and ends at 70. */
export interface Outline {
  id: string;
  path: string;
  width: number;
}

const SIZE = 100;
const ROOM = { width: 4 * SIZE, height: SIZE } as const;

const known = new Map<string, Promise<Outline>>();

/**
 * The letters of a text as shapes, which a picture needs: it cannot have the site's font. The shape of a letter is always the
 * same, so that pictures with other words have most of their bytes in common.
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
  // A space alone has no width.
  const { path, width } = await legend(letter === " " ? "i" : letter, ROOM, SIZE, { onOneLine: true });
  return { id: idOf(letter), path: letter === " " ? "" : rounded(path), width: Math.round(width) };
}

/** The same shape in whole units. */
function rounded(path: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, {
    plugins: [{ name: "convertPathData", params: { floatPrecision: 0 } }],
  });
  const [, short = path] = / d="([^"]*)"/.exec(data) ?? [];
  return short;
}
