import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { watch, writeFileSync } from "node:fs";
import { mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { filesIn } from "../../src/contract/files.ts";
import { copyProject, linkPackages, removeSite } from "../support/folders.ts";
import { ensureProgram } from "../support/system/programs.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/* Builds of a checkout as Windows makes it: they must make the same site as this one. */

let checkout: string;

beforeAll(async () => {
  ensureProgram("git");
  const { root, remove } = await copyProject(ROOT);
  const author = ["-c", "user.name=a", "-c", "user.email=a@a.us"];
  for (const args of [
    ["init", "-q"],
    ["add", "-A"],
    [...author, "commit", "-qm", "All"],
  ])
    git(root, ...args);
  checkout = `${root}-windows`;
  git(root, "clone", "-q", "-c", "core.autocrlf=true", root, checkout);
  await linkPackages(ROOT, checkout);
  return async () => {
    await remove();
    await removeSite(checkout);
  };
});

function git(cwd: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd, encoding: "utf8", env: { ...process.env, HOME: cwd } });
}

/** Two whole builds take a minute on a busy machine. */
const BUILDS_WITHIN = { timeout: 240_000 };

/** Starts a build; its output is shown only if the test fails. */
function startBuild(env: Readonly<Record<string, string>> = {}) {
  const vite = path.join(checkout, "node_modules/vite/bin/vite.js");
  return spawn(process.execPath, [vite, "build", "--logLevel", "error"], {
    cwd: checkout,
    env: { PATH: process.env.PATH, ...env },
    stdio: "inherit",
  });
}

/** The built files by their names, without the one that has the date. */
async function builtIn(root: string): Promise<Record<string, string>> {
  const files = [...(await filesIn(path.join(root, "dist"))).map((name) => `dist/${name}`)];
  files.push(...(await filesIn(path.join(root, "hosts"))).map((name) => `hosts/${name}`));
  const dateless = files.filter((name) => !name.includes("security.txt"));
  const contents = dateless.map(
    async (name) => [name, (await readFile(path.join(root, name))).toString("latin1")] as const,
  );
  return Object.fromEntries(await Promise.all(contents));
}

test("with Git for Windows' own setting, a checkout has the line ends of the repository", () => {
  expect(git(checkout, "ls-files", "--eol")).not.toContain("w/crlf");
});

test(
  "two builds at once of files with Windows' line ends, in any NODE_ENV, make the same site as one",
  BUILDS_WITHIN,
  async () => {
    writeFileSync(path.join(checkout, ".git/info/attributes"), "* text=auto eol=crlf\n");
    git(checkout, "rm", "-rq", "--cached", ".");
    git(checkout, "reset", "-q", "--hard");
    expect(git(checkout, "ls-files", "--eol")).toContain("w/crlf");
    // A file that nothing uses, whose name Vite cannot import.
    writeFileSync(path.join(checkout, "old #2.svg"), "<svg/>");
    const builds = [startBuild({ NODE_ENV: "development" }), startBuild({ NODE_ENV: "test" })];
    const exits = await Promise.all(builds.map((build) => once(build, "exit")));
    expect(exits).toEqual([
      [0, null],
      [0, null],
    ]);
    const [made, expected] = [await builtIn(checkout), await builtIn(ROOT)];
    expect(Object.keys(made).toSorted()).toEqual(Object.keys(expected).toSorted());
    expect(Object.keys(made).filter((name) => made[name] !== expected[name])).toEqual([]);
  },
);

test("a build that is stopped with Ctrl-C leaves nothing behind", BUILDS_WITHIN, async () => {
  const cache = path.join(checkout, "node_modules/.cache");
  await mkdir(cache, { recursive: true });
  const seen = async () => [await readdir(checkout), await readdir(cache)];
  const before = await seen();
  const build = startBuild();
  // As soon as it has written something.
  const watchers = [checkout, cache].map((folder) =>
    watch(folder, (_, name) => name !== "fonts" && name !== "node_modules" && build.kill("SIGINT")),
  );
  const [code] = await once(build, "exit");
  for (const watcher of watchers) watcher.close();
  expect(code).not.toBe(0);
  expect(await seen()).toEqual(before);
});
