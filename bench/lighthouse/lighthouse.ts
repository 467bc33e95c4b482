import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { noReport, type Outcome, readReport } from "./report.ts";

const INSTALLED = path.join(import.meta.dirname, "node_modules/.package-lock.json");
const LOCKFILE = path.join(import.meta.dirname, "package-lock.json");
const CLI = path.join(import.meta.dirname, "node_modules/lighthouse/cli/index.js");

/** Where Lighthouse's own reports go, as pages to look at. */
export const REPORTS = path.resolve(import.meta.dirname, "../../test-results/lighthouse");

/** Lighthouse waits at most 45 s for a page; what takes longer hangs. */
const RUN_WITHIN = 120_000;

/** Now and then the browser's trace lacks the page's start (NO_NAVSTART), which Lighthouse answers with "run again". */
const ATTEMPTS = 4;

const CHROME_FLAGS = "--headless --no-sandbox --disable-gpu --disable-quic";

/**
 * Installs Lighthouse from this folder's lockfile, when it is missing or the lockfile is newer.
 * @throws {Error} When npm cannot; npm has said why.
 */
export function ensureLighthouse(): void {
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCKFILE).mtimeMs) return;
  console.log("Installing Lighthouse ...");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: import.meta.dirname,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error("Lighthouse could not be installed");
}

/**
 * Runs Lighthouse as it comes (a phone, simulated slow network and processor) in a browser of its own; again, a few
 * times, when that comes to no report.
 * @param url The page.
 * @param chromium The browser's program.
 * @param name Of the report's files, without an ending.
 */
export async function runLighthouse(url: string, chromium: string, name: string): Promise<Outcome> {
  mkdirSync(REPORTS, { recursive: true });
  let outcome = noReport("");
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      return readReport(await reportOn(url, chromium, path.join(REPORTS, name)));
    } catch (error) {
      // Of a program that failed, the message is the command and then what the program said last.
      const message = error instanceof Error ? error.message : String(error);
      outcome = noReport(message.trim().split("\n").at(-1) ?? "");
    }
  }
  return outcome;
}

/** @returns The report, as JSON. */
async function reportOn(url: string, chromium: string, output: string): Promise<string> {
  const flags = [
    `--chrome-flags=${CHROME_FLAGS}`,
    "--output=json",
    "--output=html",
    `--output-path=${output}`,
    "--disable-full-page-screenshot",
    "--no-enable-error-reporting",
    "--quiet",
  ];
  await promisify(execFile)(process.execPath, [CLI, url, ...flags], {
    env: { ...process.env, CHROME_PATH: chromium },
    timeout: RUN_WITHIN,
    // The one signal at which Lighthouse ends its browser, too.
    killSignal: "SIGINT",
  });
  return readFileSync(`${output}.report.json`, "utf8");
}
