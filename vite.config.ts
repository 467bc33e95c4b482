import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { loadBusiness } from "./prerender/load-business.ts";
import { prerender } from "./prerender/plugin.ts";
import { businessFacts } from "./prerender/plugins/business-plugin.ts";
import { licenses } from "./prerender/plugins/licenses-plugin.ts";
import { ownersPhoto } from "./prerender/plugins/photo-plugin.ts";
import { subsetFonts } from "./prerender/plugins/subset-plugin.ts";
import { BusinessError } from "./src/business/business-error.ts";

/** What each island needs comes in one file: the entry script, which has to name all files, has that many fewer to name. */
const SHARED = {
  name: "react",
  test: /node_modules|src[\\/](content|islands|components|request)/,
  minShareCount: 3,
  includeDependenciesRecursively: false,
};

export default defineConfig({
  build: { target: ["chrome100", "firefox115", "ios15.4", "safari15.4"] },
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
    prerender(),
  ],
});

/** What depends on business.ts, which is read here and not imported: what is wrong with it is told in a line. */
async function ownersPlugins(): Promise<Plugin[]> {
  const business = await loadBusiness(import.meta.dirname).catch(stop);
  process.env.BUSINESS_WAS_READ = "true";
  return [
    businessFacts(business, path.join(import.meta.dirname, "business.ts")),
    ...ownersPhoto(business, import.meta.dirname),
    subsetFonts(business.name),
  ];
}

/** Ends with the message alone, to which Vite would add its own. The development server, which reads the file again, goes on. */
function stop(error: unknown): never {
  if (process.env.BUSINESS_WAS_READ || !(error instanceof BusinessError)) throw error;
  console.error(error.message);
  process.exit(1);
}
