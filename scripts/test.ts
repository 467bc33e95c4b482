import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureChromium } from "./chromium.ts";
import { ENGINE_PACKAGES, ensureBrowsers } from "./debian-browsers.ts";
import { HOSTING_PACKAGES, QR_READER_PACKAGE } from "./debian-packages.ts";
import { freePort } from "./servers.ts";
import { failure, type Outcome, readPlaywright, readVitest } from "./test-reports.ts";

/*
 * Runs everything that must hold before a change lands, one after the other, while the programs that the last tests need
 * are installed. Ends with what failed, where the end of a long output is all that is left of it, and with one count.
 */

/** Of all programs that are run. */
const OPTIONS = { stdio: "inherit", shell: process.platform === "win32" } as const;

const withEngines = process.argv.includes("--engines");
const packages = [
  "chromium",
  "chromium-headless-shell",
  ...HOSTING_PACKAGES,
  QR_READER_PACKAGE,
  ...(withEngines ? ENGINE_PACKAGES : []),
];
const programs = once(spawn(pathOf("tsx"), ["scripts/install-programs.ts", ...packages], OPTIONS), "exit");

const reports = mkdtempSync(path.join(tmpdir(), "site-tests-"));
let passed = 0;
const failures: string[] = [];

command("Types", "tsc", []);
command("Types of the service worker", "tsc", ["-p", "prerender/worker"]);
command("Lint", "biome", ["check", "--error-on-warnings"]);
command("Advisories", "tsx", ["scripts/audit.ts"]);
vitest("Unit tests", []);
if (command("Build", "vite", ["build"])) {
  vitest("Built files", ["--config", "vitest.dist.config.ts"]);
  await programs;
  vitest("Hosting", ["--config", "vitest.hosting.config.ts"]);
  await playwright();
  if (withEngines) engines();
}
rmSync(reports, { recursive: true, force: true });
for (const failed of failures) console.log(`\nFAILED ${failed}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Runs a tool that passes or fails as a whole. */
function command(title: string, tool: string, args: readonly string[]): boolean {
  const ok = run(title, tool, args);
  if (ok) console.log(`${title}: ok`);
  else failures.push(title);
  return ok;
}

function vitest(title: string, args: readonly string[]): void {
  const report = path.join(reports, `${title}.json`);
  const ok = run(title, "vitest", [
    "run",
    ...args,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  count(title, ok, report, readVitest);
}

async function playwright(): Promise<void> {
  const title = "Browser tests";
  const report = path.join(reports, "browser.json");
  if (prepare(title, ensureChromium) === undefined) return;
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    TEST_PORT: String(await freePort()),
  };
  const ok = run(title, "playwright", ["test", "--reporter=dot,json"], env);
  count(title, ok, report, readPlaywright);
}

/** The main journeys in Firefox and WebKitGTK. */
function engines(): void {
  const title = "Other engines";
  if (prepare(title, ensureBrowsers)) vitest(title, ["--config", "vitest.engines.config.ts"]);
}

/** Finds or installs what tests need; where that fails, so have they. */
function prepare<Needed>(title: string, ensure: () => Needed): Needed | undefined {
  try {
    return ensure();
  } catch (error) {
    failures.push(failure(title, error instanceof Error ? error.message : String(error)));
    return undefined;
  }
}

/** Adds what a runner reports; one that failed without a failed test is one failure, and so is one without a report. */
function count<Report>(title: string, ok: boolean, report: string, read: (report: Report) => Outcome): void {
  const outcome = outcomeIn(report, read);
  passed += outcome.passed;
  if (!ok && outcome.failures.length === 0) failures.push(title);
  failures.push(...outcome.failures.map((failed) => `${title}: ${failed}`));
}

function outcomeIn<Report>(report: string, read: (report: Report) => Outcome): Outcome {
  try {
    return read(JSON.parse(readFileSync(report, "utf8")));
  } catch (error) {
    return { passed: 0, failures: [failure("no report", String(error))] };
  }
}

function run(
  title: string,
  tool: string,
  args: readonly string[],
  env: Record<string, string> = {},
): boolean {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(pathOf(tool), args, { ...OPTIONS, env: { ...process.env, ...env } });
  return status === 0;
}

/** A tool that npm has installed. */
function pathOf(tool: string): string {
  return path.join("node_modules/.bin", tool);
}
