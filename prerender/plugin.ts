import path from "node:path";
import { build, type Plugin, type ResolvedConfig } from "vite";
import { buildSite, type ClientBuild } from "./build.ts";
import { pageMiddleware, reloadStaticPages } from "./dev.ts";
import { SITE_FILES } from "./site.ts";

/** Folder of the bundle that renders the pages; it lives for the length of a build. */
const RENDERER_DIR = ".prerender";

/** The module whose function Vite puts around each import() in the browser build, and what stands in its place. */
const PRELOAD_HELPER = "\0vite/preload-helper.js";
const OWN_PRELOAD_HELPER = path.join(import.meta.dirname, "../src/client/preload-helper.ts");

/**
 * The Vite plugin that turns the site into HTML: on request in `vite dev`, into files in `vite build`,
 * through the same function. See `site.ts` for what it expects of the site.
 */
export function prerender(): Plugin {
  const client: Pick<ClientBuild, "script" | "css" | "chunks"> = { script: "", css: "", chunks: [] };
  return {
    name: "prerender",
    sharedDuringBuild: true,

    config: () => ({
      appType: "custom",
      builder: {},
      environments: {
        client: {
          build: {
            rolldownOptions: {
              input: { entry: SITE_FILES.browser, styles: SITE_FILES.styles },
              // The entry names every file, within its 2,304 bytes.
              output: { chunkFileNames: "assets/[name]-[hash:6].js" },
            },
            modulePreload: { polyfill: false },
          },
        },
        ssr: {
          build: {
            outDir: RENDERER_DIR,
            copyPublicDir: false,
            minify: false,
            sourcemap: true,
            rolldownOptions: { input: { render: SITE_FILES.render }, output: { codeSplitting: false } },
          },
        },
      },
    }),

    load: {
      order: "pre",
      handler: (id) =>
        id === PRELOAD_HELPER ? `export * from ${JSON.stringify(OWN_PRELOAD_HELPER)};` : undefined,
    },

    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        client.chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        for (const [file, output] of Object.entries(bundle)) {
          if (output.type === "chunk" && output.isEntry) {
            if (output.name === "entry") client.script = `/${file}`;
            else delete bundle[file];
          }
          if (output.type === "asset" && file.endsWith(".css")) {
            const source = `/${output.originalFileNames.join(", ")}`;
            if (source !== SITE_FILES.styles) {
              this.error(
                `${source}: imports styles, which no page would have; import them in ${SITE_FILES.styles}.`,
              );
            }
            client.css = String(output.source);
            delete bundle[file];
          }
        }
      },
    },

    async buildApp(builder) {
      const { client: browser, ssr } = builder.environments;
      if (!browser || !ssr) throw new Error("prerender lacks one of its environments");
      await builder.build(browser);
      await builder.build(ssr);
      const count = await buildSite(builder.config, RENDERER_DIR, {
        ...client,
        firstAid: await scriptOf(builder.config, SITE_FILES.firstAid, "iife"),
        workers: {
          keep: await scriptOf(builder.config, SITE_FILES.worker, "es"),
          remove: await scriptOf(builder.config, SITE_FILES.unregister, "es"),
        },
      });
      builder.config.logger.info(`✓ ${count} pages rendered.`);
    },

    configureServer: (server) => () => {
      server.middlewares.use(pageMiddleware(server));
    },

    hotUpdate(update) {
      return this.environment.name === "ssr" ? reloadStaticPages(this.environment, update) : undefined;
    },
  };
}

/** Builds a script that shares no file with others. */
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
  const [chunk] = "output" in built ? built.output : [];
  if (chunk?.type !== "chunk") throw new Error(`${file} was not built`);
  return chunk.code.trim();
}
