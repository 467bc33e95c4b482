import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,prerender,server,scripts}/**/*.test.{ts,tsx}"],
    restoreMocks: true,
  },
});
