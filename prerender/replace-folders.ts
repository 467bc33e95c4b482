import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { Files } from "./write-files.ts";

/*
 * Folders take the place of the last ones all together. They are written beside them as "next"; then the last ones are
 * moved aside, and the next ones into their places. The last of these moves decides: as long as a folder is missing, the
 * last ones can come back. Whatever then is still aside is rubbish. Names end with the number of the process, because two
 * builds may run at a time.
 */

/**
 * Replaces folders by new ones with these files.
 * @param folders The files of each folder, by their path in it.
 * @throws {Error} of the system, if one cannot be written or replaced; all folders then are as they were.
 */
export function replaceFolders(folders: Readonly<Record<string, Readonly<Files>>>): void {
  const all = Object.keys(folders);
  restoreFolders(all);
  all.filter(existsSync).forEach(checkRemovable);
  try {
    for (const [folder, files] of Object.entries(folders)) {
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(aside(folder, "next"), name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
    }
    for (const folder of all.filter(existsSync)) renameSync(folder, aside(folder, "last"));
    for (const folder of all) renameSync(aside(folder, "next"), folder);
  } finally {
    restoreFolders(all);
  }
}

/** Puts back what a replacement has moved aside, if it failed or was killed, and removes what it has left. */
export function restoreFolders(folders: readonly string[]): void {
  if (!folders.every(existsSync)) {
    for (const folder of folders) {
      for (const last of leftBeside(folder, "last")) {
        rmSync(folder, { recursive: true, force: true });
        renameSync(last, folder);
      }
    }
  }
  // All are renamed first: half of a last one must not come back.
  for (const last of folders.flatMap((folder) => leftBeside(folder, "last")))
    renameSync(last, last.replace(/last(?=-\d+$)/, "next"));
  for (const next of folders.flatMap((folder) => leftBeside(folder, "next"))) {
    try {
      rmSync(next, { recursive: true });
    } catch (error) {
      // Such as a protected file: what has been built is whole all the same.
      console.warn(`What is left of an earlier build could not be removed: ${error}`);
    }
  }
}

function aside(folder: string, which: "last" | "next"): string {
  return `${folder}-${which}-${process.pid}`;
}

/** The folders that this process has put beside one, and those of processes that have ended. */
function leftBeside(folder: string, which: "last" | "next"): string[] {
  const parent = path.dirname(folder);
  const prefix = `${path.basename(folder)}-${which}-`;
  return (existsSync(parent) ? readdirSync(parent) : [])
    .filter((name) => name.startsWith(prefix) && isOver(Number(name.slice(prefix.length))))
    .map((name) => path.join(parent, name));
}

/** Whether a process has ended. This one counts as ended, whose number may have been that of an earlier one. */
function isOver(pid: number): boolean {
  if (!Number.isInteger(pid)) return false;
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

/** @throws {Error} of the system, if this user cannot remove a folder, as one made with sudo. */
function checkRemovable(folder: string): void {
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true });
  const folders = inside.filter((entry) => entry.isDirectory());
  for (const at of [folder, ...folders.map(({ parentPath, name }) => path.join(parentPath, name))])
    accessSync(at, constants.W_OK | constants.X_OK);
}
