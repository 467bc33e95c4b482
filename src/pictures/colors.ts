import { business } from "../business/current.ts";
import { siteColors } from "../styles/colors.ts";

const { light, dark } = siteColors(business);

/** The colors of the pictures, which know no custom properties. */
export const colors = light;

/** What asphalt is in dark mode: the header, and so the browser's own bar above it. */
export const darkAsphalt = dark.asphalt;

/** The same colors at night. */
export const nightColors = dark;
