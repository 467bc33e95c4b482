import { readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/reporters";

/** A test that did not pass, or a whole tool. */
export interface Failure {
  name: string;
  message?: string | undefined;
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

/**
 * Vitest's counts and failures, from its JSON report; a file that could not be run is a failure of its own.
 * @param command What started it, to which a file and a test are added.
 */
export function readVitest(report: string, command: string): Outcome {
  const { numPassedTests: passed, testResults }: JsonTestResults = JSON.parse(readFileSync(report, "utf8"));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = fromHere(name);
    const alone = `${command} ${file}`;
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [{ name: file, message, alone }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file}: ${fullName}`,
      message: failureMessages?.[0],
      alone: `${alone} -t ${patternOf(fullName)}`,
    }));
  });
  return { passed, failures };
}

/** The same of Playwright; a test that passed only when it was repeated has failed. */
export function readPlaywright(report: string, command: string): Outcome {
  const { config, stats, errors, suites }: JSONReport = JSON.parse(readFileSync(report, "utf8"));
  const outside = errors.map(({ message }) => ({ name: "outside of all tests", message, alone: command }));
  const failuresIn = ({ file, specs, suites = [] }: JSONReportSuite): Failure[] => {
    const own = specs.flatMap(({ line, title, tests }) => {
      const place = `${fromHere(path.join(config.rootDir, file))}:${line}`;
      const failed = tests.filter(({ status }) => status === "unexpected" || status === "flaky");
      return failed.map(({ results }) => ({
        name: `${place}: ${title}`,
        message: results.flatMap((result) => result.errors)[0]?.message,
        // All tests of a table are at one line.
        alone: `${command} ${place} -g ${patternOf(title)}`,
        trace: results.flatMap(({ attachments }) => attachments).find(({ name }) => name === "trace")?.path,
      }));
    });
    return [...own, ...suites.flatMap(failuresIn)];
  };
  return { passed: stats.expected, failures: [...outside, ...suites.flatMap(failuresIn)] };
}

/** A failure as the end of a run names it, with as much of its message as it takes to know it again. */
export function describeFailure({ name, message = "", alone, trace }: Failure): string {
  const lines = stripVTControlCharacters(message).split("\n");
  const telling = lines.filter(
    (line) => line.trim() !== "" && !/^ +at .*(node_modules|<anonymous>)/.test(line),
  );
  return [
    `FAILED ${name}`,
    ...telling.slice(0, 12).map((line) => `    ${line}`),
    `    run it alone:  ${alone}`,
    ...(trace ? [`    its trace:     npx playwright show-trace --port 0 ${fromHere(trace)}`] : []),
  ].join("\n");
}

function fromHere(file: string): string {
  return path.relative(process.cwd(), file);
}

/** The end of a name, as a pattern in quotes for the shell. */
function patternOf(name: string): string {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return `'${literal.replaceAll("'", "'\\''")}$'`;
}
