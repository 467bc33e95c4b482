import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { isAsShipped } from "../support/business.ts";
import { copyProject } from "../support/folders.ts";
import { EDITS, GONE, makeEdits, REDIRECTS } from "./edits.ts";

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

/** The quick parts of `npm test`: those that see the words of pages. */
const QUICK = [
  "vite build --logLevel error",
  "tsc",
  "vitest run --project site --project prerender --project dist",
];

/** With --facts, what `npm test` runs: a site of one city with every optional fact, as its built files show it. */
const OF_FACTS = [
  "vite build --logLevel error",
  `vitest run --project dist --reporter=default --reporter=json --outputFile.json=${process.env.TEST_TOTAL}`,
];

const [first, ...others] = process.argv.slice(2);
if (!isAsShipped)
  console.log("business.yaml holds an owner's own facts: the edits of the shipped site rest.");
else if (first === undefined) await tryTogether();
else if (first === "--facts") await tryInCopy(["facts", "one city"], OF_FACTS);
else
  for (const name of first === "--each" ? Object.keys(EDITS) : [first, ...others])
    await tryInCopy([name], QUICK);

async function tryTogether(): Promise<void> {
  const { root, remove } = await copyForOwner();
  await makeEdits(root);
  const commands = ["tsx scripts/test.ts", "tsx scripts/launch-check/main.ts"];
  const failed = commands.filter((command) => !run(root, command));
  await end(root, [...failed, ...problemsIn(path.join(root, "dist"))], remove);
}

async function tryInCopy(names: readonly string[], commands: readonly string[]): Promise<void> {
  const edits = names.map((name) => {
    const edit = EDITS[name];
    if (edit === undefined) throw new Error(`"${name}" is none of: ${Object.keys(EDITS).join(", ")}`);
    return edit;
  });
  const { root, remove } = await copyForOwner();
  await makeEdits(root, edits);
  const failed = commands.filter((command) => !run(root, command));
  await end(
    root,
    failed.map((command) => `"${names.join(", ")}": ${command}`),
    remove,
  );
}

async function copyForOwner() {
  const copy = await copyProject();
  // The old words and the new ones are in there.
  rmSync(path.join(copy.root, "tests/owner-edits"), { recursive: true });
  if (existsSync(path.join(ROOT, WRANGLER)))
    symlinkSync(path.join(ROOT, WRANGLER), path.join(copy.root, WRANGLER), "junction");
  return copy;
}

async function end(root: string, problems: readonly string[], remove: () => Promise<void>): Promise<void> {
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) return await remove();
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

/** One line for each built file with old words, and for each old address that leads nowhere. */
function problemsIn(dist: string): string[] {
  const read = (file: string) => readFileSync(path.join(dist, file), "utf8");
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => TEXT.test(file));
  const left = files.flatMap((file) => {
    // Numbers are in spans that keep them on one line.
    const text = read(file).replaceAll(/<\/?span[^>]*>/g, "");
    return GONE.filter((words) => text.includes(words)).map((words) => `"${words}" is left in ${file}`);
  });
  const redirects = read("_redirects").split("\n");
  const lost = REDIRECTS.filter((line) => !redirects.includes(line));
  return [...left, ...lost.map((line) => `"${line}" is missing in _redirects`)];
}
