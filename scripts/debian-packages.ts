import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findCommand } from "./find-command.ts";

/** nginx, and what the written server block needs. */
export const NGINX_PACKAGES = ["nginx", "libnginx-mod-http-brotli-static"];

/** The web servers of the hosting tests; the browser tests run behind one of them. */
export const HOSTING_PACKAGES = [...NGINX_PACKAGES, "caddy"];

/** Reads the QR codes of the browser tests: zbar's command, in C, knows nothing of the library that draws them. */
export const QR_READER_PACKAGE = "zbar-tools";

/** The engines other than Chromium's, and a screen that nobody sees: WebKitGTK needs one. */
export const ENGINE_PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

/**
 * Installs what is missing of these packages, when this is Debian or Ubuntu and the user is root.
 * @returns Whether the system has them all now; false where there is no dpkg.
 */
export function ensureDebianPackages(names: readonly string[]): boolean {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return true;
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return false;
  console.log(`Installing ${missing.join(", ")} ...`);
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  spawnSync("apt-get", ["update", "-qq"], options);
  // Seconds to wait for another installation to end, as on a machine that has just started.
  const patience = ["-o", "DPkg::Lock::Timeout=120"];
  spawnSync("apt-get", ["install", ...patience, "-y", "-qq", "--no-install-recommends", ...missing], options);
  return missing.every(isInstalled);
}

function isInstalled(name: string): boolean {
  const { stdout } = spawnSync("dpkg", ["-s", name], { encoding: "utf8" });
  return stdout?.includes("\nStatus: install ok installed\n") ?? false;
}

/** Programs for the tests in engines other than Chromium's; each is a path. */
export interface Browsers {
  firefox: string;
  webKitDriver: string;
  /** A screen that nobody sees: WebKitGTK needs one. */
  xvfb: string;
}

/** What there is of them in the PATH. @throws {Error} that says in one line what to install. */
export function findBrowsers(): Browsers {
  const firefox = findCommand("firefox-esr");
  const webKitDriver = findCommand("WebKitWebDriver");
  const xvfb = findCommand("Xvfb");
  if (firefox && webKitDriver && xvfb) return { firefox, webKitDriver, xvfb };
  throw new Error(
    `The tests in Firefox and WebKitGTK need Debian's packages: sudo apt-get install ${ENGINE_PACKAGES.join(" ")}`,
  );
}

// Run by itself, it installs what it is told: while those tests run that need nothing.
if (process.argv[1] === import.meta.filename) ensureDebianPackages(process.argv.slice(2));
