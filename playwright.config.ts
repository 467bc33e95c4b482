import { defineConfig, devices } from "@playwright/test";
import { setup as ensureFixedSite } from "./tests/support/fixed-site.ts";
import { ensureChromium, findHeadlessShell, NO_LAUNCHES } from "./tests/support/system/chromium.ts";
import { newKey, trust } from "./tests/support/system/nginx.ts";
import { freePort } from "./tests/support/system/servers.ts";

// Not in the global setup, before which the specs are read.
if (process.env.TEST_PORT === undefined) await ensureFixedSite();

/** In the environment, because each worker process reads this file again and needs the same port and key. */
process.env.TEST_PORT ??= String(await freePort());
process.env.TEST_KEY ??= newKey();
const origin = `https://127.0.0.1:${process.env.TEST_PORT}`;

/** The headless shell has no back/forward cache, and cannot install a site as an app. */
const NEEDS_WHOLE_BROWSER = /(back|offline)\.spec\.ts/;

/** Tests of the built site in a real browser; `npm run build` comes first. */
export default defineConfig({
  testDir: ".",
  testMatch: "{src,tests/browser}/**/*.spec.ts",
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
  globalSetup: "tests/support/system/nginx.ts",
});

function launch(executablePath: string, trustedKey: string) {
  return {
    executablePath,
    env: NO_LAUNCHES,
    args: [trust(trustedKey), "--disable-gpu", "--disable-quic"],
  };
}
