import { defineConfig } from "vitest/config";
import { UNIT_TESTS } from "../../vitest.config.ts";

/** The unit tests alone: no others end within seconds, for thousands of changes. */
export default defineConfig({ test: { projects: UNIT_TESTS } });
