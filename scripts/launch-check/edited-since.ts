import { stat } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../../prerender/files-in.ts";

/** The folders that shape the built site: what it shows, what renders it, and what it tells browsers and hosts. */
const FOLDERS = ["src", "public", "prerender", "server"];

/** And the files: package-lock.json names the version of everything that the build runs. */
const FILES = ["business.ts", "vite.config.ts", "tsconfig.json", "package.json", "package-lock.json"];

/** Tests, and what only they use. */
const TESTS = /\.test\.tsx?$|(^|\/)(test-[^/]*|fixtures\/.*)$/;

/**
 * Whether anything that shapes the site was edited after it was built.
 * @param root The project's folder, with the built site in dist/.
 */
export async function editedSinceBuild(root: string): Promise<boolean> {
  const built = await editedAt(path.join(root, "dist/index.html"));
  const sources = await Promise.all(FOLDERS.map((folder) => sourcesIn(path.join(root, folder))));
  const files = FILES.map((file) => path.join(root, file));
  const times = await Promise.all([...files, ...sources.flat()].map(editedAt));
  return times.some((time) => time > built);
}

async function editedAt(file: string): Promise<number> {
  return (await stat(file)).mtimeMs;
}

async function sourcesIn(folder: string): Promise<string[]> {
  const files = await filesIn(folder);
  return files.filter((file) => !TESTS.test(file)).map((file) => path.join(folder, file));
}
