import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "site",
          include: ["{src,server,scripts}/**/*.test.{ts,tsx}"],
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
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
    ],
  },
});
