import { business } from "./current.ts";

/** The SVG files beside business.ts, also those whose names end in capital letters. */
const files = import.meta.glob<string>("/*.[sS][vV][gG]", { query: "?raw", import: "default", eager: true });

/** The owner's logo as an SVG file; null if there is none. */
export const ownLogo = business.logo === null ? null : readFile(business.logo.slice(1));

function readFile(name: string): string {
  const svg = files[name];
  if (svg === undefined) throw new Error(`${name} is not among the files beside business.ts`);
  return svg;
}
