import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadBusiness } from "../prerender/load-business.ts";
import { BusinessError } from "../src/business/business-error.ts";
import { ENGINE_PACKAGES, NGINX_PACKAGES, QR_READER_PACKAGE } from "./debian-packages.ts";
import { describeFailure, type Failure, readPlaywright, readVitest } from "./reports.ts";

/*
 * Runs everything that must hold before a change lands, one after the other, while the programs that the last tests need
 * are installed. Ends with what failed, how to run it alone and where its trace is, and with one count.
 * With --engines, the main journeys run in Firefox and WebKitGTK too; with --no-browsers, in no browser.
 */

const OPTIONS = { stdio: "inherit", shell: process.platform === "win32" } as const;

// First, for every test would fail of it and none would say so well.
await loadBusiness(path.resolve(import.meta.dirname, "..")).catch((error: unknown) => {
  console.error(error instanceof BusinessError ? error.message : error);
  process.exit(1);
});

const withEngines = process.argv.includes("--engines");
const withBrowsers = !process.argv.includes("--no-browsers");

const packages = [
  ...NGINX_PACKAGES,
  "caddy",
  ...(withBrowsers ? ["chromium", "chromium-headless-shell", QR_READER_PACKAGE] : []),
  ...(withEngines ? ENGINE_PACKAGES : []),
];
const programs = once(spawn(pathOf("tsx"), ["scripts/debian-packages.ts", ...packages], OPTIONS), "exit");

const reports = mkdtempSync(path.join(tmpdir(), "site-tests-"));
let passed = 0;
const failures: Failure[] = [];

command("Types", "tsc");
command("Types of the service worker", "tsc", "-p", "src/worker");
command("Lint", "biome", "check", "--error-on-warnings");
vitest("Unit tests", "site", "prerender");
if (command("Build", "vite", "build")) {
  vitest("Built files", "dist");
  command("An owner's edits", "tsx", "tests/owner-edits/run.ts");
  await programs;
  vitest("Hosting", "hosting");
  if (withBrowsers) playwright("Browser tests");
  if (withEngines) {
    vitest("Firefox", "firefox");
    vitest("WebKitGTK", "webkitgtk");
  }
}
rmSync(reports, { recursive: true, force: true });
for (const failure of failures) console.log(`\n${describeFailure(failure)}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Runs a tool that passes or fails as a whole. */
function command(title: string, tool: string, ...args: readonly string[]): boolean {
  const ok = run(title, tool, args);
  if (!ok) failures.push({ name: title, alone: ["npx", tool, ...args].join(" ") });
  return ok;
}

function vitest(title: string, ...projects: readonly string[]): void {
  const args = ["run", ...projects.flatMap((project) => ["--project", project])];
  const reporting = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportOf(title)}`];
  const ok = run(title, "vitest", [...args, ...reporting]);
  count(title, ok, `npx vitest ${args.join(" ")}`, readVitest);
}

function playwright(title: string): void {
  // The usual folder is cleared by who runs a test alone, and with it what earlier ones have left there.
  const reporting = ["--output=test-results/npm-test", "--reporter=dot,json"];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(title) };
  count(title, run(title, "playwright", ["test", ...reporting], env), "npx playwright test", readPlaywright);
}

/** Adds what a runner reports; one that failed without a failed test is one failure, and so is one without a report. */
function count(title: string, ok: boolean, alone: string, read: typeof readVitest): void {
  const report = reportOf(title);
  const outcome = existsSync(report) ? read(report, alone) : undefined;
  passed += outcome?.passed ?? 0;
  const failed =
    outcome?.failures.map((failure) => ({ ...failure, name: `${title}: ${failure.name}` })) ?? [];
  failures.push(...failed);
  if (failed.length === 0 && !(ok && outcome)) failures.push({ name: title, alone });
}

function reportOf(title: string): string {
  return path.join(reports, `${title}.json`);
}

function run(title: string, tool: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n== ${title}`);
  const start = performance.now();
  const { status } = spawnSync(pathOf(tool), args, { ...OPTIONS, env: { ...process.env, ...env } });
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${title}: ${status === 0 ? "passed" : "failed"} in ${seconds} s`);
  return status === 0;
}

/** A tool that npm has installed. */
function pathOf(tool: string): string {
  return path.join("node_modules/.bin", tool);
}
