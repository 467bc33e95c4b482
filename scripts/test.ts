import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ENGINE_PACKAGES, NGINX_PACKAGES } from "../tests/support/system/programs.ts";

/*
 * npm test: runs all checks that a change must pass, one after the other until one fails, and ends with one count of
 * all tests. For root on Debian, it first installs the programs that are missing.
 *   --no-install   installs no programs
 *   --no-browsers  leaves out the browser tests
 *   --engines      adds the main journeys in Firefox and WebKitGTK
 *   --builds       adds the commands of owners (tests/builds/)
 *   --check        builds the project's own site, and adds what npm run check does
 *   --as-shipped   with --check, adds the specification's words and numbers
 */

const OPTIONS = { stdio: "inherit", shell: process.platform === "win32" } as const;

/** Where a test runner writes its count, in JSON. */
const REPORT = path.resolve("node_modules/.cache/tests.json");
/** The options with which each runner writes it. */
const REPORTING: Readonly<Record<string, readonly string[]>> = {
  vitest: ["--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`],
  // Not the default folder, which every other run of Playwright clears.
  playwright: ["--reporter=dot,json", "--output=test-results/npm-test"],
};
const ENVIRONMENT = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT };

const has = (option: string) => process.argv.includes(option);
const withBrowsers = !has("--no-browsers");
const packages = [
  ...NGINX_PACKAGES,
  "caddy",
  "openssl",
  ...(withBrowsers ? ["chromium", "chromium-headless-shell"] : []),
  ...(has("--engines") ? ENGINE_PACKAGES : []),
];
if (!has("--no-install")) spawnSync("sh", ["scripts/install-packages.sh", ...packages], OPTIONS);

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

const commands: readonly string[] = [
  ...scripts.lint.split(" && "),
  "vitest run --project site --project page",
  "vitest run --project dist --project hosting",
  ...(withBrowsers ? ["playwright test"] : []),
  ...(has("--engines") ? ["vitest run --project firefox", "vitest run --project webkitgtk"] : []),
  ...(has("--builds") ? ["vitest run --project builds"] : []),
];

/** What --check runs, on the project's own site instead of the fixed one. */
const checks: readonly string[] = [
  "vite build",
  "vitest run --project dist tests/checks",
  "playwright test .check.ts",
  ...(has("--as-shipped") ? ["vitest run --project as-shipped", "playwright test as-shipped"] : []),
];

let passed = 0;
let failed = 0;
const isSound = commands.every((command) => run(command));
if (isSound && has("--check")) checks.every((command) => run(command, { TEST_SITE: "." }));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs a tool and counts its tests. A tool that fails without a failed test or a count is one failed test. */
function run(command: string, site: Readonly<Record<string, string>> = {}): boolean {
  console.log(`\n== npx ${command}`);
  const start = performance.now();
  const [tool = "", ...args] = command.split(" ");
  rmSync(REPORT, { force: true });
  const program = path.join("node_modules/.bin", tool);
  const env = { ...ENVIRONMENT, ...site };
  const { status } = spawnSync(program, [...args, ...(REPORTING[tool] ?? [])], { ...OPTIONS, env });
  const count = existsSync(REPORT) ? countIn(readFileSync(REPORT, "utf8")) : undefined;
  const isRight = status === 0 && (count !== undefined || !(tool in REPORTING));
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`npx ${command}: ${isRight ? "passed" : "failed"} in ${seconds} s`);
  passed += count?.passed ?? 0;
  failed += count?.failed || (isRight ? 0 : 1);
  return isRight;
}

/** The counts in the report of Vitest or Playwright. */
function countIn(report: string): { passed: number; failed: number } {
  const { numPassedTests, numFailedTests, stats } = JSON.parse(report);
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    : { passed: numPassedTests, failed: numFailedTests };
}
