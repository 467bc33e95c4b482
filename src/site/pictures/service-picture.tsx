import type { ServicePicture } from "../../owner/pages.ts";
import { inSiteColors } from "./colors.ts";
import { idOf, markupOf } from "./outlines.ts";

const scenes = import.meta.glob<string>("./scenes/*.svg", { query: "?raw", import: "default", eager: true });

/** The distance from one letter to the next, and from one line to the next, in dots. */
const CELL = { width: 6, height: 10 } as const;

const SIZE = { width: 800, height: 600 } as const;

/** The part of the picture that phones and tablets show, and its media query. A low screen cuts off its lower end. */
const BAND = { height: 256, query: "(min-aspect-ratio:5/2)" } as const;

/** The board's face and the frame around it, in dots. The text keeps a free dot on all sides. */
const FACE = { width: 16 * CELL.width + 3, frame: 3 } as const;

/* The board's position, and how many units a dot has: in the middle of a wide screen's picture, and at the left of a
   band, so that every crop shows the whole board. */
const WIDE = "translate(334px,58px) scale(3.05)";
const NARROW = "translate(26px,32px) scale(4.05)";

/** The sky above the drawing, and the dark to its left. */
const AROUND =
  '<path class="z" fill="#070b12" d="M-900-400H900V1H-900z"/><path fill="#12161b" d="M-900-400H20V1H-900zM-900 0H1V600H-900z"/><path fill="url(#f)" d="M19-400h200V1H19z"/>';

/** The picture of a service's page: the drawing for this kind of service, and a message board with its own text. */
export function servicePicture(picture: ServicePicture, board: readonly string[]): string {
  const drawing = scenes[`./scenes/${picture}.svg`];
  if (drawing === undefined) throw new Error(`src/site/pictures/scenes/ has no ${picture}.svg`);
  const [, x = 0, y = 0, height = 0] = (
    / id="beside" viewBox="(\S+) (\S+) \S+ (\S+)"/.exec(drawing) ?? []
  ).map(Number);
  const inside = drawing.replaceAll(/^<svg[^>]*>|<view [^>]*>|<\/svg>\s*$/g, "");
  const zoom = BAND.height / height;
  const beside = `scale(${zoom.toFixed(3)}) translate(${-x}px,${-y}px)`;
  return inSiteColors(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}">`,
      `<view id="band" viewBox="0 0 ${SIZE.width} ${BAND.height}" preserveAspectRatio="xMidYMin slice"/>`,
      // The drawing is at the lower right, which leaves room for the board above it; in a band, to its left.
      `<style>.scene{transform:translate(160px,120px) scale(.8)}.board{transform:${WIDE}}`,
      `@media ${BAND.query}{.scene{transform:${beside}}.board{transform:${NARROW}}}</style>`,
      `<g class="scene">${AROUND}${inside}</g>`,
      markupOf(<Board lines={board} />),
      "</svg>",
    ].join(""),
  );
}

const TRUSS = `M-90-10H190M-90-4H190M-90-4${"l7-6 7 6".repeat(20)}`;

/** A board of amber dots, and the truss that it hangs from. */
function Board({ lines }: { lines: readonly string[] }) {
  const height = lines.length * CELL.height + 3;
  const letters = [...new Set(lines.join("").replaceAll(" ", ""))];
  return (
    <g className="board">
      <path fill="none" stroke="#39444d" strokeWidth="1.2" d={TRUSS} />
      <rect
        x={-FACE.frame}
        y={-FACE.frame}
        width={FACE.width + 2 * FACE.frame}
        height={height + 2 * FACE.frame}
        rx="1.5"
        fill="#2b343b"
      />
      <rect width={FACE.width} height={height} fill="#05070a" />
      <defs>
        {letters.map((letter) => (
          <path key={letter} id={idOf(letter)} d={dotsOf(letter)} />
        ))}
      </defs>
      <g stroke="#ffc233" strokeWidth=".95" strokeLinecap="round" strokeDasharray="0 1">
        <g id="dots">
          {lines.flatMap(lettersOf).map(({ letter, x, y }) => (
            <use key={`${x} ${y}`} href={`#${idOf(letter)}`} x={x} y={y} />
          ))}
        </g>
        <use href="#dots" strokeWidth="2.4" opacity=".22" />
      </g>
    </g>
  );
}

/** The letters of a line and their positions. The line is centered on the board. */
function lettersOf(line: string, row: number) {
  const left = Math.round((FACE.width - line.length * CELL.width + 1) / 2);
  return Array.from(line, (letter, column) => ({
    letter,
    x: left + column * CELL.width,
    y: 3 + row * CELL.height,
  })).filter(({ letter }) => letter !== " ");
}

/** The letters of a message board, 5 dots wide and 7 high: two hex digits for each column, the lowest bit on top. */
const LETTERS: Readonly<Record<string, string>> = {
  A: "7e1111117e",
  B: "7f49494936",
  C: "3e41414122",
  D: "7f4141413e",
  E: "7f49494941",
  F: "7f09090901",
  G: "3e4149497a",
  H: "7f0808087f",
  I: "00417f4100",
  J: "2040413f01",
  K: "7f08142241",
  L: "7f40404040",
  M: "7f020c027f",
  N: "7f0408107f",
  O: "3e4141413e",
  P: "7f09090906",
  Q: "3e4151215e",
  R: "7f09192946",
  S: "4649494931",
  T: "01017f0101",
  U: "3f4040403f",
  V: "1f2040201f",
  W: "3f4038403f",
  X: "6314081463",
  Y: "0708700807",
  Z: "6151494543",
  "0": "3e5149453e",
  "1": "00427f4000",
  "2": "4261514946",
  "3": "2141454b31",
  "4": "1814127f10",
  "5": "2745454539",
  "6": "3c4a494930",
  "7": "0171090503",
  "8": "3649494936",
  "9": "064949291e",
  "'": "0000070000",
  "-": "0808080808",
  ",": "0050300000",
  ".": "0060600000",
  "?": "0201510906",
  "!": "00005f0000",
  "/": "2010080402",
  "&": "3649552250",
  " ": "0000000000",
};

/** A letter as a path, to be stroked with one round dot per unit; undefined for a letter that boards do not have. */
export function dotsOf(letter: string): string | undefined {
  const columns = LETTERS[letter]?.match(/../g)?.map((column) => Number.parseInt(column, 16));
  return columns?.flatMap(runsOf).join("");
}

/** Turns each run of adjacent dots in a column into a line, 0.1 longer than the run, so that the last dot is drawn. */
function runsOf(column: number, x: number): string[] {
  const dots = column.toString(2).padStart(7, "0").split("").reverse().join("");
  return Array.from(dots.matchAll(/1+/g), (run) => `M${x} ${run.index}v${run[0].length - 1}.1`);
}
