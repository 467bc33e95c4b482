import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { newKey, trust } from "./scripts/certificate.ts";
import { findChromium, findHeadlessShell } from "./scripts/chromium.ts";

const port = Number(process.env.TEST_PORT ?? 4273);
const origin = `https://127.0.0.1:${port}`;

/** The servers under test and the browser share one key; so do the processes that read this file again. */
process.env.TEST_KEY ??= newKey();

/** What the headless shell leaves out: pages prepared ahead, the back/forward cache, installing, workers between deploys. */
const NEEDS_WHOLE_BROWSER = /(back|between-pages|install|offline[-a-z]*)\.spec\.ts/;

/** What the browser finds in place of the system's programs. */
const programs = path.resolve(import.meta.dirname, "tests/support/programs");

/** Tests of the built site in a real browser; `npm run build` comes first. */
export default defineConfig({
  testDir: "tests/browser",
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
    // Each page would fetch, check and store all code; those tests that are about the worker allow it.
    serviceWorkers: "block",
  },
  projects: [
    {
      name: "whole browser",
      testMatch: NEEDS_WHOLE_BROWSER,
      use: {
        launchOptions: {
          ...launch(findChromium(), process.env.TEST_KEY),
          // Playwright switches the back/forward cache off, since it knows nothing of pages that come back.
          ignoreDefaultArgs: ["--disable-back-forward-cache"],
        },
      },
    },
    {
      // The same engine, without a window's parts: a page takes a quarter less time.
      name: "headless shell",
      testIgnore: NEEDS_WHOLE_BROWSER,
      use: { launchOptions: launch(findHeadlessShell() ?? findChromium(), process.env.TEST_KEY) },
    },
  ],
  webServer: {
    command: "tsx tests/support/https-server.ts",
    env: { TEST_PORT: String(port) },
    url: origin,
    ignoreHTTPSErrors: true,
    gracefulShutdown: { signal: "SIGTERM", timeout: 3000 },
  },
});

function launch(executablePath: string | undefined, trustedKey: string) {
  return {
    ...(executablePath && { executablePath }),
    env: { ...process.env, PATH: [programs, process.env.PATH].join(path.delimiter) },
    args: [trust(trustedKey), "--disable-gpu", "--disable-quic"],
  };
}
