import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureChromium } from "./chromium.ts";
import { ensureBrowsers } from "./debian-browsers.ts";

/* Runs everything that must hold before a change lands, one after the other, and ends with one count. */

interface Counts {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(path.join(tmpdir(), "site-tests-"));
const totals: Counts = { passed: 0, failed: 0 };

command("Types", "tsc", []);
command("Types of the service worker", "tsc", ["-p", "prerender/worker"]);
command("Lint", "biome", ["check", "--error-on-warnings"]);
command("Advisories", "tsx", ["scripts/audit.ts"]);
vitest("Unit tests", []);
if (command("Build", "vite", ["build"])) {
  vitest("Built files", ["--config", "vitest.dist.config.ts"]);
  vitest("Hosting", ["--config", "vitest.hosting.config.ts"]);
  playwright();
  if (process.argv.includes("--engines")) engines();
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;

/** Runs a tool that passes or fails as a whole. */
function command(title: string, tool: string, args: readonly string[]): boolean {
  const ok = run(title, tool, args);
  if (ok) console.log(`${title}: ok`);
  else totals.failed += 1;
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
  count(ok, report, (json) => ({
    passed: Number(Object(json).numPassedTests),
    failed: Number(Object(json).numFailedTests),
  }));
}

function playwright(): void {
  const report = path.join(reports, "browser.json");
  const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const ok = run("Browser tests", "playwright", ["test", "--reporter=dot,json"], env);
  count(ok, report, (json) => {
    const { expected, unexpected, flaky } = Object(Object(json).stats);
    return { passed: Number(expected), failed: Number(unexpected) + Number(flaky) };
  });
}

/** The main journeys in Firefox and WebKitGTK. */
function engines(): void {
  ensureBrowsers();
  vitest("Other engines", ["--config", "vitest.engines.config.ts"]);
}

/** Adds a runner's counts; one that failed without a failed test (or without a report) counts as one failure. */
function count(ok: boolean, report: string, read: (json: unknown) => Counts): void {
  let counts: Counts = { passed: 0, failed: 0 };
  try {
    counts = read(JSON.parse(readFileSync(report, "utf8")));
  } catch (error) {
    console.error(`No report at ${report}:`, error);
  }
  totals.passed += counts.passed;
  totals.failed += ok ? counts.failed : Math.max(counts.failed, 1);
}

function run(
  title: string,
  tool: string,
  args: readonly string[],
  env: Record<string, string> = {},
): boolean {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(path.join("node_modules/.bin", tool), args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  return status === 0;
}
