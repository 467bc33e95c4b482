import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { removeSite, writeSite } from "../tests/support/folders.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const AS_ON_A_SERVER = { ...process.env, NODE_ENV: "production" };

let folder: string;

beforeAll(async () => {
  folder = await writeSite({
    "tool/package.json": '{ "name": "tool", "version": "1.0.0" }',
    "node_modules/.package-lock.json": "{}",
    "package.json": '{ "devDependencies": { "tool": "file:tool" } }',
    "package-lock.json": JSON.stringify({
      lockfileVersion: 3,
      packages: {
        "": { devDependencies: { tool: "file:tool" } },
        "node_modules/tool": { resolved: "tool", link: true },
        tool: { version: "1.0.0", dev: true },
      },
    }),
  });
  return () => removeSite(folder);
});

test("what an installation for production has left out is installed before the site is built", async () => {
  execFileSync(process.execPath, ["scripts/install.mjs", folder], { cwd: ROOT, env: AS_ON_A_SERVER });
  expect(existsSync(path.join(folder, "node_modules/tool"))).toBe(true);
});

test("npm ci installs all of the project, also where NODE_ENV is production", async () => {
  for (const name of ["package.json", "package-lock.json", ".npmrc"]) {
    copyFileSync(path.join(ROOT, name), path.join(folder, name));
  }
  const options = ["ci", "--dry-run", "--offline"];
  const output = execFileSync("npm", options, { cwd: folder, env: AS_ON_A_SERVER, encoding: "utf8" });
  expect(Number(/added (\d+) packages/.exec(output)?.[1])).toBeGreaterThan(60);
});
