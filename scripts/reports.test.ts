import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { symlink } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { removeSite, writeSite } from "../tests/support/folders.ts";
import { type Failure, type Outcome, readReport } from "./reports.ts";

/*
 * Runs both test runners in a folder with one failing test, and then the command that should run that test
 * alone.
 */

/** A name with characters that are special in a pattern or a shell. */
const WRONG = 'isn\'t $HOME: 1 + 1 (or "1+1") = 3';
/** Two tests at one line, of which the second is wrong. */
const TABLE = `for (const sum of [2, 3]) test(\`isn't $HOME: 1 + 1 (or "1+1") = \${sum}\`, () => expect(1 + 1).toBe(sum));`;

let folder: string;

beforeAll(async () => {
  folder = await writeSite({
    "sums.test.ts": `import { describe, expect, test } from "vitest";\ndescribe("a sum", () => {\n${TABLE}\n});`,
    "lost.test.ts": 'import "./nowhere.ts";',
    "sums.spec.ts": `import { expect, test } from "@playwright/test";\ntest.describe("a sum", () => {\n${TABLE}\n});`,
    "thrown.spec.ts": `import { test } from "@playwright/test";\ntest("a click", () => { throw new Error("Nothing to click"); });`,
    "playwright.config.ts":
      'export default { testMatch: "*.spec.ts", reporter: "junit", use: { trace: "retain-on-failure" } };',
    "vitest.config.ts":
      'export default { test: { include: ["*.test.ts"], reporters: "junit", outputFile: "report.xml" } };',
  });
  const modules = path.resolve(import.meta.dirname, "../node_modules");
  await symlink(modules, path.join(folder, "node_modules"), "junction");
  return () => removeSite(folder);
});

/** Runs a command as the report prints it, but without npx, which takes longer than the tests. */
function runAs(command: string): Outcome {
  const report = path.join(folder, "report.xml");
  const line = command.replace("npx ", "node_modules/.bin/");
  const env = { ...process.env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report };
  spawnSync(line, { cwd: folder, env, shell: true });
  return readReport(report, command);
}

/** The one failure in a file. */
function failureIn(file: string, { failures }: Outcome): Failure {
  const [failure, another] = failures.filter(({ name }) => name.startsWith(file));
  if (!failure || another) throw new Error(`Not one failure in ${file}`);
  return failure;
}

test("of Vitest: how many passed, what failed and why, and how to run that alone", () => {
  const outcome = runAs("npx vitest run");
  expect(outcome.passed).toBe(1);
  expect(outcome.failures).toHaveLength(2);
  const lost = failureIn("lost.test.ts", outcome);
  expect(lost.alone).toBe("npx vitest run lost.test.ts");
  expect(lost.reason).toContain("nowhere.ts");
  const { name, alone, reason } = failureIn("sums.test.ts", outcome);
  expect(reason).toContain("expected 2 to be 3");
  expect(name).toBe(`sums.test.ts: a sum > ${WRONG}`);
  expect(runAs(alone)).toMatchObject({ passed: 0, failures: [{ name }] });
});

test("of Playwright: the same, and where its trace is", () => {
  const outcome = runAs("npx playwright test");
  expect(outcome.passed).toBe(1);
  expect(outcome.failures).toHaveLength(2);
  // What no assertion has found, Playwright reports in another way.
  expect(failureIn("thrown.spec.ts", outcome).reason).toContain("Nothing to click");
  const { name, alone, reason, trace } = failureIn("sums.spec.ts", outcome);
  expect(reason).toMatch(/Expected: 3\n *Received: 2/);
  expect(name).toBe(`sums.spec.ts: a sum › ${WRONG}`);
  expect(existsSync(path.join(folder, trace ?? "lost"))).toBe(true);
  expect(runAs(alone)).toMatchObject({ passed: 0, failures: [{ name }] });
});
