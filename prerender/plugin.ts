import path from "node:path";
import type { Plugin, ViteBuilder } from "vite";
import { buildSite, type ClientBuild } from "./build.ts";
import { pageMiddleware, reloadStaticPages } from "./dev.ts";
import { SITE_FILES } from "./site.ts";

/** Folder of the bundle that renders the pages; it lives for the length of a build. */
const RENDERER_DIR = ".prerender";

/** The environment that builds the script inside every page: by itself, so that it shares no file with others. */
const FIRST_AID = "firstAid";

/** The service workers, by the names of their entries. */
const WORKERS = {
  keep: path.join(import.meta.dirname, "../src/worker/service-worker.ts"),
  remove: path.join(import.meta.dirname, "../src/worker/unregister.ts"),
};

/** The module whose function Vite puts around each import() in the browser build, and what stands in its place. */
const PRELOAD_HELPER = "\0vite/preload-helper.js";
const OWN_PRELOAD_HELPER = path.join(import.meta.dirname, "../src/client/preload-helper.ts");

/**
 * The Vite plugin that turns the site into HTML: on request in `vite dev`, into files in `vite build`,
 * through the same function. See `site.ts` for what it expects of the site.
 */
export function prerender(): Plugin {
  const client: Omit<ClientBuild, "firstAid"> = {
    script: "",
    css: "",
    chunks: [],
    workers: { keep: "", remove: "" },
  };
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
              input: { entry: SITE_FILES.browser, styles: SITE_FILES.styles, ...WORKERS },
              // The entry names every file, within its 2,048 bytes.
              output: { chunkFileNames: "assets/[name]-[hash:6].js" },
            },
            modulePreload: { polyfill: false },
          },
        },
        [FIRST_AID]: {
          consumer: "client",
          build: {
            write: false,
            copyPublicDir: false,
            rolldownOptions: { input: SITE_FILES.firstAid, output: { format: "iife" } },
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
            if (output.name === "keep" || output.name === "remove") client.workers[output.name] = output.code;
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
      const { client: browser, ssr, [FIRST_AID]: firstAidBuild } = builder.environments;
      if (!browser || !ssr || !firstAidBuild) throw new Error("prerender lacks one of its environments");
      const firstAid = codeOf(await builder.build(firstAidBuild));
      await builder.build(browser);
      await builder.build(ssr);
      const count = await buildSite(builder.config, RENDERER_DIR, { ...client, firstAid });
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

/** The code of a build that comes to one script. */
function codeOf(built: Awaited<ReturnType<ViteBuilder["build"]>>): string {
  const [chunk] = "output" in built ? built.output : [];
  if (chunk?.type !== "chunk") throw new Error("The first aid was not built");
  return chunk.code.trim();
}
