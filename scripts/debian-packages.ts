import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** nginx, and what the written server block needs. */
export const NGINX_PACKAGES = ["nginx", "libnginx-mod-http-brotli-static"];

/** Reads the QR codes of the browser tests: zbar's command, in C, knows nothing of the library that draws them. */
export const QR_READER_PACKAGE = "zbar-tools";

/** The engines other than Chromium's, and a screen that nobody sees: WebKitGTK needs one. */
export const ENGINE_PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

/** Installs the packages it is given, where that can be done. */
export const INSTALLER = path.join(import.meta.dirname, "install-packages.sh");

/**
 * The path of a program of these packages; what is missing of them is installed first, where that can be done.
 * @throws {Error} that says in one line what to install.
 */
export function ensureProgram(name: string, packages: readonly string[] = [name]): string {
  // Another build of the program does as well as Debian's.
  const needed = findCommand(name) ? packages.filter((other) => other !== name) : packages;
  if (needed.length > 0) spawnSync("sh", [INSTALLER, ...needed], { stdio: "inherit" });
  const found = findCommand(name);
  if (found) return found;
  throw new Error(`This needs ${name}: on Debian, sudo apt-get install ${packages.join(" ")}`);
}

/** The path of a program: the first of these names that a folder of PATH has, or the one where Debian has nginx. */
export function findCommand(...names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"];
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(existsSync);
}
