import { accessSync, constants } from "node:fs";
import path from "node:path";

/** The path of a program: the first of these names that a folder of PATH has, or the one where Debian has nginx. */
export function findCommand(...names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"];
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isExecutable);
}

/** Whether there is a file that can be run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
