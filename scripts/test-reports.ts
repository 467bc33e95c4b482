/** What a test runner has counted, and what did not pass, a line or more for each. */
export interface Outcome {
  passed: number;
  failures: string[];
}

/** The part that is read of what Vitest's JSON reporter writes. */
export interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** The part that is read of what Playwright's JSON reporter writes. */
export interface PlaywrightReport {
  stats: { expected: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs: {
    line: number;
    title: string;
    tests: { status: string; results: { errors: { message: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** Vitest's counts and failures; a file that could not be run is a failure of its own. */
export function readVitest({ numPassedTests, testResults }: VitestReport): Outcome {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [failure(name, message)];
    return failed.map((test) => failure(`${name}: ${test.fullName}`, test.failureMessages?.[0]));
  });
  return { passed: numPassedTests, failures };
}

/** Playwright's counts and failures; a test that passed only when it was repeated has failed. */
export function readPlaywright({ stats, errors, suites }: PlaywrightReport): Outcome {
  const outside = errors.map(({ message }) => failure("outside of all tests", message));
  return { passed: stats.expected, failures: [...outside, ...suites.flatMap(failuresIn)] };
}

function failuresIn({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ line, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => {
        const [error] = results.flatMap(({ errors }) => errors);
        return failure(`${file}:${line}: ${title}`, error?.message);
      }),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

/** Long enough to know the failure again; the runner has printed the whole of it. */
const MESSAGE_LINES = 12;

/** A failure as the end of a run names it: where, and under it the start of its message. */
export function failure(where: string, message = ""): string {
  const lines = message.trim().split("\n").slice(0, MESSAGE_LINES);
  return [where, ...lines.map((line) => `    ${line}`.trimEnd())].join("\n");
}
