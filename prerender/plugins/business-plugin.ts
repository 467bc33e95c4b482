import { normalizePath, type Plugin } from "vite";
import { placeholderFields } from "../../src/business/placeholders.ts";
import type { Business } from "../../src/business/schema.ts";
import { themeCss } from "../../src/styles/colors.ts";
import { SITE_FILES } from "../render-module.ts";

/**
 * Puts the business's colors into the style sheet, before Tailwind reads it; lists the example values of
 * business.ts in one line of the build; and restarts `vite dev` when the file is edited.
 */
export function businessFacts(business: Business, file: string): Plugin {
  return {
    name: "business-facts",
    enforce: "pre",
    transform: {
      filter: { id: new RegExp(`${SITE_FILES.styles}(\\?|$)`) },
      handler: (code) => ({ code: `${code}\n${themeCss(business)}`, map: null }),
    },
    configResolved(config) {
      config.configFileDependencies.push(normalizePath(file));
    },
    async buildApp({ config }) {
      const examples = placeholderFields(business).map((field) =>
        field === "hotline"
          ? `hotline (${business.hotline.display} is a number for fiction: nobody has it)`
          : field,
      );
      if (examples.length > 0) {
        config.logger.warn(`business.ts still holds example values: ${examples.join(", ")}`);
      }
    },
  };
}
