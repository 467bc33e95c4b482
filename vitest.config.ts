import { defineConfig } from "vitest/config";
import { PATIENCE } from "./vitest.patience.ts";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "site",
          include: ["{src,server,scripts,bench}/**/*.test.{ts,tsx}"],
          // Starting each file anew would take as long as its tests.
          isolate: false,
          ...PATIENCE,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        // The glue looks for "/src/islands" from the root: its tests find those of a small site made for them.
        root: "prerender/fixtures/site",
        test: {
          name: "prerender",
          dir: ".",
          include: ["prerender/**/*.test.{ts,tsx}"],
          // Copies of that site, which a run that was ended has left.
          exclude: ["**/.site-*/**"],
          ...PATIENCE,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
    ],
  },
});
