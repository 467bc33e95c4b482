import { readFileSync } from "node:fs";
import path from "node:path";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/reporters";

/** A test that did not pass, or a whole tool. */
export interface Failure {
  name: string;
  /** The command that runs it alone. */
  alone: string;
  /** The file in which Playwright has kept what happened. */
  trace?: string | undefined;
}

/** What a runner of tests has counted. */
export interface Outcome {
  passed: number;
  failures: Failure[];
}

/** The file in which `npm test` stores its counts. */
export const TOTAL = "node_modules/.cache/total.json";

/** That count of another run. */
export function readTotal(report: string): Outcome {
  return JSON.parse(readFileSync(report, "utf8"));
}

/**
 * Vitest's counts and failures, from its JSON report.
 * @param command What started it; a file and a test are added to it.
 */
export function readVitest(report: string, command: string): Outcome {
  const { numPassedTests: passed, testResults }: JsonTestResults = JSON.parse(readFileSync(report, "utf8"));
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = fromHere(name);
    const alone = `${command} ${file}`;
    const failed = assertionResults.filter((test) => test.status === "failed");
    // A file that could not be run counts as a failure.
    if (status === "failed" && failed.length === 0) return [{ name: file, alone }];
    return failed.map(({ fullName }) => ({
      name: `${file}: ${fullName}`,
      alone: `${alone} -t ${patternOf(fullName)}`,
    }));
  });
  return { passed, failures };
}

/** Playwright's counts and failures. A test that passed only on a retry counts as failed. */
export function readPlaywright(report: string, command: string): Outcome {
  const { config, stats, errors, suites }: JSONReport = JSON.parse(readFileSync(report, "utf8"));
  const failuresIn = ({ file, specs, suites = [] }: JSONReportSuite): Failure[] => {
    const own = specs.flatMap(({ line, title, tests }) => {
      const place = `${fromHere(path.join(config.rootDir, file))}:${line}`;
      const failed = tests.filter(({ status }) => status === "unexpected" || status === "flaky");
      return failed.map(({ results }) => ({
        name: `${place}: ${title}`,
        // All tests of a table are at one line.
        alone: `${command} ${place} -g ${patternOf(title)}`,
        trace: results.flatMap(({ attachments }) => attachments).find(({ name }) => name === "trace")?.path,
      }));
    });
    return [...own, ...suites.flatMap(failuresIn)];
  };
  const outside = errors.map(() => ({ name: "Playwright, outside of all tests", alone: command }));
  return { passed: stats.expected, failures: [...outside, ...suites.flatMap(failuresIn)] };
}

function fromHere(file: string): string {
  return path.relative(process.cwd(), file);
}

/** The end of a name, as a pattern in quotes for the shell. */
function patternOf(name: string): string {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return `'${literal.replaceAll("'", "'\\''")}$'`;
}
