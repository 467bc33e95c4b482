import { defineConfig, devices } from "@playwright/test";
import { newKey, trust } from "./tests/support/system/certificate.ts";
import { ensureChromium, findHeadlessShell, NO_LAUNCHES } from "./tests/support/system/chromium.ts";
import { freePort } from "./tests/support/system/servers.ts";

/** The servers under test and the browser share a port and a key; so do the processes that read this file again. */
process.env.TEST_PORT ??= String(await freePort());
process.env.TEST_KEY ??= newKey();
const origin = `https://127.0.0.1:${process.env.TEST_PORT}`;

/** What the headless shell leaves out: the back/forward cache, and what it takes to be installed. */
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
  // On a machine that is busy. A condition has less time than a toast stays: else its going would fulfill some.
  timeout: 90_000,
  expect: { timeout: 8_000 },
  use: {
    ...devices["Desktop Chrome"],
    baseURL: origin,
    // For what Playwright asks by itself, not through the browser.
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
    // Fades, smooth scrolling and the call bar's way in end when the browser likes; tests about motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // Each page would fetch, check and store all code; those tests that are about the worker allow it.
    serviceWorkers: "block",
    // Of a failure: what was done, asked for and logged, and how the page looked. Pictures of each step would cost a tenth.
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
      // The same engine, without a window's parts: a page takes a quarter less time.
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
