import { readFileSync } from "node:fs";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/reporters";

/** What a test runner has counted, and what did not pass, a line or more for each. */
export interface Outcome {
  passed: number;
  failures: string[];
}

/** Vitest's counts and failures, from its JSON report; a file that could not be run is a failure of its own. */
export function readVitest(report: string): Outcome {
  const { numPassedTests: passed, testResults }: JsonTestResults = JSON.parse(readFileSync(report, "utf8"));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [failure(name, message)];
    return failed.map((test) => failure(`${name}: ${test.fullName}`, test.failureMessages?.[0]));
  });
  return { passed, failures };
}

/** Playwright's counts and failures, from its JSON report; a test that passed only when it was repeated has failed. */
export function readPlaywright(report: string): Outcome {
  const { stats, errors, suites }: JSONReport = JSON.parse(readFileSync(report, "utf8"));
  const outside = errors.map(({ message }) => failure("outside of all tests", message));
  return { passed: stats.expected, failures: [...outside, ...suites.flatMap(failuresIn)] };
}

function failuresIn({ file, specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ line, title, tests }) => {
    const failed = tests.filter(({ status }) => status === "unexpected" || status === "flaky");
    return failed.map(({ results }) => {
      const [error] = results.flatMap(({ errors }) => errors);
      return failure(`${file}:${line}: ${title}`, error?.message);
    });
  });
  return [...own, ...suites.flatMap(failuresIn)];
}

/** A failure as the end of a run names it: where, and under it as much of its message as it takes to know it again. */
export function failure(where: string, message = ""): string {
  const lines = message.trim().split("\n").slice(0, 12);
  return [where, ...lines.map((line) => `    ${line}`.trimEnd())].join("\n");
}
