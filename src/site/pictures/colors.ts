import { business } from "../../owner/site.ts";
import { siteColors } from "../styles/colors.ts";

/** The colors of light and dark mode as values, because a picture file cannot use the page's custom properties. */
export const { light: colors, dark: nightColors } = siteColors(business);

/** Replaces each color variable in a drawing with the site's color of that name, or with the color it was drawn in. */
export function inSiteColors(svg: string): string {
  const values = new Map(Object.entries(colors));
  return svg.replaceAll(
    /var\(--color-([\w-]+), (#\w+)\)/g,
    (_, name: string, drawn: string) => values.get(name) ?? drawn,
  );
}
