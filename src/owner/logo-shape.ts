import { firstGroup } from "../shared/text.ts";

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
export function shapeProblem(svg: string): string | undefined {
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
