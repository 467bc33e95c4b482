import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../src/shared/files.ts";
import { isAsShipped } from "../support/business.ts";
import { copyProject } from "../support/folders.ts";
import { EDITS, GONE, makeEdits, TOGETHER } from "./edits.ts";

/*
 * Turns a copy of the project into another owner's site, with all edits. There it runs all that `npm test` runs, and
 * the launch check. Fails if one fails, or a built file still has the old words. The copy is then kept for inspection.
 * `npm run test:owner -- "no reviews" hours` makes each of these edits in a copy of its own, and runs the tests without
 * browsers and hosts there; --each makes every edit so.
 */

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Files that visitors read. Files for hosts are not checked: they redirect old addresses. */
const TEXT = /\.(html|txt|xml|js|css|svg|webmanifest)$/;
/** Installed by the hosting tests beside them. */
const WRANGLER = "tests/hosting/cloudflare/node_modules";

const BUILD = "vite build --logLevel error";
const ALL = ["tsx scripts/test.ts", "tsx scripts/launch-check/main.ts"];

/** The quick parts of `npm test`: those that see the words of pages. */
const QUICK = [BUILD, "tsc", "vitest run --project site --project prerender --project dist"];

/** With --facts, what `npm test` runs: a site of one city with every optional fact, and the tests that see facts. */
const OF_FACTS = [BUILD, "vitest run --project dist budgets content files heads markup text-and-danger"];

const [first, ...others] = process.argv.slice(2);
if (!isAsShipped)
  console.log("business.yaml holds an owner's own facts: the edits of the shipped site rest.");
else if (first === undefined) await tryEdits(Object.keys(TOGETHER), ALL, GONE);
else if (first === "--facts") await tryEdits(["facts", "one city"], OF_FACTS);
else
  for (const name of first === "--each" ? Object.keys(EDITS) : [first, ...others])
    await tryEdits([name], QUICK);

/** Makes edits in a copy, and runs commands there, after which no built file may have some words. */
async function tryEdits(
  names: readonly string[],
  commands: readonly string[],
  gone: readonly string[] = [],
): Promise<void> {
  const { root, remove } = await copyProject();
  // The old words and the new ones are in there.
  rmSync(path.join(root, "tests/owner-edits"), { recursive: true });
  if (existsSync(path.join(ROOT, WRANGLER)))
    symlinkSync(path.join(ROOT, WRANGLER), path.join(root, WRANGLER), "junction");
  await makeEdits(root, names);
  const failed = commands.filter((command) => !run(root, command));
  const problems = [...failed, ...(await wordsIn(path.join(root, "dist"), gone))];
  if (problems.length === 0) return await remove();
  for (const problem of problems) console.error(`"${names.join(", ")}": ${problem}`);
  console.error(`The copy is in ${root}`);
  process.exitCode = 1;
}

/** Runs a tool that npm has installed, in the copy. */
function run(cwd: string, command: string): boolean {
  const [tool = "", ...args] = command.split(" ");
  const options = { cwd, stdio: "inherit", shell: process.platform === "win32" } as const;
  const { status } = spawnSync(path.join("node_modules/.bin", tool), args, options);
  return status === 0;
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
