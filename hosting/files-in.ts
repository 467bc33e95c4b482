import { readdir } from "node:fs/promises";
import path from "node:path";

/**
 * Every file of a folder and the folders in it, by its path from there with "/" between names.
 * @throws {Error} when there is no such folder.
 */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"));
}
