import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ENGINE_PACKAGES, NGINX_PACKAGES, QR_READER_PACKAGE } from "../tests/support/system/programs.ts";

/*
 * npm test: runs all checks that a change must pass, one after the other until one fails, and ends with one count of
 * all tests. For root on Debian, it first installs the programs that are missing.
 *   --no-install   installs no programs
 *   --no-build     tests the build that is there
 *   --no-browsers  leaves out the browser tests
 *   --engines      adds the main journeys in Firefox and WebKitGTK
 *   --owner        adds tests/builds/, and everything again on an owner's copy of the project
 *   --as-shipped   adds the specification's words and numbers
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

const withEngines = process.argv.includes("--engines");
const withOwner = process.argv.includes("--owner");
const withBrowsers = !process.argv.includes("--no-browsers");
const packages = [
  ...NGINX_PACKAGES,
  "caddy",
  "openssl",
  ...(withBrowsers ? ["chromium", "chromium-headless-shell", QR_READER_PACKAGE] : []),
  ...(withEngines ? ENGINE_PACKAGES : []),
];
if (!process.argv.includes("--no-install")) spawnSync("sh", ["scripts/install-packages.sh", ...packages], OPTIONS);

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

const commands: readonly string[] = [
  // First, because it says what is wrong with business.yaml, which all other tools read.
  ...(process.argv.includes("--no-build") ? [] : ["vite build"]),
  ...scripts.lint.split(" && "),
  "vitest run --project site --project page",
  "vitest run --project dist",
  ...(process.argv.includes("--as-shipped") ? ["vitest run --project as-shipped"] : []),
  "vitest run --project hosting",
  ...(withBrowsers ? ["playwright test"] : []),
  ...(withEngines ? ["vitest run --project firefox", "vitest run --project webkitgtk"] : []),
  ...(withOwner ? ["vitest run --project builds", "tsx tests/second-site/run.ts"] : []),
];

let passed = 0;
let failed = 0;
commands.every(run);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs a tool and counts its tests. A tool that fails without a failed test or a count is one failed test. */
function run(command: string): boolean {
  console.log(`\n== npx ${command}`);
  const start = performance.now();
  const [tool = "", ...args] = command.split(" ");
  rmSync(REPORT, { force: true });
  const program = path.join("node_modules/.bin", tool);
  // The build must not depend on it.
  const env = tool === "vite" ? { ...ENVIRONMENT, NODE_ENV: "development" } : ENVIRONMENT;
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
