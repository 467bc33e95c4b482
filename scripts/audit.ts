import { spawnSync } from "node:child_process";
import { readAudit } from "./audit-report.ts";

/* Asks the registry for known weaknesses of all packages that the lockfile names, those of the tools too: they
   make the site. Fails when there are any. A registry that does not answer is told, and no failure. */

const { stdout, error } = spawnSync(
  "npm",
  // Offline, npm would report that all is well without having asked.
  ["audit", "--json", "--offline=false", "--fetch-retries=0", "--fetch-timeout=20000"],
  { encoding: "utf8", shell: process.platform === "win32" },
);
if (error) throw error;

const audit = readAudit(stdout);
if (audit.kind === "unanswered")
  console.warn(`SKIPPED: no audit, the registry does not answer (${audit.reason}).`);
if (audit.kind === "clean") console.log(`No known weakness in ${audit.packages} packages.`);
if (audit.kind === "affected") {
  for (const advisory of audit.advisories) console.error(advisory);
  process.exitCode = 1;
}
