import { readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/reporters";

/** A test that did not pass, or a whole tool. */
export interface Failure {
  name: string;
  /** The command that runs it alone. */
  alone: string;
  /** The first lines of its error. */
  reason?: string | undefined;
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
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = fromHere(name);
    const alone = `${command} ${file}`;
    const failed = assertionResults.filter((test) => test.status === "failed");
    // A file that could not be run counts as a failure.
    if (status === "failed" && failed.length === 0)
      return [{ name: file, alone, reason: firstLines(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file}: ${fullName}`,
      alone: `${alone} -t ${patternOf(fullName)}`,
      reason: firstLines(failureMessages?.[0]),
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
        reason: firstLines(results[0]?.error?.message),
        trace: results.flatMap(({ attachments }) => attachments).find(({ name }) => name === "trace")?.path,
      }));
    });
    return [...own, ...suites.flatMap(failuresIn)];
  };
  const outside = errors.map(({ message }) => ({
    name: "Playwright, outside of all tests",
    alone: command,
    reason: firstLines(message),
  }));
  return { passed: stats.expected, failures: [...outside, ...suites.flatMap(failuresIn)] };
}

function fromHere(file: string): string {
  return path.relative(process.cwd(), file);
}

/** An error's first lines, without colors. */
function firstLines(message = ""): string {
  return stripVTControlCharacters(message).split("\n").slice(0, 8).join("\n");
}

/** The end of a name, as a pattern in quotes for the shell. */
function patternOf(name: string): string {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return `'${literal.replaceAll("'", "'\\''")}$'`;
}
