import { defineConfig } from "vitest/config";
import { PATIENCE } from "./vitest.patience.ts";

/** The same requests to the built-in server, nginx and Caddy; `npm run build` comes first. */
export default defineConfig({
  test: {
    include: ["tests/hosting/**/*.test.ts"],
    globalSetup: "tests/hosting/programs.ts",
    ...PATIENCE,
  },
});
