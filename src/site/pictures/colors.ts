import Color from "colorjs.io";
import { business } from "../../owner/site.ts";
import { type Brand, shaded, siteColors } from "../styles/colors.ts";

/** The colors of light and dark mode as values, because a picture file cannot use the page's custom properties. */
export const { light: colors, dark: nightColors } = siteColors(business);

/** Replaces each color variable in a drawing with the site's color of that name, or with the color it was drawn in. */
export function inSiteColors(svg: string): string {
  const values = new Map(Object.entries({ ...colors, ...stripeColors(business) }));
  return svg.replaceAll(
    /var\(--color-([\w-]+), (#\w+)\)/g,
    (_, name: string, drawn: string) => values.get(name) ?? drawn,
  );
}

/** Hues of OKLCH that are seen as red, from crimson to brick; below this chroma a color is gray or brown. */
const RED = { from: 345, to: 45, chroma: 0.09 } as const;

/** The dark gray of a plain van's stripe. */
const NEUTRAL = "#2b333b";

/** The stripe of the drawn van: the brand's color, or gray if that is red, as on an ambulance. */
export function stripeColors({ brandColor }: Pick<Brand, "brandColor">) {
  const stripe = isRed(brandColor) ? NEUTRAL : brandColor;
  return { stripe, "stripe-shade": shaded(stripe) };
}

function isRed(color: string): boolean {
  const { c, h } = new Color(color).oklch;
  const hue = h ?? 0;
  return (c ?? 0) >= RED.chroma && (hue >= RED.from || hue <= RED.to);
}
