import { defineConfig } from "vitest/config";
import { PATIENCE } from "./vitest.patience.ts";

/** The main journeys in Firefox and WebKitGTK; `npm run build` comes first. */
export default defineConfig({
  test: {
    include: ["tests/engines/**/*.test.ts"],
    globalSetup: "tests/engines/setup.ts",
    ...PATIENCE,
    expect: { poll: { timeout: 8000, interval: 50 } },
  },
});
