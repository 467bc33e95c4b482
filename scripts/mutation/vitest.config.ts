import { defineConfig } from "vitest/config";
import { UNIT_TESTS } from "../../vitest.config.ts";

/** The unit tests alone: they run for thousands of changes, and only they take seconds. */
export default defineConfig({ test: { projects: UNIT_TESTS } });
