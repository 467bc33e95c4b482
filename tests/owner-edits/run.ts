import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { isAsShipped } from "../support/as-shipped.ts";
import { copyProject } from "../support/project-copy.ts";
import { GONE, makeEdits, REDIRECTS } from "./edits.ts";

/*
 * Makes the site somebody else's: every edit in a copy of the project, one build, and the tests of the built files
 * and the launch check there. Fails when one of them does, or a built file still has the old words.
 */

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Files that visitors read; those for hosts lead old addresses on. */
const TEXT = /\.(html|txt|xml|js|css|svg|webmanifest)$/;

if (isAsShipped) await tryEdits();
else console.log("business.ts holds an owner's own facts: the edits of the shipped site rest.");

async function tryEdits(): Promise<void> {
  const { root, remove } = await copyProject(ROOT);
  try {
    // The old words and the new ones stand in there.
    rmSync(path.join(root, "tests/owner-edits"), { recursive: true });
    await makeEdits(root);
    const ok =
      run(root, "biome", "check", "--write", "src/content") &&
      run(root, "vite", "build", "--logLevel", "warn") &&
      run(root, "vitest", "run", "--project", "dist", "--reporter", "dot") &&
      run(root, "tsx", "scripts/launch-check/main.ts");
    const problems = ok ? problemsIn(path.join(root, "dist")) : [];
    for (const problem of problems) console.error(problem);
    process.exitCode = ok && problems.length === 0 ? 0 : 1;
  } finally {
    await remove();
  }
}

/** Runs a tool that npm has installed, in the copy. */
function run(cwd: string, tool: string, ...args: readonly string[]): boolean {
  const command = path.join("node_modules/.bin", tool);
  const { status } = spawnSync(command, args, { cwd, stdio: "inherit", shell: process.platform === "win32" });
  return status === 0;
}

/** One line for each built file with old words, and for each old address that leads nowhere. */
function problemsIn(dist: string): string[] {
  const read = (file: string) => readFileSync(path.join(dist, file), "utf8");
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => TEXT.test(file));
  const left = files.flatMap((file) => {
    // Numbers stand in spans that keep them on one line.
    const text = read(file).replaceAll(/<\/?span[^>]*>/g, "");
    return GONE.filter((words) => text.includes(words)).map((words) => `"${words}" is left in ${file}`);
  });
  const redirects = read("_redirects").split("\n");
  const lost = REDIRECTS.filter((line) => !redirects.includes(line));
  return [...left, ...lost.map((line) => `"${line}" is missing in _redirects`)];
}
