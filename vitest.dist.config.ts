import { defineConfig } from "vitest/config";
import { PATIENCE } from "./vitest.patience.ts";

/** Checks on the built files in dist/; `npm run build` comes first. */
export default defineConfig({
  // Files share what they have parsed: they only read.
  test: { include: ["tests/dist/**/*.test.ts"], isolate: false, ...PATIENCE },
});
