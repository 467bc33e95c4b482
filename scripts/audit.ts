import { spawnSync } from "node:child_process";

/* Asks the registry for known weaknesses of all packages that the lockfile names, those of the tools too: they
   make the site. Fails when there are any. A registry that does not answer is reported, and is no failure. */

const { status, stdout, stderr, error } = spawnSync(
  "npm",
  // Offline, npm would report that all is well without having asked.
  ["audit", "--offline=false", "--fetch-retries=0", "--fetch-timeout=20000"],
  { encoding: "utf8", shell: process.platform === "win32" },
);
if (error) throw error;

if (status !== 0 && stderr.includes("audit endpoint returned an error")) {
  console.warn("SKIPPED: no audit, the registry does not answer.");
} else {
  console.log(stdout);
  if (status !== 0) console.error(stderr);
  process.exitCode = status ?? 1;
}
