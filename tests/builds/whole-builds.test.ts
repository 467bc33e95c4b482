import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { filesIn } from "../../src/shared/files.ts";
import { copyProject } from "../support/folders.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** The files that Git for Windows may check out with Windows' line ends. */
const TEXT = /^(?!node_modules\/).*\.(?:tsx?|mjs|yaml|css|svg|html|txt)$|^prerender\/hosts\/|^docs\/deploy\.md$/;

/** The built files by their names. */
async function builtIn(root: string): Promise<Record<string, string>> {
  const built: Record<string, string> = {};
  for (const folder of ["dist", "hosts"])
    for (const name of await filesIn(path.join(root, folder)))
      built[`${folder}/${name}`] = await readFile(path.join(root, folder, name), "latin1");
  return built;
}

test("files with Windows' line ends, built in another NODE_ENV, make the same site", {
  // Half a minute on a busy machine.
  timeout: 240_000,
}, async () => {
  const { root, remove } = await copyProject();
  onTestFinished(remove);
  for (const name of (await filesIn(root)).filter((name) => TEXT.test(name))) {
    const file = path.join(root, name);
    await writeFile(file, (await readFile(file, "utf8")).replaceAll("\n", "\r\n"));
  }
  const vite = path.join(root, "node_modules/vite/bin/vite.js");
  const env = { PATH: process.env.PATH, NODE_ENV: "development" };
  const build = spawn(process.execPath, [vite, "build", "--logLevel", "error"], {
    cwd: root,
    env,
    stdio: "inherit",
  });
  expect(await once(build, "exit")).toEqual([0, null]);
  const [made, expected] = [await builtIn(root), await builtIn(ROOT)];
  expect(Object.keys(made).toSorted()).toEqual(Object.keys(expected).toSorted());
  expect(Object.keys(made).filter((name) => made[name] !== expected[name])).toEqual([]);
});
