import { constants } from "node:os";
import path from "node:path";
import {
  build,
  normalizePath,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
  type ViteBuilder,
} from "vite";
import { buildSite, type ClientBuild, type Hosting, loadSite } from "./build.ts";
import { pageMiddleware, reloadStaticPages } from "./dev.ts";
import { SITE_FILES } from "./render-module.ts";

/** The browser entry's name among the chunks. */
const ENTRY = "entry";

/**
 * The module of the function that Vite wraps around each import() in the browser build, and its replacement. Its name is
 * Vite's own: no setting takes the function out, or tells code which files an import() needs. A build in which Vite has
 * another name for it stops.
 */
const PRELOAD_HELPER = "\0vite/preload-helper.js";
const OWN_PRELOAD_HELPER = normalizePath(
  path.join(import.meta.dirname, "../src/request/islands/preload-helper.client.ts"),
);

/**
 * The Vite plugin that turns the site into HTML: on request in `vite dev`, into files in `vite build`, with
 * the same function. `render-module.ts` has what it expects of the site.
 * @param hosting What makes the files for hosts, and knows the headers that they send.
 */
export function prerender(hosting: Hosting): Plugin {
  return {
    name: "prerender",
    sharedDuringBuild: true,

    config: () => ({
      appType: "custom",
      // See public-files.ts.
      publicDir: false,
      builder: {},
      environments: {
        client: {
          build: {
            // Its output is written together with the pages.
            write: false,
            rolldownOptions: {
              input: { [ENTRY]: SITE_FILES.browser, styles: SITE_FILES.styles },
              // Short hashes, because the entry names every file, and must stay small.
              output: { chunkFileNames: "assets/[name]-[hash:6].js" },
            },
            modulePreload: { polyfill: false },
          },
        },
        ssr: {
          build: {
            write: false,
            minify: false,
            sourcemap: "inline",
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

    async buildApp(builder) {
      process.on("SIGINT", stop).on("SIGTERM", stop);
      try {
        await buildAll(builder, hosting);
      } finally {
        process.off("SIGINT", stop).off("SIGTERM", stop);
      }
    },

    configureServer: (server) => () => {
      server.middlewares.use(pageMiddleware(server));
    },

    hotUpdate(update) {
      return this.environment.name === "ssr" ? reloadStaticPages(this.environment, update) : undefined;
    },
  };
}

/** Ends the process. With a listener, Ctrl-C waits until nothing is half written (`swapFolders`). */
function stop(signal: NodeJS.Signals): never {
  process.exit(128 + constants.signals[signal]);
}

async function buildAll(builder: ViteBuilder, hosting: Hosting): Promise<void> {
  const { config } = builder;
  const { client: browser, ssr } = builder.environments;
  if (!browser || !ssr) throw new Error("prerender lacks one of its environments");
  const site = await loadSite(config.root, codeOf(await builder.build(ssr), SITE_FILES.render));
  const built = await builder.build(browser);
  const ofBrowser = readBrowserBuild("output" in built ? built.output : []);
  const count = await buildSite(config, site, hosting, {
    ...ofBrowser,
    firstAid: await scriptOf(config, SITE_FILES.firstAid, "iife"),
    buildWorker: (file) => scriptOf(config, file, "es"),
  });
  config.logger.info(`✓ ${count} pages rendered.`);
}

/**
 * The browser build's files that pages need, without the style sheet, which goes into the pages.
 * @throws {Error} that names a module with its own styles, or says that Vite's preload helper was not replaced.
 */
function readBrowserBuild(
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): Pick<ClientBuild, "script" | "css" | "chunks" | "files"> {
  const chunks = output.filter((file) => file.type === "chunk");
  const assets = output.filter((file) => file.type === "asset");
  const sheets = assets.filter(({ fileName }) => fileName.endsWith(".css"));
  const sources = sheets.map(({ originalFileNames }) => `/${originalFileNames.join(", ")}`);
  const other = sources.find((source) => source !== SITE_FILES.styles);
  if (other !== undefined) {
    throw new Error(
      `${other}: imports styles, which no page would have; import them in ${SITE_FILES.styles}.`,
    );
  }
  if (!chunks.some(({ moduleIds }) => moduleIds.includes(OWN_PRELOAD_HELPER)))
    throw new Error(`Vite has no module ${PRELOAD_HELPER} to replace by ${OWN_PRELOAD_HELPER}.`);
  // The style sheet's own chunk is empty.
  const scripts = chunks.filter(({ isEntry, name }) => !isEntry || name === ENTRY);
  return {
    script: `/${scripts.find(({ isEntry }) => isEntry)?.fileName}`,
    css: sheets.map(({ source }) => String(source)).join(""),
    chunks,
    files: Object.fromEntries([
      ...scripts.map(({ fileName, code }) => [fileName, code]),
      ...assets.filter((file) => !sheets.includes(file)).map(({ fileName, source }) => [fileName, source]),
    ]),
  };
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
