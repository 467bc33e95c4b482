import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { isAsShipped } from "../support/as-shipped.ts";
import { copyProject } from "../support/project-copy.ts";
import { openDraft } from "./draft.ts";
import { EDITS } from "./edits.ts";

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
    await rm(path.join(root, "tests/owner-edits"), { recursive: true });
    for (const { make } of EDITS) await make(openDraft(root));
    const ok =
      run(root, "biome", "check", "--write", "src/content") &&
      run(root, "tsx", "scripts/dates.ts") &&
      run(root, "vite", "build", "--logLevel", "warn") &&
      run(root, "vitest", "run", "--project", "dist", "--reporter", "dot") &&
      run(root, "tsx", "scripts/launch-check/main.ts");
    const dist = path.join(root, "dist");
    const left = ok ? [...leftovers(dist), ...lostRedirects(path.join(dist, "_redirects"))] : [];
    for (const line of left) console.error(line);
    process.exitCode = ok && left.length === 0 ? 0 : 1;
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

/** One line for each old address that leads nowhere. */
function lostRedirects(file: string): string[] {
  const redirects = readFileSync(file, "utf8").split("\n");
  return EDITS.flatMap(({ task, leads }) =>
    leads === undefined || redirects.includes(leads) ? [] : [`"${leads}" is missing after ${task}`],
  );
}

/** One line for each old word that built files still have. */
function leftovers(dist: string): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => TEXT.test(file));
  const texts = files.map((file) => ({ file, text: readFileSync(path.join(dist, file), "utf8") }));
  const old = EDITS.flatMap(({ task, gone }) => gone.map((words) => ({ task, words })));
  return old.flatMap(({ task, words }) => {
    const [first, ...others] = texts.filter(({ text }) => text.includes(words));
    return first ? [`"${words}" is left in ${first.file} and ${others.length} others after ${task}`] : [];
  });
}
