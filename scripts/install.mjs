/* Plain JavaScript, because it runs before anything is installed: installs the packages that the
   lockfile of a folder (the project's own, unless named) names, when they are missing or the lockfile is newer. */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

process.chdir(process.argv[2] ?? ".");
const installed = "node_modules/.package-lock.json";
const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs;

if (!isCurrent) {
  console.log("Installing packages ...");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  process.exit(status ?? 1);
}
