/* Installs the packages in the lockfile of a folder (an argument, or else the project's) if they are missing or the
   lockfile is newer. Plain JavaScript, because it runs before anything is installed. */
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
