import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadBusiness } from "../prerender/load-business.ts";
import { BusinessError } from "../src/business/schema.ts";
import { ensureChromium } from "./chromium.ts";
import { ENGINE_PACKAGES, NGINX_PACKAGES, QR_READER_PACKAGE } from "./debian-packages.ts";
import { freePort } from "./servers.ts";
import { failure, type Outcome, readPlaywright, readVitest } from "./test-reports.ts";

/*
 * Runs everything that must hold before a change lands, one after the other, while the programs that the last tests need
 * are installed. Ends with what failed, where the end of a long output is all that is left of it, and with one count.
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
const failures: string[] = [];

command("Types", "tsc", []);
command("Types of the service worker", "tsc", ["-p", "src/worker"]);
command("Lint", "biome", ["check", "--error-on-warnings"]);
command("Advisories", "tsx", ["scripts/audit.ts"]);
vitest("Unit tests", "site", "prerender");
if (command("Build", "vite", ["build"])) {
  vitest("Built files", "dist");
  command("An owner's edits", "tsx", ["tests/owner-edits/run.ts"]);
  await programs;
  vitest("Hosting", "hosting");
  if (withBrowsers) await playwright("Browser tests");
  if (withEngines) vitest("Other engines", "firefox", "webkitgtk");
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

function vitest(title: string, ...projects: readonly string[]): void {
  const report = path.join(reports, `${title}.json`);
  const options = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ["--project", project]);
  const start = () => run(title, "vitest", ["run", ...chosen, ...options]);
  count(title, start, () => readVitest(report));
}

async function playwright(title: string): Promise<void> {
  const report = path.join(reports, "browser.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, TEST_PORT: String(await freePort()) };
  const start = () => {
    ensureChromium();
    return run(title, "playwright", ["test", "--reporter=dot,json"], env);
  };
  count(title, start, () => readPlaywright(report));
}

/** Adds what a runner reports; one that failed without a failed test is one failure, and so is one without a report. */
function count(title: string, start: () => boolean, read: () => Outcome): void {
  try {
    const ok = start();
    const outcome = read();
    passed += outcome.passed;
    if (!ok && outcome.failures.length === 0) failures.push(title);
    failures.push(...outcome.failures.map((failed) => `${title}: ${failed}`));
  } catch (error) {
    failures.push(failure(title, String(error)));
  }
}

function run(title: string, tool: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(pathOf(tool), args, { ...OPTIONS, env: { ...process.env, ...env } });
  return status === 0;
}

/** A tool that npm has installed. */
function pathOf(tool: string): string {
  return path.join("node_modules/.bin", tool);
}
