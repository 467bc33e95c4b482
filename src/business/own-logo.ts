import { business } from "./current.ts";

/**
 * The SVG files beside business.ts, also those whose names end in capital letters. Vite cannot import a file
 * with # or ? in its name, which no logo has.
 */
const files = import.meta.glob<string>(["/*.[sS][vV][gG]", "!/*[#?]*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The owner's logo as an SVG file; null if there is none. */
export const ownLogo = business.logo === null ? null : svgOf(business.logo);

function svgOf(logo: string): string {
  const svg = files[logo.slice(1)];
  if (svg === undefined) throw new Error(`${logo} is not beside business.ts`);
  return svg;
}
