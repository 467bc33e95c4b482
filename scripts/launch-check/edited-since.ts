import { stat } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../../prerender/files-in.ts";

/** What the built site shows, beside business.ts. */
const SOURCES = ["src", "public"];

const TEST = /\.test\.tsx?$/;

/**
 * Whether anything that the site shows was edited after it was built.
 * @param root The project's folder, with the built site in dist/.
 */
export async function editedSinceBuild(root: string): Promise<boolean> {
  const built = await editedAt(path.join(root, "dist/index.html"));
  const files = await Promise.all(SOURCES.map((source) => sourcesIn(path.join(root, source))));
  const times = await Promise.all([path.join(root, "business.ts"), ...files.flat()].map(editedAt));
  return times.some((time) => time > built);
}

async function editedAt(file: string): Promise<number> {
  return (await stat(file)).mtimeMs;
}

async function sourcesIn(folder: string): Promise<string[]> {
  const files = await filesIn(folder);
  return files.filter((file) => !TEST.test(file)).map((file) => path.join(folder, file));
}
