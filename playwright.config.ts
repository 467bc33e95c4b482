import { defineConfig, devices } from "@playwright/test";
import { setup as ensureSite } from "./tests/support/fixed-site.ts";
import { FIXED_SITE, SITE } from "./tests/support/folders.ts";
import { ensureChromium, findHeadlessShell, NO_LAUNCHES } from "./tests/support/system/chromium.ts";
import { newKey, trust } from "./tests/support/system/nginx.ts";
import { freePort } from "./tests/support/system/servers.ts";

// Not in the global setup, before which the specs are read.
if (process.env.TEST_PORT === undefined) await ensureSite();

/** In the environment, because each worker process reads this file again and needs the same port and key. */
process.env.TEST_PORT ??= String(await freePort());
process.env.TEST_KEY ??= newKey();

/** `npm run check`, which checks the site at hand with Chromium and nothing else: `npm start` shows it. */
const isCheck = SITE !== FIXED_SITE;
const origin = `${isCheck ? "http" : "https"}://127.0.0.1:${process.env.TEST_PORT}`;

/** The headless shell has no back/forward cache, and cannot install a site as an app. */
const NEEDS_WHOLE_BROWSER = /(back|install)\.spec\.ts/;

/** Checks, which any site has to pass, and journeys, which know the words of theirs: the fixed site, or the example. */
const OF_SITE_AT_HAND = ["{src,tests}/**/*.check.ts", "tests/as-shipped/*.spec.ts"];
const OF_FIXED_SITE = ["{src,tests}/**/*.check.ts", "{src,tests/journeys}/**/*.spec.ts"];

/** Tests in a real browser. */
export default defineConfig({
  testDir: ".",
  testMatch: isCheck ? OF_SITE_AT_HAND : OF_FIXED_SITE,
  // Each run clears its folder: `npm test` has another.
  outputDir: "test-results/last",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: "list",
  // Long, for a busy machine. But a toast stays longer than 8 seconds: no test may pass only because it has gone.
  timeout: 90_000,
  expect: { timeout: 8_000 },
  use: {
    ...devices["Desktop Chrome"],
    baseURL: origin,
    // For requests that Playwright itself makes, not the browser.
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
    // No fades and no smooth scrolling, whose end no test can know. Tests of motion switch it on.
    contextOptions: { reducedMotion: "reduce" },
    // Otherwise each page would fetch and store all code. Tests of the service worker allow it.
    serviceWorkers: "block",
    // A failed test leaves what was done, requested and logged. Pictures of each step would take a tenth longer.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "whole browser",
      testMatch: NEEDS_WHOLE_BROWSER,
      // Each worker starts its own browser. The tests of the other project run meanwhile.
      workers: 1,
      use: {
        launchOptions: {
          ...launch(ensureChromium(), process.env.TEST_KEY),
          // Playwright switches the back/forward cache off, since it knows nothing of pages that come back.
          ignoreDefaultArgs: ["--disable-back-forward-cache"],
        },
      },
    },
    {
      // The same engine without a window: a page takes a quarter less time.
      name: "headless shell",
      testIgnore: NEEDS_WHOLE_BROWSER,
      use: { launchOptions: launch(findHeadlessShell() ?? ensureChromium(), process.env.TEST_KEY) },
    },
  ],
  globalSetup: "tests/support/system/serve-site.ts",
});

function launch(executablePath: string, trustedKey: string) {
  return {
    executablePath,
    env: NO_LAUNCHES,
    // There is no GPU: its work needs no process of its own.
    args: [trust(trustedKey), "--disable-gpu", "--in-process-gpu", "--disable-quic"],
  };
}
