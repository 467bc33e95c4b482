import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ENGINE_PACKAGES, INSTALLER, NGINX_PACKAGES, QR_READER_PACKAGE } from "./debian-packages.ts";
import { type Failure, type Outcome, readReport } from "./reports.ts";

/*
 * Runs everything that must hold before a change lands, one after the other, while the programs that the last tests need
 * are installed. Ends with what failed and why, how to run it alone and where its trace is, and with one count of all tests.
 * With --engines, the main journeys run in Firefox and WebKitGTK too; with --no-browsers, in no browser. With --owner, all
 * of it runs on an owner's copy of the project as well.
 */

const OPTIONS = { stdio: "inherit", shell: process.platform === "win32" } as const;

/** Where a runner writes what it has counted. */
const REPORT = path.resolve("node_modules/.cache/tests");
/** The script that makes an owner's edits in a copy of the project, and tests that. */
const EDITS = "tests/owner-edits/run.ts";
/** Where this program writes its own count when it runs in that copy. */
const { TEST_TOTAL } = process.env;
/** How each runner is asked for a report. */
const REPORTING: Readonly<Record<string, readonly string[]>> = {
  vitest: ["--reporter=default", "--reporter=junit", `--outputFile.junit=${REPORT}`],
  // Not into the usual folder: each run of a test alone clears that.
  playwright: ["--reporter=dot,junit", "--output=test-results/npm-test"],
};
const ENVIRONMENT = { ...process.env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: REPORT, TEST_TOTAL: REPORT };

const withEngines = process.argv.includes("--engines");
const withOwner = process.argv.includes("--owner");
const withBrowsers = !process.argv.includes("--no-browsers");
const packages = [
  ...NGINX_PACKAGES,
  "caddy",
  ...(withBrowsers ? ["chromium", "chromium-headless-shell", QR_READER_PACKAGE] : []),
  ...(withEngines ? ENGINE_PACKAGES : []),
];
const programs = once(spawn("sh", [INSTALLER, ...packages], OPTIONS), "exit");

let passed = 0;
const failures: Failure[] = [];

// The build comes first: it says what is wrong with business.ts, and no other tool can do without that.
if (check("Build", "vite build")) {
  check("Types", "tsc");
  check("Types of the service worker", "tsc -p src/worker");
  check("Lint", "biome check --error-on-warnings");
  runTests("Unit tests", "vitest run --project site --project prerender");
  runTests("Built files", "vitest run --project dist");
  // The copy with an owner's edits comes without the script that makes them.
  if (!withOwner && existsSync(EDITS)) check("An owner's edits", `tsx ${EDITS} --quick`);
  await programs;
  runTests("Hosting", "vitest run --project hosting");
  if (withBrowsers) runTests("Browser tests", "playwright test");
  for (const engine of withEngines ? ["firefox", "webkitgtk"] : [])
    runTests(`Journeys in ${engine}`, `vitest run --project ${engine}`);
  if (withOwner) runTests("An owner's copy", `tsx ${EDITS}`);
}
for (const { name, alone, reason, trace } of failures) {
  console.log(`\nFAILED ${name}`);
  if (reason) console.log(reason.replaceAll(/^/gm, "    "));
  console.log(`    run it alone:  ${alone}`);
  if (trace) console.log(`    its trace:     npx playwright show-trace --port 0 ${trace}`);
}
console.log(`\n${passed} passed, ${failures.length} failed`);
if (TEST_TOTAL) writeFileSync(TEST_TOTAL, JSON.stringify({ passed, failures } satisfies Outcome));
process.exitCode = failures.length === 0 ? 0 : 1;

/** Runs a tool that passes or fails as a whole. */
function check(title: string, command: string): boolean {
  const ok = run(title, command);
  if (!ok) failures.push({ name: title, alone: `npx ${command}` });
  return ok;
}

/** Runs tests and counts them. A runner that failed without a failed test, or left no report, counts as one failure. */
function runTests(title: string, command: string): void {
  rmSync(REPORT, { force: true });
  const ok = run(title, command);
  const outcome = existsSync(REPORT) ? readReport(REPORT, `npx ${command}`) : undefined;
  passed += outcome?.passed ?? 0;
  const failed = outcome?.failures ?? [];
  if (failed.length === 0 && !(ok && outcome)) failed.push({ name: title, alone: `npx ${command}` });
  failures.push(...failed);
}

function run(title: string, command: string): boolean {
  console.log(`\n== ${title}`);
  const start = performance.now();
  const [tool = "", ...args] = command.split(" ");
  const program = path.join("node_modules/.bin", tool);
  const { status } = spawnSync(program, [...args, ...(REPORTING[tool] ?? [])], {
    ...OPTIONS,
    env: ENVIRONMENT,
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${title}: ${status === 0 ? "passed" : "failed"} in ${seconds} s`);
  return status === 0;
}
