import path from "node:path";
import { build, type Plugin, type ResolvedConfig, type ViteBuilder } from "vite";
import type { Site } from "../src/owner/read.ts";
import { readBrowserBuild } from "./browser-build.ts";
import { buildSite, type Hosting, loadRenderer } from "./build.ts";
import { pageMiddleware, reloadStaticPages } from "./dev.ts";
import { SOURCE_FILES } from "./render-module.ts";

/**
 * The Vite plugin that turns the site into HTML with one function: on request in `vite dev`, into files in `vite
 * build`. What it expects of the site is in `render-module.ts`.
 * @param hosting Makes the files for hosts, and knows the headers that hosts send.
 * @param readContent Reads what the owner has written: in `vite dev` again after each edit.
 */
export function prerender(hosting: Hosting, readContent: () => Promise<Site>): Plugin {
  return {
    name: "prerender",
    sharedDuringBuild: true,

    config: (_, { command }) => ({
      appType: "custom",
      // public-files.ts checks and copies public/.
      ...(command === "build" && { publicDir: false }),
      builder: {},
      environments: {
        client: {
          build: {
            // buildSite writes its output together with the pages.
            write: false,
            rolldownOptions: {
              input: { islands: SOURCE_FILES.islands, styles: SOURCE_FILES.styles },
              // The entry script uses what the islands' file exports.
              preserveEntrySignatures: "exports-only",
            },
            modulePreload: false,
          },
        },
        ssr: {
          build: {
            write: false,
            minify: false,
            sourcemap: "inline",
            rolldownOptions: { input: { render: SOURCE_FILES.render }, output: { codeSplitting: false } },
          },
        },
      },
    }),

    buildApp: async (builder) => buildAll(builder, hosting, await readContent()),

    configureServer: (server) => () => {
      server.middlewares.use(pageMiddleware(server, readContent));
    },

    hotUpdate(update) {
      return this.environment.name === "ssr" ? reloadStaticPages(this.environment, update) : undefined;
    },
  };
}

async function buildAll(builder: ViteBuilder, hosting: Hosting, content: Site): Promise<void> {
  const { config } = builder;
  const { client: browser, ssr } = builder.environments;
  if (!browser || !ssr) throw new Error("prerender lacks one of its environments");
  const { siteOf } = await loadRenderer(config.root, codeOf(await builder.build(ssr), SOURCE_FILES.render));
  const built = await builder.build(browser);
  const entry = await scriptOf(config, SOURCE_FILES.browser, "es");
  const count = await buildSite(config, siteOf(content), hosting, {
    ...readBrowserBuild("output" in built ? built.output : [], entry),
    firstAid: await scriptOf(config, SOURCE_FILES.firstAid, "iife"),
    buildWorker: (file) => scriptOf(config, file, "es"),
  });
  config.logger.info(`✓ ${count} pages rendered.`);
}

/** Builds a script that shares no chunk with others. */
async function scriptOf(
  { root, build: { target } }: ResolvedConfig,
  file: string,
  format: "iife" | "es",
): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "silent",
    build: { target, write: false, rolldownOptions: { input: path.join(root, file), output: { format } } },
  });
  return codeOf(built, file).trim();
}

/** The code of a build that makes one file. */
function codeOf(built: Awaited<ReturnType<typeof build>>, file: string): string {
  const [chunk] = "output" in built ? built.output : [];
  if (chunk?.type !== "chunk") throw new Error(`${file} was not built`);
  return chunk.code;
}
