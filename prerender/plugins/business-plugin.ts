import path from "node:path";
import { normalizePath, type Plugin } from "vite";
import type { Business } from "../../src/business/schema.ts";
import { themeCss } from "../../src/styles/colors.ts";
import { SITE_FILES } from "../render-module.ts";

/**
 * Puts the business's colors into the style sheet, before Tailwind reads it, and restarts `vite dev` when business.ts
 * or the logo is edited.
 */
export function businessFacts(business: Business): Plugin {
  return {
    name: "business-facts",
    enforce: "pre",
    transform: {
      filter: { id: new RegExp(`${SITE_FILES.styles}(\\?|$)`) },
      handler: (code) => ({ code: `${code}\n${themeCss(business)}`, map: null }),
    },
    configResolved({ root, configFileDependencies }) {
      const files = business.logo === null ? ["business.ts"] : ["business.ts", business.logo];
      configFileDependencies.push(...files.map((file) => normalizePath(path.join(root, file))));
    },
  };
}
