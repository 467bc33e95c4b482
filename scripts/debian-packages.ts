import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findCommand } from "./find-command.ts";

/** nginx, and what the written server block needs. */
export const NGINX_PACKAGES = ["nginx", "libnginx-mod-http-brotli-static"];

/** Reads the QR codes of the browser tests: zbar's command, in C, knows nothing of the library that draws them. */
export const QR_READER_PACKAGE = "zbar-tools";

/** The engines other than Chromium's, and a screen that nobody sees: WebKitGTK needs one. */
export const ENGINE_PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

/** Installs what is missing of these packages, when this is Debian or Ubuntu and the user is root. */
export function ensureDebianPackages(names: readonly string[]): void {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(", ")} ...`);
  const folder = mkdtempSync(path.join(tmpdir(), "packages-"));
  try {
    for (const part of ["lists/partial", "cache/archives/partial"])
      mkdirSync(path.join(folder, part), { recursive: true });
    // Lists and files of its own: apt gives up where another apt holds the system's, as on a machine that has just started.
    const own = ["-o", `Dir::State::Lists=${folder}/lists`, "-o", `Dir::Cache=${folder}/cache`];
    // For the end of another installation it waits.
    const patience = ["-o", "DPkg::Lock::Timeout=-1"];
    const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
    spawnSync("apt-get", ["update", "-qq", ...own], options);
    const install = ["install", "-y", "-qq", "--no-install-recommends", ...own, ...patience];
    spawnSync("apt-get", [...install, ...missing], options);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function isInstalled(name: string): boolean {
  const { stdout } = spawnSync("dpkg", ["-s", name], { encoding: "utf8" });
  return stdout.includes("\nStatus: install ok installed\n");
}

/**
 * The path of a program of these packages; what is missing of them is installed first, where that can be.
 * @throws {Error} that says in one line what to install.
 */
export function ensureProgram(name: string, packages: readonly string[] = [name]): string {
  // Another's build of the program does as well as Debian's.
  ensureDebianPackages(findCommand(name) ? packages.filter((needed) => needed !== name) : packages);
  const found = findCommand(name);
  if (found) return found;
  throw new Error(`This needs ${name}: on Debian, sudo apt-get install ${packages.join(" ")}`);
}

// Run by itself, it installs what it is told: while those tests run that need nothing.
if (process.argv[1] === import.meta.filename) ensureDebianPackages(process.argv.slice(2));
