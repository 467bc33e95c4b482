import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** nginx, and what the written server block needs. */
export const NGINX_PACKAGES = ["nginx", "libnginx-mod-http-brotli-static"];

/** The web servers of the hosting tests; the browser tests run behind one of them. */
export const HOSTING_PACKAGES = [...NGINX_PACKAGES, "caddy"];

/** Reads the QR codes of the browser tests: zbar's command, in C, knows nothing of the library that draws them. */
export const QR_READER_PACKAGE = "zbar-tools";

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
