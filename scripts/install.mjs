/* Installs the packages of a folder (an argument, or else this project) if one is missing or the lockfile is newer.
   Plain JavaScript, because it runs before anything is installed. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";

process.chdir(process.argv[2] ?? ".");
const installed = "node_modules/.package-lock.json";
const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const names = Object.keys({ ...dependencies, ...devDependencies });
const isCurrent =
  [installed, ...names.map((name) => `node_modules/${name}`)].every(existsSync) &&
  statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs;

if (!isCurrent) {
  console.log("Installing packages ...");
  // In a folder of another project's workspaces, npm would look for the lockfile of that project.
  const options = ["--no-workspaces", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", ["ci", ...options], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}
