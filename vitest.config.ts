import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "site",
          include: ["{src,server,scripts,bench}/**/*.test.{ts,tsx}"],
          restoreMocks: true,
        },
      },
      {
        // The glue looks for "/src/islands" from the root: its tests find those of a small site made for them.
        root: "prerender/fixtures/site",
        test: {
          name: "prerender",
          dir: ".",
          include: ["prerender/**/*.test.{ts,tsx}"],
          // A build takes a fraction of a second, but not on a machine that is busy.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
    ],
  },
});
