import { defineConfig, type Plugin } from "vite";
import * as hosting from "./build/hosts/host-files.ts";
import { loadOwner } from "./build/load-owner.ts";
import { prerender } from "./build/plugin.ts";
import { licenses } from "./build/plugins/licenses-plugin.ts";
import { businessFacts } from "./build/plugins/owner-plugin.ts";
import { subsetFonts } from "./build/plugins/subset-plugin.ts";
import { CorrectionError } from "./src/owner/correction-error.ts";

/** The oldest browsers in which the site works whole. */
const OLDEST_BROWSERS = ["chrome100", "firefox115", "ios15.4", "safari15.4"];

export default defineConfig(({ command }) => {
  // Whatever the environment says, and before anything imports React, which goes by it.
  process.env.NODE_ENV = command === "build" ? "production" : "development";
  return {
    // No .env file decides anything.
    envDir: false,
    build: { target: OLDEST_BROWSERS },
    css: { transformer: "lightningcss" },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // "use client" in react-hot-toast is for servers that run React.
            checks: { moduleLevelDirective: false },
          },
        },
      },
    },
    plugins: [ownersPlugins(), licenses(["@fontsource-variable/overpass"]), prerender(hosting)],
  };
});

/** The plugins that depend on business.yaml and content/. */
async function ownersPlugins(): Promise<Plugin[]> {
  if (/[#*]/.test(import.meta.dirname)) {
    const name = `The folder "${import.meta.dirname}" has # or * in its name`;
    stop(
      new CorrectionError("The site has problems", [
        `${name}, which the build cannot open; give it another name`,
      ]),
    );
  }
  const site = await loadOwner(import.meta.dirname).catch(stop);
  return [businessFacts(site.business), subsetFonts(JSON.stringify(site))];
}

/** Exits with only the message, without Vite's additions. */
function stop(error: unknown): never {
  if (!(error instanceof CorrectionError)) throw error;
  console.error(error.message);
  process.exit(1);
}
