import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, utimesSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { ROOT, removeSite, writeSite } from "../tests/support/folders.ts";

const read = (name: string) => readFileSync(path.join(ROOT, name), "utf8");

test.skipIf(process.platform === "win32").each([
  ["its last part fails", -60, "vitest playwright "],
  ["a file is newer than the site, before its first part", 60, ""],
])("npm run check fails where %s", async (_, seconds, asked) => {
  const tool = (name: string, status: number) => `#!/bin/sh\nprintf "${name} " >> asked\nexit ${status}\n`;
  const cwd = await writeSite({
    "package.json": '{ "type": "module" }',
    "business.yaml": "",
    "dist/index.html": "",
    "scripts/install-packages.sh": "",
    ...Object.fromEntries(
      ["scripts/check.ts", "tests/support/sources.ts", "tests/support/folders.ts"].map((name) => [name, read(name)]),
    ),
    "node_modules/.bin/vitest": tool("vitest", 0),
    "node_modules/.bin/playwright": tool("playwright", 1),
  });
  onTestFinished(() => removeSite(cwd));
  for (const name of ["vitest", "playwright"]) chmodSync(path.join(cwd, "node_modules/.bin", name), 0o755);
  const time = Date.now() / 1000;
  utimesSync(path.join(cwd, "business.yaml"), time + seconds, time + seconds);
  const tsx = createRequire(import.meta.url).resolve("tsx");
  const args = ["--import", pathToFileURL(tsx).href, "scripts/check.ts"];
  expect(spawnSync(process.execPath, args, { cwd }).status).toBe(1);
  expect(await readFile(path.join(cwd, "asked"), "utf8").catch(() => "")).toBe(asked);
});
