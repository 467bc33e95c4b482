import { defineConfig, type TestProjectConfiguration } from "vitest/config";

// West of UTC: a day that is read in the machine's own zone then is the day before.
process.env.TZ = "America/Chicago";

/** On a busy machine, a test of one second may take many. */
const ENDS_WITHIN = 60_000;
const TIMEOUTS = { testTimeout: ENDS_WITHIN, hookTimeout: ENDS_WITHIN };

/** Even where a proxy is set, servers on this machine are asked directly. */
const NO_PROXY = { no_proxy: "*" };

/** Tests of code that runs in a page. */
const IN_A_PAGE = ["src/{request,islands}/**/*.test.{ts,tsx}", "src/**/*.client.test.{ts,tsx}"];

/** Tests in other engines, of one feature. */
const IN_ENGINES = "src/**/*.engine.test.ts";

/** Tests that build other sites, or run an owner's commands: each takes seconds. */
const OF_WHOLE_BUILDS = ["tests/builds/*.test.ts"];

/** Builds the site on which tests run. */
const FIXED_SITE = "tests/support/fixed-site.ts";

const IN_UNIT_TESTS = {
  setupFiles: "tests/support/unit-tests.ts",
  pool: "threads",
  env: NO_PROXY,
  ...TIMEOUTS,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
} as const;

/**
 * The unit tests. Mutation testing runs them alone. Those with a window are a project, and each project has its turn: a
 * thread that goes from a file with a window to one without, or back, starts anew, with all its modules.
 */
export const UNIT_TESTS = [
  {
    test: {
      ...IN_UNIT_TESTS,
      name: "site",
      include: ["{src,prerender,scripts}/**/*.test.{ts,tsx}"],
      exclude: ["**/node_modules/**", ...IN_A_PAGE, IN_ENGINES],
      // The map has its styles inside. No test reads others.
      css: { include: [/\/map\.css/] },
      // A fresh environment for each file would take as long as its tests. Threads take a tenth less than processes.
      isolate: false,
    },
  },
  {
    test: {
      ...IN_UNIT_TESTS,
      name: "page",
      environment: "happy-dom",
      include: IN_A_PAGE,
      exclude: [IN_ENGINES],
      isolate: false,
      sequence: { groupOrder: 1 },
    },
  },
] satisfies TestProjectConfiguration[];

/** `vitest run --project <name>` runs the tests of one project; package.json has a script for each kind. */
export default defineConfig({
  test: {
    projects: [
      ...UNIT_TESTS,
      // What they read is built first: the fixed site, or, with TEST_SITE=. (npm run check), the project's own dist/.
      {
        test: {
          name: "dist",
          include: ["tests/{checks,pages}/**/*.test.ts"],
          // Test files share what they have parsed, because they only read.
          isolate: false,
          globalSetup: FIXED_SITE,
          ...TIMEOUTS,
        },
      },
      // The specification's words, which an owner's site no longer has: `npm run build` comes first.
      {
        test: {
          name: "as-shipped",
          include: ["tests/as-shipped/**/*.test.ts"],
          env: { TEST_SITE: "." },
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: "builds",
          include: OF_WHOLE_BUILDS,
          globalSetup: FIXED_SITE,
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: "hosting",
          // The same requests to the preview, nginx, Caddy and Cloudflare's runtime.
          include: ["tests/hosting/**/*.test.ts"],
          globalSetup: FIXED_SITE,
          env: NO_PROXY,
          ...TIMEOUTS,
        },
      },
      // The main journeys, in other engines.
      ...(["firefox", "webkitgtk"] as const).map((engine) => ({
        test: {
          name: engine,
          include: ["tests/engines/*.test.ts", IN_ENGINES],
          globalSetup: FIXED_SITE,
          env: { ENGINE: engine },
          // Each test starts a browser.
          testTimeout: 4 * ENDS_WITHIN,
          expect: { poll: { timeout: 8000, interval: 50 } },
        },
      })),
    ],
  },
});
