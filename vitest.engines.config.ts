import { defineConfig } from "vitest/config";

/** The main journeys in Firefox and WebKitGTK; `npm run build` comes first. */
export default defineConfig({
  test: {
    include: ["tests/engines/**/*.test.ts"],
    globalSetup: "tests/engines/setup.ts",
    testTimeout: 40_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 8000, interval: 50 } },
  },
});
