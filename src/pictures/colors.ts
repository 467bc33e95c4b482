import { business } from "../business/current.ts";
import { siteColors } from "../styles/colors.ts";
import { stripeColors } from "./van.ts";

/** The colors of the pictures, which know no custom properties; and the same at night. */
export const { light: colors, dark: nightColors } = siteColors(business);

/** A drawing in the site's colors, by their names: a picture knows no custom properties, and gets the colors in their place. */
export function inSiteColors(svg: string): string {
  const values = new Map(Object.entries({ ...colors, ...stripeColors(business) }));
  return svg.replaceAll(
    /var\(--color-([\w-]+), (#\w+)\)/g,
    (_, name: string, drawn: string) => values.get(name) ?? drawn,
  );
}
