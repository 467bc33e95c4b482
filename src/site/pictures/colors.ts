import { type Brand, siteColors } from "../styles/colors.ts";

/** Replaces each color variable in a drawing, because a picture file cannot use the page's custom properties. */
export function inSiteColors(svg: string, brand: Brand): string {
  const values = new Map(Object.entries(siteColors(brand).light));
  return svg.replaceAll(
    /var\(--color-([\w-]+), (#\w+)\)/g,
    (_, name: string, drawn: string) => values.get(name) ?? drawn,
  );
}
