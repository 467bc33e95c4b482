import { expect, test } from "vitest";
import { readPlaywright, readVitest } from "./test-reports.ts";

test("of Vitest, what passed is counted and what failed is named with the start of its message", () => {
  const message = ["AssertionError: expected 1 to be 2", ...Array.from({ length: 50 }, () => "at more")];
  const outcome = readVitest({
    numPassedTests: 7,
    testResults: [
      {
        name: "src/a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { fullName: "adds", status: "passed", failureMessages: [] },
          { fullName: "takes away", status: "failed", failureMessages: [message.join("\n")] },
          { fullName: "is left out", status: "skipped", failureMessages: [] },
        ],
      },
    ],
  });
  expect(outcome.passed).toBe(7);
  expect(outcome.failures).toHaveLength(1);
  expect(outcome.failures[0]).toMatch(
    /^src\/a\.test\.ts: takes away\n {4}AssertionError: expected 1 to be 2\n/,
  );
  expect(outcome.failures[0]?.split("\n").length).toBeLessThan(20);
});

test("of Vitest, a file that could not be run is a failure", () => {
  const file = {
    name: "src/b.test.ts",
    status: "failed",
    message: "Cannot find './b.ts'",
    assertionResults: [],
  };
  expect(readVitest({ numPassedTests: 0, testResults: [file] })).toEqual({
    passed: 0,
    failures: ["src/b.test.ts\n    Cannot find './b.ts'"],
  });
});

test("of Playwright, a failure is named wherever it stands, one that passed in the end as well", () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    line: 3,
    title,
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }, { errors: [] }] }],
  });
  const outcome = readPlaywright({
    stats: { expected: 2 },
    errors: [],
    suites: [
      {
        file: "menu.spec.ts",
        specs: [spec("opens", "expected"), spec("closes", "unexpected", "Error: it is open")],
        suites: [
          { file: "menu.spec.ts", specs: [spec("turns", "flaky", "Error: late"), spec("waits", "skipped")] },
        ],
      },
    ],
  });
  expect(outcome).toEqual({
    passed: 2,
    failures: ["menu.spec.ts:3: closes\n    Error: it is open", "menu.spec.ts:3: turns\n    Error: late"],
  });
});

test("of Playwright, a fault outside of all tests is a failure", () => {
  expect(
    readPlaywright({ stats: { expected: 0 }, errors: [{ message: "No server at 4273" }], suites: [] }),
  ).toEqual({ passed: 0, failures: ["outside of all tests\n    No server at 4273"] });
});
