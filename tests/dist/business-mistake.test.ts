import { spawnSync } from "node:child_process";
import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { pathInDist } from "../support/dist-files.ts";
import { copyProject } from "../support/folders.ts";

/* What an owner sees after a mistake in business.ts, in each command that reads it. */

let root: string;
let shipped: string;

beforeAll(async () => {
  const copy = await copyProject(pathInDist(".."));
  root = copy.root;
  shipped = readFileSync(path.join(root, "business.ts"), "utf8");
  // Makes the installed packages look current, so that nothing is installed.
  utimesSync(path.join(root, "package-lock.json"), 0, 0);
  return () => copy.remove();
});

const COMMANDS = {
  build: ["node_modules/vite/bin/vite.js", "build"],
  dev: ["node_modules/vite/bin/vite.js", "--port", "0", "--host", "127.0.0.1"],
  start: ["scripts/start.mjs"],
};

test.each<[line: string, command: keyof typeof COMMANDS]>([
  ["  offline: True,", "build"],
  ["  offline: True,", "dev"],
  ["  offline: True,", "start"],
  ["  name: Bobs,", "build"],
  ['  name: "Bobs"', "build"],
  ["  name: “Bobs”,", "build"],
])('"%s" makes %s fail with its line and what is expected, and nothing else', (line, command) => {
  const [field] = /\w+:/.exec(line) ?? [];
  const lines = shipped.split("\n");
  const index = lines.findIndex((text) => text.startsWith(`  ${field}`));
  writeFileSync(path.join(root, "business.ts"), lines.with(index, line).join("\n"));
  const { status, stdout, stderr } = spawnSync(process.execPath, COMMANDS[command], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    timeout: 60_000,
  });
  expect(stdout + stderr).toMatch(
    new RegExp(`^business\\.ts needs a correction:\n  line ${index + 1}: .* - .*\n$`),
  );
  expect(status).toBe(1);
});
