import Color from "colorjs.io";
import { type Brand, shaded } from "../styles/colors.ts";

/** Hues of OKLCH that are seen as red, from crimson to brick; below this chroma a color is gray or brown. */
const RED = { from: 345, to: 45, chroma: 0.09 } as const;

/** A dark gray, as plain vans have it. */
const NEUTRAL = "#2b333b";

/** The stripe of the drawn van: the brand's color, or gray where that is red, which would make the van an ambulance. */
export function stripeColors({ brandColor }: Pick<Brand, "brandColor">) {
  const stripe = isRed(brandColor) ? NEUTRAL : brandColor;
  return { stripe, "stripe-shade": shaded(stripe) };
}

function isRed(color: string): boolean {
  const { c, h } = new Color(color).oklch;
  const hue = h ?? 0;
  return (c ?? 0) >= RED.chroma && (hue >= RED.from || hue <= RED.to);
}
