import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** What no build reads, in the project's root. */
const LEFT_OUT = new Set([".git", ".prerender", "dist", "test-results"]);

/** A copy of the project that may be changed. */
export interface ProjectCopy {
  root: string;
  remove(): Promise<void>;
}

/** Copies the project into a temporary folder; it shares the installed packages. */
export async function copyProject(source: string): Promise<ProjectCopy> {
  const root = await mkdtemp(path.join(tmpdir(), "site-copy-"));
  await cp(source, root, {
    recursive: true,
    filter: (file) => !LEFT_OUT.has(path.relative(source, file)) && path.basename(file) !== "node_modules",
  });
  await symlink(path.join(source, "node_modules"), path.join(root, "node_modules"), "junction");
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
