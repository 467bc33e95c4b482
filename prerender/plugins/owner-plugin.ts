import path from "node:path";
import { normalizePath, type Plugin } from "vite";
import type { Business } from "../../src/owner/business.ts";
import { colorsCss } from "../../src/site/styles/colors.ts";
import { SOURCE_FILES } from "../render-module.ts";

/**
 * Puts the business's colors into the style sheet, and restarts `vite dev` when business.yaml or the logo is edited.
 * After a mistake in business.yaml, Vite goes on with the values before, and pages show the mistake.
 */
export function businessColors(business: Business): Plugin {
  return {
    name: "business-colors",
    enforce: "pre",
    transform: {
      filter: { id: new RegExp(`${SOURCE_FILES.styles}(\\?|$)`) },
      handler: (code) => ({ code: `${code}\n${colorsCss(business)}`, map: null }),
    },
    configResolved({ root, configFileDependencies }) {
      if (business.logo !== null) configFileDependencies.push(normalizePath(path.join(root, business.logo)));
    },
    async hotUpdate({ file, server }) {
      const { root } = server.config;
      if (this.environment.name === "client" && file === normalizePath(path.join(root, "business.yaml")))
        await server.restart();
    },
  };
}
