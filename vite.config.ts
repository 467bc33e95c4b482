import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import * as hosting from "./hosting/host-files.ts";
import { loadBusiness } from "./prerender/load-business.ts";
import { prerender } from "./prerender/plugin.ts";
import { businessFacts } from "./prerender/plugins/business-plugin.ts";
import { licenses } from "./prerender/plugins/licenses-plugin.ts";
import { subsetFonts } from "./prerender/plugins/subset-plugin.ts";
import { CorrectionError } from "./src/business/business-error.ts";

/** Modules that islands share are one file, so that the entry script, which names all files, is smaller. */
const SHARED = {
  name: "react",
  test: /node_modules|src[\\/](content|islands|components|request)/,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** The oldest browsers in which the site works whole. */
export const OLDEST_BROWSERS = ["chrome100", "firefox115", "ios15.4", "safari15.4"];

export default defineConfig(({ command }) => {
  // Whatever the environment says, and before anything imports React, which goes by it.
  process.env.NODE_ENV = command === "build" ? "production" : "development";
  return {
    // No .env file decides anything.
    envDir: false,
    build: { target: OLDEST_BROWSERS },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: [SHARED] } },
          },
        },
      },
    },
    plugins: [
      ownersPlugins(),
      react(),
      tailwindcss(),
      licenses(["@fontsource-variable/overpass", "tailwindcss"]),
      prerender(hosting),
    ],
  };
});

/**
 * The plugins that depend on business.ts. It is read here and not imported, so that a mistake in it is
 * reported in one line.
 */
async function ownersPlugins(): Promise<Plugin[]> {
  if (/[#*]/.test(import.meta.dirname)) {
    const name = `The folder "${import.meta.dirname}" has # or * in its name`;
    stop(
      new CorrectionError("The site has problems", [
        `${name}, which the build cannot open; give it another name`,
      ]),
    );
  }
  const business = await loadBusiness(import.meta.dirname).catch(stop);
  process.env.BUSINESS_WAS_READ = "true";
  return [businessFacts(business), subsetFonts(business.name)];
}

/**
 * Exits with only the message, without Vite's additions. The development server goes on, because it reads the
 * file again.
 */
function stop(error: unknown): never {
  if (process.env.BUSINESS_WAS_READ || !(error instanceof CorrectionError)) throw error;
  console.error(error.message);
  process.exit(1);
}
