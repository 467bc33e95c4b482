import { business } from "../business/current.ts";
import { siteColors } from "../styles/colors.ts";

/** The colors of the pictures, which know no custom properties; and the same at night. */
export const { light: colors, dark: nightColors } = siteColors(business);
