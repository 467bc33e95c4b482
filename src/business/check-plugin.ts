import type { Plugin } from "vite";
import { placeholderFields } from "./placeholders.ts";
import { parseBusiness } from "./schema.ts";

/**
 * Checks the business's facts before anything is built: a wrong value stops the build, an example value
 * is named in one line.
 */
export function businessCheck(input: unknown): Plugin {
  return {
    name: "business-check",
    configResolved() {
      parseBusiness(input);
    },
    async buildApp({ config }) {
      const placeholders = placeholderFields(parseBusiness(input));
      if (placeholders.length > 0) {
        config.logger.warn(`business.ts still holds example values: ${placeholders.join(", ")}`);
      }
    },
  };
}
