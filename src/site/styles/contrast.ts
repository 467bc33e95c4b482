import Color from "colorjs.io";
import type { Problem } from "../../owner/problems.ts";
import { type Brand, type Colors, EDGE_NEEDED, hex, siteColors } from "./colors.ts";

/** The contrast that text needs: WCAG 2.2, AAA, because pages are read in the sun, beside a road. */
export const NEEDED = 7;

/**
 * Which text color is on which background, in light and dark mode, and which edge of a button, which needs less. A new
 * pair in the styles needs a new line here.
 */
const PAIRS: readonly (readonly [text: keyof Colors, surface: keyof Colors, needed?: number])[] = [
  ["ink", "page"],
  ["ink", "surface"],
  ["muted", "page"],
  ["muted", "surface"],
  ["link", "page"],
  ["link", "surface"],
  ["danger", "page"],
  ["danger", "surface"],
  ["reflective", "asphalt"],
  ["dim", "asphalt"],
  ["dim", "asphalt-soft"],
  ["reflective", "sign"],
  ["on-action", "action"],
  ["action", "asphalt"],
  ["on-action", "reflective"],
  ["reflective", "interstate-blue"],
  ["reflective", "interstate-red"],
  ["action-edge", "page", EDGE_NEEDED],
  ["action-edge", "surface", EDGE_NEEDED],
];

/** Where a color comes from, if the owner chooses it. */
const CHOSEN: Partial<Record<keyof Colors, keyof Brand>> = {
  link: "brandColor",
  sign: "brandColor",
  action: "actionColor",
  "action-edge": "actionColor",
};

/** Colors and what they do, in an owner's words. */
const IN_WORDS: Partial<Record<keyof Colors, string>> = {
  page: "the page",
  surface: "cards",
  asphalt: "the dark header",
  reflective: "white letters",
  "on-action": "dark letters",
  link: "links of your brand color",
  sign: "your brand color",
  action: "your action color",
};

/** A text that is too hard to read on its background. */
interface Shortfall {
  pair: string;
  needed: number;
  /** What to change. */
  source: keyof Brand | "src/site/styles/colors.ts";
}

/** The pairs of these colors with too little contrast. */
function shortfalls(brand: Brand): Shortfall[] {
  return Object.entries(siteColors(brand)).flatMap(([mode, colors]) =>
    PAIRS.flatMap(([text, surface, needed = NEEDED]) => {
      const contrast = Color.contrast(colors[text], colors[surface], "WCAG21");
      const source = CHOSEN[text] ?? CHOSEN[surface] ?? "src/site/styles/colors.ts";
      const words = `${IN_WORDS[text] ?? text} on ${IN_WORDS[surface] ?? surface}`;
      const pair = `${words}${mode === "dark" ? " in dark mode" : ""} (${contrast.toFixed(1)} : 1)`;
      return contrast < needed ? [{ pair, needed, source }] : [];
    }),
  );
}

/** What is wrong with the colors: one problem for each color that must change. */
export function contrastProblems(brand: Brand): Problem[] {
  const found = shortfalls(brand);
  return [...new Set(found.map(({ source }) => source))].map((source) => {
    const short = found.filter((shortfall) => shortfall.source === source);
    const pairs = new Intl.ListFormat("en-US").format(short.map(({ pair }) => pair));
    const problem = `hard to read: ${pairs}; expected at least ${Math.max(...short.map(({ needed }) => needed))} : 1`;
    if (source === "src/site/styles/colors.ts") return { place: [], text: `${source}: ${problem}` };
    const works = `the nearest color that works is "${nearest(brand, source)}"`;
    return { place: [source], text: `${problem}; ${works}` };
  });
}

/** Enough steps: more would not change the color that a screen shows. */
const HALVINGS = 10;

/** The nearest color of the same hue with enough contrast: a darker brand color, or a lighter action color. */
function nearest(brand: Brand, field: keyof Brand): string {
  const at = (lightness: number) => hex(new Color(brand[field]).set("oklch.l", lightness));
  const fallsShort = (value: string) =>
    shortfalls({ ...brand, [field]: value }).some(({ source }) => source === field);
  let short = new Color(brand[field]).oklch.l ?? 0;
  let enough = field === "brandColor" ? 0 : 1;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (enough + short) / 2;
    if (fallsShort(at(middle))) short = middle;
    else enough = middle;
  }
  return at(enough);
}
