import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** The project's folder. */
export const ROOT = path.resolve(import.meta.dirname, "../..");

/** The folder in which the fixed site is built: the files of tests/site/, a photo, dist/ and hosts/. */
export const FIXED_SITE = path.join(ROOT, "node_modules/.cache/fixed-site");

/** What the owner of the fixed site has written. */
export const FIXED_SITE_FILES = path.join(ROOT, "tests/site");

/** The folder of the site that tests of built files read: the fixed one's, or the one that TEST_SITE names. */
export const SITE = process.env.TEST_SITE === undefined ? FIXED_SITE : path.resolve(ROOT, process.env.TEST_SITE);

/** What no build reads, in the project's root. */
const LEFT_OUT = new Set([".git", "dist", "test-results"]);

/** Hidden files that npm itself puts beside the packages. All others are caches of tools, such as subset fonts. */
const OF_NPM = [".bin", ".package-lock.json"];

/** Copies the project into a temporary folder, to be changed there. Only the installed packages are shared. */
export async function copyProject() {
  const root = await mkdtemp(path.join(tmpdir(), "site-copy-"));
  await cp(ROOT, root, {
    recursive: true,
    filter: (file) => !LEFT_OUT.has(path.relative(ROOT, file)) && path.basename(file) !== "node_modules",
  });
  const [from, to] = [path.join(ROOT, "node_modules"), path.join(root, "node_modules")];
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name.startsWith(".") && !OF_NPM.includes(name)) continue;
    // Not a link to a link: other users cannot go through the temporary folder of a copy.
    await symlink(await realpath(path.join(from, name)), path.join(to, name), "junction");
  }
  return { root, remove: () => removeSite(root) };
}

/** Writes files into a new temporary folder. */
export async function writeSite(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "site-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}

/** Removes a temporary folder. */
export async function removeSite(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
