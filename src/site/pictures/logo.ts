import Color from "colorjs.io";
import type { CustomPlugin } from "svgo";
import { type Drawing, type Size, svgForPage } from "./drawing.ts";

/** The smallest and largest allowed ratio of a logo's width to its height. A nearly square logo counts as square. */
const SQUARE = 0.98;
const WIDEST = 4;

/** A logo with a higher ratio is assumed to contain the name, so the header shows it instead of the name. */
const WORDMARK = 1.5;

/** The height of the plate behind a logo, and the distance between the logo and the plate's edges. */
export const PLATE = { height: 64, inset: 8 } as const;

/** What is wrong with a logo's proportions, if anything is. */
function shapeProblem({ width, height }: Size): string | undefined {
  const proportions = width / height;
  const expected = `expected a square, or at most ${WIDEST} times as wide as high`;
  if (proportions < SQUARE) return `it is higher than wide; ${expected}`;
  if (proportions <= WIDEST) return undefined;
  return `it is ${proportions.toFixed(1)} times as wide as high; ${expected}`;
}

/** The width of a logo's plate. */
export function plateWidth(logo: Size): number {
  const { height, inset } = PLATE;
  const proportions = Math.max(1, logo.width / logo.height);
  return Math.round((height - 2 * inset) * proportions) + 2 * inset;
}

/** Whether a logo is wide enough to hold the name of the business. */
export function isWordmark({ width, height }: Size): boolean {
  return width / height > WORDMARK;
}

const LIVE_TEXT =
  'it holds live text, and visitors do not have its font; turn it into outlines: in Inkscape "Path > Object to Path", in Illustrator "Type > Create Outlines"';

/**
 * Prepares an owner's logo for use inside another SVG file, and makes it small.
 * @param width The width of the plate behind the logo.
 * @param inset The distance between the logo and each edge of the plate.
 * @returns The drawing, and the colors that it uses.
 * @throws {Error} that says what to change, if the file cannot be used.
 */
export function readLogo(
  logo: Drawing,
  width: number = PLATE.height,
  inset: number = PLATE.inset,
): { svg: string; colors: readonly string[] } {
  const problem = shapeProblem(logo);
  if (problem !== undefined) throw new Error(problem);
  const colors = new Set<string>();
  const place = { x: inset, y: inset, width: width - 2 * inset, height: PLATE.height - 2 * inset };
  return { svg: svgForPage(logo, "logo", ["preset-default", look(colors, place)]), colors: [...colors] };
}

/** The contrast with the plate that a color of the logo needs to be seen (WCAG 2.2, 1.4.11). */
const VISIBLE = 3;

/** The first plate color on which some color of the logo stands out. An SVG without colors is drawn in black. */
export function plateFor(colors: readonly string[], plates: readonly [string, ...string[]]): string {
  const drawn = colors.length > 0 ? colors : ["#000000"];
  const shows = (plate: string) => drawn.some((color) => Color.contrast(color, plate, "WCAG21") >= VISIBLE);
  return plates.find(shows) ?? plates[0];
}

/** An SVGO plugin that collects the colors, sets the drawing's position and size, and refuses text. */
function look(colors: Set<string>, place: Readonly<Record<string, number>>): CustomPlugin {
  return {
    name: "look",
    fn: () => ({
      element: {
        enter: ({ name, attributes }, parent) => {
          if (name === "text") throw new Error(LIVE_TEXT);
          for (const attribute of ["fill", "stroke", "stop-color"]) {
            const color = Color.try(attributes[attribute] ?? "none");
            if (color) colors.add(color.to("srgb").toString({ format: "hex" }));
          }
          if (parent.type !== "root") return;
          for (const [name, value] of Object.entries(place)) attributes[name] = String(value);
        },
      },
    }),
  };
}
