import type { Plugin } from "vite";
import type { Business } from "../../src/business/schema.ts";
import { themeCss } from "../../src/styles/colors.ts";
import { SITE_FILES } from "../site.ts";

/** Puts the site's colors into its style sheet, before Tailwind reads it. */
export function theme(business: Business): Plugin {
  return {
    name: "theme",
    enforce: "pre",
    transform: {
      filter: { id: new RegExp(`${SITE_FILES.styles}(\\?|$)`) },
      handler: (code) => ({ code: `${code}\n${themeCss(business)}`, map: null }),
    },
  };
}
