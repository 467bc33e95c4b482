import { readdir, stat } from "node:fs/promises";
import path from "node:path";

/** What the built site shows. */
const SOURCES = ["business.ts", "src", "public"];

const TEST = /\.test\.tsx?$/;

/**
 * Whether anything that the site shows was edited after it was built.
 * @param root The project's folder, with the built site in dist/.
 */
export async function editedSinceBuild(root: string): Promise<boolean> {
  const built = await editedAt(path.join(root, "dist/index.html"));
  const files = await Promise.all(SOURCES.map((source) => filesIn(path.join(root, source))));
  const times = await Promise.all(files.flat().map(editedAt));
  return times.some((time) => time > built);
}

async function editedAt(file: string): Promise<number> {
  return (await stat(file)).mtimeMs;
}

async function filesIn(place: string): Promise<string[]> {
  if ((await stat(place)).isFile()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
