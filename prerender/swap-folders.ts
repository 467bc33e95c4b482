import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FileContent } from "../src/build-contract.ts";

/**
 * Replaces the content of folders by new files. These are written beside the folders first: as long as
 * anything can fail, the folders stay unchanged.
 * @param folders The files of each folder, by their path in it.
 */
export async function swapFolders(
  folders: Readonly<Record<string, Readonly<Record<string, FileContent>>>>,
): Promise<void> {
  const names = Object.keys(folders);
  try {
    for (const [folder, files] of Object.entries(folders)) {
      await rm(besideOf(folder), { recursive: true, force: true });
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(besideOf(folder), name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, content);
      }
    }
    for (const folder of names) {
      await rm(folder, { recursive: true, force: true });
      await rename(besideOf(folder), folder);
    }
  } finally {
    for (const folder of names) await rm(besideOf(folder), { recursive: true, force: true });
  }
}

/** Where a folder's new files are until all are written. */
function besideOf(folder: string): string {
  return `${folder}-next`;
}
