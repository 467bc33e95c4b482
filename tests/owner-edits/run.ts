import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../src/shared/files.ts";
import { isAsShipped } from "../support/business.ts";
import { copyProject } from "../support/folders.ts";
import { GONE, makeEdits } from "./edits.ts";

/*
 * Turns a copy of the project into another owner's site, with all edits. There it runs all that `npm test` runs, and
 * the launch check. Fails if one fails, or a built file still has the old words. The copy is then kept for inspection.
 */

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Files that visitors read. Files for hosts are not checked: they redirect old addresses. */
const TEXT = /\.(html|txt|xml|js|css|svg|webmanifest)$/;
/** Installed by the hosting tests beside them. */
const WRANGLER = "tests/hosting/cloudflare/node_modules";

if (isAsShipped) await tryEdits();
else console.log("business.yaml holds an owner's own facts: the edits of the shipped site rest.");

/** Makes the edits in a copy, and runs the tests there, after which no built file may have the old words. */
async function tryEdits(): Promise<void> {
  const { root, remove } = await copyProject();
  // The old words and the new ones are in there.
  rmSync(path.join(root, "tests/owner-edits"), { recursive: true });
  if (existsSync(path.join(ROOT, WRANGLER)))
    symlinkSync(path.join(ROOT, WRANGLER), path.join(root, WRANGLER), "junction");
  await makeEdits(root);
  const failed = ["scripts/test.ts", "scripts/launch-check/main.ts"].filter((script) => !run(root, script));
  const problems = [...failed, ...(await wordsIn(path.join(root, "dist"), GONE))];
  if (problems.length === 0) return await remove();
  console.error(`${problems.join("\n")}\nThe copy is in ${root}`);
  process.exitCode = 1;
}

/** Runs a script of the copy. */
function run(cwd: string, script: string): boolean {
  const options = { cwd, stdio: "inherit" } as const;
  return spawnSync(process.execPath, ["--import", "tsx", script], options).status === 0;
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
