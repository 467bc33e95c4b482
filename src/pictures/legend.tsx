import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import satori, { type Font } from "satori";
import { curly } from "../business/curly.ts";

/** The package has a font file for each of these ranges of letters. A business may be called Muñoz or Nguyễn. */
const RANGES = ["latin", "latin-ext", "vietnamese"] as const;

const WEIGHTS = [700, 800] as const;

const { resolve } = createRequire(import.meta.url);

/** Overpass, the typeface of road signs, in the form that satori takes. */
const fonts: Promise<Font[]> = Promise.all(
  WEIGHTS.flatMap((weight) =>
    RANGES.map(async (range): Promise<Font> => {
      const file = resolve(`@fontsource/overpass/files/overpass-${range}-${weight}-normal.woff`);
      return { name: range, data: await readFile(file), weight, style: "normal" };
    }),
  ),
);

/** As multiples of the font size: the line height, and the empty parts of it above and below a capital of Overpass. */
const LINE = 1.12;
const ABOVE = 0.11;
const BELOW = 0.31;

interface Options {
  weight?: (typeof WEIGHTS)[number];
  onOneLine?: boolean;
  /** The room to leave to the right of the text, as a multiple of the font size. */
  beside?: number;
}

/** A text as one path. Its box ends at the top and bottom of the capitals, so that it looks centered if the box is. */
export interface Legend {
  path: string;
  size: number;
  width: number;
  height: number;
  /** The letters that Overpass lacks. satori draws an empty box in place of each. */
  missing: readonly string[];
}

/** Draws a text at the largest whole font size, up to `max`, at which it fits into the box without breaking a word. */
export async function legend(
  text: string,
  box: { width: number; height: number },
  max: number,
  options: Options = {},
): Promise<Legend> {
  const drawAt = (size: number) => draw(text, box.width, size, options);
  const fits = ({ width, height }: Legend) => width <= box.width && height <= box.height;
  const atMost = await drawAt(max);
  if (fits(atMost)) return atMost;
  let [largest, tooLarge] = [await drawAt(1), max];
  while (tooLarge - largest.size > 1) {
    const drawn = await drawAt(Math.floor((largest.size + tooLarge) / 2));
    if (fits(drawn)) largest = drawn;
    else tooLarge = drawn.size;
  }
  return largest;
}

/** Draws a text at one font size. Unless it is `onOneLine`, lines break where they would be wider than `room`. */
async function draw(
  text: string,
  room: number,
  size: number,
  { weight = 800, onOneLine = false, beside = 0 }: Options,
): Promise<Legend> {
  const box = { width: 0, height: 0 };
  const missing: string[] = [];
  const svg = await satori(
    <div style={{ display: "flex", alignItems: "flex-start", width: room }}>
      <div
        key="legend"
        style={{ display: "flex", flexShrink: onOneLine ? 0 : 1, paddingRight: beside * size }}
      >
        <div
          style={{
            margin: `${-ABOVE * size}px 0 ${-BELOW * size}px`,
            fontFamily: RANGES.join(", "),
            fontSize: size,
            fontWeight: weight,
            lineHeight: LINE,
            textAlign: "center",
            textWrap: "balance",
            whiteSpace: onOneLine ? "nowrap" : "pre-wrap",
          }}
        >
          {curly(text)}
        </div>
      </div>
    </div>,
    {
      width: room,
      fonts: await fonts,
      onNodeDetected: ({ key, width, height }) => {
        if (key === "legend") Object.assign(box, { width, height });
      },
      loadAdditionalAsset: async (_language, letters) => {
        missing.push(...letters);
        return [];
      },
    },
  );
  const paths = Array.from(svg.matchAll(/<path [^>]*?d="([^"]*)"/g), ([, path]) => path);
  return { path: paths.join(""), size, ...box, missing };
}

/** The letters of a text that Overpass lacks. */
export async function missingLetters(text: string): Promise<string[]> {
  const { missing } = await draw(text, 1, 1, {});
  return [...new Set(missing)];
}
