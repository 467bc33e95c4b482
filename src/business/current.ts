import { readFileSync } from "node:fs";
import { business as input } from "../../business.ts";
import { parseBusiness } from "./schema.ts";

/** The business this site is built for. Build time only: islands get what they need as props. */
export const business = parseBusiness(input);

/**
 * The owner's logo as an SVG file; null if there is none. npm runs each command in the project's root, so the path of a
 * file beside business.ts needs no other start.
 */
export const ownLogo = business.logo === null ? null : readFileSync(business.logo, "utf8");
