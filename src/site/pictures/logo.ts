import Color from "colorjs.io";
import { type CustomPlugin, optimize } from "svgo";
import { firstGroup } from "../../shared/text.ts";

/** The smallest and largest allowed ratio of a logo's width to its height. A nearly square logo counts as square. */
const SQUARE = 0.98;
const WIDEST = 4;

/** A logo with a higher ratio is assumed to contain the name, so the header shows it instead of the name. */
const WORDMARK = 1.5;

/** The height of the plate behind a logo, and the distance between the logo and the plate's edges. */
export const PLATE = { height: 64, inset: 8 } as const;

/** A drawing's width divided by its height, from its viewBox or its size; undefined if the file has neither. */
function proportionsOf(svg: string): number | undefined {
  const root = firstGroup(/(<svg\b[^>]*>)/, svg);
  const attribute = (name: string) => firstGroup(new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`), root);
  const [, , boxWidth, boxHeight] = attribute("viewBox")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = boxWidth ?? Number.parseFloat(attribute("width"));
  const height = boxHeight ?? Number.parseFloat(attribute("height"));
  return width > 0 && height > 0 ? width / height : undefined;
}

/** What is wrong with a logo's proportions, if anything is. */
function shapeProblem(svg: string): string | undefined {
  const proportions = proportionsOf(svg) ?? 1;
  const expected = `expected a square, or at most ${WIDEST} times as wide as high`;
  if (proportions < SQUARE) return `it is higher than wide; ${expected}`;
  if (proportions <= WIDEST) return undefined;
  return `it is ${proportions.toFixed(1)} times as wide as high; ${expected}`;
}

/** The width of a logo's plate. */
export function plateWidth(svg: string): number {
  const { height, inset } = PLATE;
  const proportions = Math.max(1, proportionsOf(svg) ?? 1);
  return Math.round((height - 2 * inset) * proportions) + 2 * inset;
}

/** Whether a logo is wide enough to hold the name of the business. */
export function isWordmark(svg: string): boolean {
  return (proportionsOf(svg) ?? 1) > WORDMARK;
}

/** Elements that not all programs draw alike, and what to tell the owner about each. */
const UNDRAWABLE: Readonly<Record<string, string>> = {
  text: 'it holds live text, and visitors do not have its font; turn it into outlines: in Inkscape "Path > Object to Path", in Illustrator "Type > Create Outlines"',
  image: "it holds a photograph; an SVG of lines and shapes is needed",
  foreignObject:
    'it holds a web page, or what Illustrator keeps for itself; an SVG of lines and shapes is needed: in Illustrator, save it without "Preserve Illustrator Editing Capabilities"',
};

/**
 * Prepares an owner's logo for use inside another SVG file: makes it small, and removes what drawing programs leave in
 * it, scripts, and style attributes, which the Content-Security-Policy would block.
 * @param width The width of the plate behind the logo.
 * @param inset The distance between the logo and each edge of the plate.
 * @returns The drawing, and the colors that it uses.
 * @throws {Error} that says what to change, if the file cannot be used.
 */
export function readLogo(
  file: string,
  width: number = PLATE.height,
  inset: number = PLATE.inset,
): { svg: string; colors: readonly string[] } {
  const colors = new Set<string>();
  const { data } = optimize(file, {
    plugins: [
      { name: "preset-default", params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } } },
      "convertStyleToAttrs",
      "removeScripts",
      "removeDimensions",
      { name: "prefixIds", params: { prefix: "logo" } },
      look(colors, { x: inset, y: inset, width: width - 2 * inset, height: PLATE.height - 2 * inset }),
    ],
  });
  if (data === "") throw new Error("it is empty");
  const problem = shapeProblem(data);
  if (problem !== undefined) throw new Error(problem);
  return { svg: data, colors: [...colors] };
}

/** The contrast with the plate that a color of the logo needs to be seen (WCAG 2.2, 1.4.11). */
const VISIBLE = 3;

/** The first plate color on which some color of the logo stands out. An SVG without colors is drawn in black. */
export function plateFor(colors: readonly string[], plates: readonly [string, ...string[]]): string {
  const drawn = colors.length > 0 ? colors : ["#000000"];
  const shows = (plate: string) => drawn.some((color) => Color.contrast(color, plate, "WCAG21") >= VISIBLE);
  return plates.find(shows) ?? plates[0];
}

/** An SVGO plugin that collects the colors, sets the drawing's position and size, and rejects what cannot be drawn. */
function look(colors: Set<string>, place: Readonly<Record<string, number>>): CustomPlugin {
  return {
    name: "look",
    fn: () => ({
      element: {
        enter: ({ name, attributes }, parent) => {
          const reason = UNDRAWABLE[name];
          if (reason !== undefined) throw new Error(reason);
          for (const attribute of ["fill", "stroke", "stop-color"]) {
            const color = Color.try(attributes[attribute] ?? "none");
            if (color) colors.add(color.to("srgb").toString({ format: "hex" }));
          }
          if (parent.type !== "root") return;
          if (name !== "svg") throw new Error("it is not an SVG file");
          if (!attributes.viewBox) throw new Error("it has no viewBox, so that its size is unknown");
          delete attributes.preserveAspectRatio;
          for (const [name, value] of Object.entries(place)) attributes[name] = String(value);
        },
      },
    }),
  };
}
