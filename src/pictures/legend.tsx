import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { ReactNode } from "react";
import satori, { type Font } from "satori";
import { curly } from "../business/curly.ts";

/** The package has a file for each range of letters. A business may be called Muñoz or Nguyễn. */
const RANGES = ["latin", "latin-ext", "vietnamese"] as const;

const WEIGHTS = [700, 800] as const;

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

function familyOf(range: string): string {
  return `Overpass ${range}`;
}

/** From line to line, in parts of the font size; and what of it Overpass leaves free above a capital, and below. */
const LINE = 1.12;
const ABOVE = 0.11;
const BELOW = 0.31;

interface LegendProps {
  size: number;
  color: string;
  weight?: (typeof WEIGHTS)[number];
  onOneLine?: boolean;
  children: string;
}

/** One line, or several of even length, in a box that ends with their capitals: set to the middle, it looks so. */
export function Legend({ size, color, weight = 800, onOneLine = false, children }: LegendProps) {
  return (
    <div style={{ display: "flex", flexShrink: onOneLine ? 0 : 1 }}>
      <div
        style={{
          margin: `${-ABOVE * size}px 0 ${-BELOW * size}px`,
          color,
          fontFamily: RANGES.map(familyOf).join(", "),
          fontSize: size,
          fontWeight: weight,
          lineHeight: LINE,
          textAlign: "center",
          textWrap: "balance",
          whiteSpace: onOneLine ? "nowrap" : "pre-wrap",
        }}
      >
        {curly(children)}
      </div>
    </div>
  );
}

/** The largest size at which what is drawn, words unbroken, stays within the box; sizes are whole and at most `max`. */
export async function largestSize(
  draw: (size: number) => ReactNode,
  box: { width: number; height: number },
  max: number,
): Promise<number> {
  let [fits, tooLarge] = [1, max + 1];
  while (tooLarge - fits > 1) {
    const size = Math.floor((fits + tooLarge) / 2);
    if (await fitsInto(box, draw(size))) fits = size;
    else tooLarge = size;
  }
  return fits;
}

async function fitsInto(box: { width: number; height: number }, element: ReactNode): Promise<boolean> {
  let overflows = false;
  await satori(
    <div style={{ display: "flex", flexDirection: "column", alignItems: "flex-start", width: box.width }}>
      <div key="content" style={{ display: "flex" }}>
        {element}
      </div>
    </div>,
    {
      width: box.width,
      fonts: await fonts,
      embedFont: false,
      onNodeDetected: ({ key, width, height }) => {
        if (key === "content") overflows = width > box.width || height > box.height;
      },
    },
  );
  return !overflows;
}

/** The letters of a text that Overpass lacks: satori asks for them, and draws a box in the place of each. */
export async function missingLetters(text: string): Promise<string[]> {
  const missing = new Set<string>();
  const collect = async (_language: string, letters: string) => {
    for (const letter of letters) missing.add(letter);
    return [];
  };
  const legend = (
    <Legend size={20} color="#fff">
      {text}
    </Legend>
  );
  await satori(legend, { width: 1000, fonts: await fonts, embedFont: false, loadAdditionalAsset: collect });
  return [...missing];
}
