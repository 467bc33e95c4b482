import { existsSync } from "node:fs";
import path from "node:path";

/** The path of a program: the first of these names that a folder of PATH has, or the one where Debian has nginx. */
export function findCommand(...names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"];
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(existsSync);
}
