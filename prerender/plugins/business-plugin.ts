import path from "node:path";
import { normalizePath, type Plugin, runnerImport } from "vite";
import { placeholderFields } from "../../src/business/placeholders.ts";
import { type Business, BusinessError } from "../../src/business/schema.ts";
import { themeCss } from "../../src/styles/colors.ts";
import { SITE_FILES } from "../site.ts";

/** What knows the letters of the cards: loaded by a build alone, for nothing else draws them. */
const LEGEND = path.join(import.meta.dirname, "../../src/pictures/legend.tsx");

/**
 * Puts the business's colors into the style sheet, before Tailwind reads it; refuses a name that the cards cannot show;
 * names the example values of business.ts in one line of the build; and has `vite dev` start anew when the file is edited.
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
      const { module } = await runnerImport<typeof import("../../src/pictures/legend.tsx")>(LEGEND, {
        configFile: false,
        logLevel: "silent",
      });
      const missing = await module.missingLetters(business.name);
      if (missing.length > 0) {
        const reason = `Overpass, the font of the cards, has no ${missing.join(" ")}`;
        throw new BusinessError([`name: "${business.name}" - ${reason}; write it in Latin letters`]);
      }
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
