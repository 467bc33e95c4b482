import { existsSync } from "node:fs";
import path from "node:path";

/** nginx, and the module that the generated server block needs. */
export const NGINX_PACKAGES = ["nginx", "libnginx-mod-http-brotli-static"];

/** The engines other than Chromium's, and a virtual screen, which WebKitGTK needs. */
export const ENGINE_PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

/**
 * The path of a program of these packages.
 * @throws {Error} that says in one line what to install.
 */
export function ensureProgram(name: string, packages: readonly string[] = [name]): string {
  const found = findCommand(name);
  if (found) return found;
  throw new Error(`This needs ${name}: on Debian, sudo apt-get install ${packages.join(" ")}`);
}

/** The path of the first of these programs found in PATH, or in /usr/sbin, where Debian has nginx. */
export function findCommand(...names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"];
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(existsSync);
}
