import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../src/shared/files.ts";
import { isAsShipped } from "../support/business.ts";
import { copyProject } from "../support/folders.ts";
import { editAll, editFacts, GONE } from "./edits.ts";

/*
 * Turns a copy of the project into another owner's site, with all edits. There it runs all that `npm test` runs, and
 * the launch check. Fails if one fails, or a built file still has the old words. The copy is then kept for inspection.
 * With --facts, as in `npm test`: a site of one city with every optional fact, and the tests that see facts.
 */

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Files that visitors read. Files for hosts are not checked: they redirect old addresses. */
const TEXT = /\.(html|txt|xml|js|css|svg|webmanifest)$/;
/** Installed by the hosting tests beside them. */
const WRANGLER = "tests/hosting/cloudflare/node_modules";

const ALL = ["tsx scripts/test.ts", "tsx scripts/launch-check/main.ts"];
const OF_FACTS = [
  "vite build --logLevel error",
  "vitest run --project dist budgets content files heads markup text-and-danger",
];

if (!isAsShipped)
  console.log("business.yaml holds an owner's own facts: the edits of the shipped site rest.");
else if (process.argv.includes("--facts")) await tryEdits(editFacts, OF_FACTS);
else await tryEdits(editAll, ALL, GONE);

/** Makes edits in a copy, and runs tools there, after which no built file may have some words. */
async function tryEdits(
  edit: (root: string) => Promise<void>,
  commands: readonly string[],
  gone: readonly string[] = [],
): Promise<void> {
  const { root, remove } = await copyProject();
  // The old words and the new ones are in there.
  rmSync(path.join(root, "tests/owner-edits"), { recursive: true });
  if (existsSync(path.join(ROOT, WRANGLER)))
    symlinkSync(path.join(ROOT, WRANGLER), path.join(root, WRANGLER), "junction");
  await edit(root);
  const failed = commands.filter((command) => !run(root, command));
  const problems = [...failed, ...(await wordsIn(path.join(root, "dist"), gone))];
  if (problems.length === 0) return await remove();
  console.error(`${problems.join("\n")}\nThe copy is in ${root}`);
  process.exitCode = 1;
}

/** Runs a tool that npm has installed, in the copy. */
function run(cwd: string, command: string): boolean {
  const [tool = "", ...args] = command.split(" ");
  const options = { cwd, stdio: "inherit", shell: process.platform === "win32" } as const;
  return spawnSync(path.join("node_modules/.bin", tool), args, options).status === 0;
}

/** One line for each built file with such words. */
async function wordsIn(dist: string, words: readonly string[]): Promise<string[]> {
  const files = (await filesIn(dist)).filter((file) => TEXT.test(file));
  return files.flatMap((file) => {
    // Numbers are in spans that keep them on one line.
    const text = readFileSync(path.join(dist, file), "utf8").replaceAll(/<\/?span[^>]*>/g, "");
    return words.filter((word) => text.includes(word)).map((word) => `"${word}" is left in ${file}`);
  });
}
