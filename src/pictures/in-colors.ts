import { business } from "../business/current.ts";
import { colors } from "./colors.ts";
import { stripeColors } from "./van.ts";

/** A drawing in the site's colors. */
export function inSiteColors(svg: string): string {
  return inColors(svg, { ...colors, ...stripeColors(business) });
}

/** A drawing in other colors, by their names: a picture knows no custom properties, and gets the colors in their place. */
export function inColors(svg: string, colors: Readonly<Record<string, string>>): string {
  const values = new Map(Object.entries(colors));
  return svg.replaceAll(
    /var\(--color-([\w-]+), (#\w+)\)/g,
    (_, name: string, drawn: string) => values.get(name) ?? drawn,
  );
}
