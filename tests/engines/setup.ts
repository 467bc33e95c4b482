import type { TestProject } from "vitest/node";
import { type Browsers, findBrowsers } from "../../scripts/debian-packages.ts";

declare module "vitest" {
  interface ProvidedContext {
    browsers: Browsers;
  }
}

/** Finds the browsers before all tests. Without them there is nothing to run, and one line says what to do. */
export function setup(project: TestProject): void {
  try {
    project.provide("browsers", findBrowsers());
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exit(1);
  }
}
