import path from "node:path";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

/** On a busy machine, a test of one second may take many. */
const ENDS_WITHIN = 60_000;
const TIMEOUTS = { testTimeout: ENDS_WITHIN, hookTimeout: ENDS_WITHIN };

/** Even where a proxy is set, servers on this machine are asked directly. */
const NO_PROXY = { no_proxy: "*" };

/** Property tests use the same values in each run. */
const PROPERTY_SEED = path.resolve(import.meta.dirname, "tests/support/property-seed.ts");

/** Test files share a window; each starts with an empty document. */
const EMPTY_DOCUMENT = path.resolve(import.meta.dirname, "tests/support/empty-document.ts");

/** Tests with a root of their own, prerender/fixtures/site/, which has two small islands. */
const WITH_SMALL_ISLANDS = [
  "prerender/*.test.{ts,tsx}",
  "src/islands/{hydrate.client,start-islands.client}.test.tsx",
];

/** Tests of the built files, and in other engines, of one feature. */
const OF_DIST = "src/**/*.dist.test.ts";
const IN_ENGINES = "src/**/*.engine.test.ts";

/** Tests that build other sites, or run an owner's commands: each takes seconds. */
const OF_WHOLE_BUILDS = ["tests/builds/*.test.ts"];

/** Tests of the built files that hold for the shipped words alone. */
const AS_SHIPPED = "tests/dist/as-shipped.test.ts";

/** The unit tests. Mutation testing runs them alone. */
export const UNIT_TESTS = [
  {
    test: {
      name: "site",
      include: ["{src,prerender/hosts,scripts}/**/*.test.{ts,tsx}"],
      exclude: ["**/node_modules/**", ...WITH_SMALL_ISLANDS, OF_DIST, IN_ENGINES],
      setupFiles: [PROPERTY_SEED, EMPTY_DOCUMENT],
      env: NO_PROXY,
      // A fresh environment for each file would take as long as its tests. Threads take a tenth less than processes.
      isolate: false,
      pool: "threads",
      ...TIMEOUTS,
      restoreMocks: true,
      unstubGlobals: true,
    },
  },
  {
    root: "prerender/fixtures/site",
    test: {
      name: "prerender",
      dir: ".",
      include: WITH_SMALL_ISLANDS,
      pool: "threads",
      setupFiles: PROPERTY_SEED,
      ...TIMEOUTS,
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
    },
  },
] satisfies TestProjectConfiguration[];

/** `vitest run --project <name>` runs the tests of one project; package.json has a script for each kind. */
export default defineConfig({
  test: {
    projects: [
      ...UNIT_TESTS,
      {
        test: {
          name: "dist",
          // They read the built files, so `npm run build` comes first.
          include: ["tests/dist/**/*.test.ts", OF_DIST],
          exclude: [AS_SHIPPED],
          // Test files share what they have parsed, because they only read.
          isolate: false,
          ...TIMEOUTS,
        },
      },
      { test: { name: "as-shipped", include: [AS_SHIPPED], ...TIMEOUTS } },
      {
        test: {
          name: "builds",
          include: OF_WHOLE_BUILDS,
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: "hosting",
          // The same requests to the preview, nginx, Caddy and Cloudflare's runtime: `npm run build` comes first.
          include: ["tests/hosting/**/*.test.ts"],
          env: NO_PROXY,
          ...TIMEOUTS,
        },
      },
      // The main journeys, in other engines: `npm run build` comes first.
      ...(["firefox", "webkitgtk"] as const).map((engine) => ({
        test: {
          name: engine,
          include: ["tests/engines/*.test.ts", IN_ENGINES],
          env: { ENGINE: engine },
          // Each test starts a browser.
          testTimeout: 4 * ENDS_WITHIN,
          expect: { poll: { timeout: 8000, interval: 50 } },
        },
      })),
    ],
  },
});
