import type { TestCase, TestProject } from "vitest/node";
import { type Browsers, findBrowsers } from "../../scripts/debian-packages.ts";
import { type Outcome, tableOf } from "./table.ts";

declare module "vitest" {
  interface ProvidedContext {
    browsers: Browsers;
  }
}

/** Finds the browsers before all tests, and prints the table of results after them. */
export function setup(project: TestProject): () => void {
  project.provide("browsers", browsersOrExit());
  return () => {
    const modules = project.vitest.state.getTestModules();
    const outcomes = modules.flatMap((module) => [...module.children.allTests()].flatMap(outcomeOf));
    if (outcomes.length > 0) console.log(`\n${tableOf(outcomes)}\n`);
  };
}

/** Without them there is nothing to run, and one line says what to do. */
function browsersOrExit(): Browsers {
  try {
    return findBrowsers();
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exit(1);
  }
}

function outcomeOf(test: TestCase): Outcome[] {
  const { outcome } = test.meta();
  return outcome ? [{ ...outcome, state: test.result().state }] : [];
}
