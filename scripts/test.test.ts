import { spawnSync } from "node:child_process";
import { chmod } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeSite, writeSite } from "../server/test-site.ts";

const SCRIPT = path.join(import.meta.dirname, "test.ts");
const TOOLS = ["tsc", "biome", "tsx", "vitest", "vite", "playwright"].map(
  (tool) => `node_modules/.bin/${tool}`,
);

/** The whole run, in a project whose tools all succeed, on a machine without any other program. */
async function run(...args: string[]): Promise<{ status: number | null; stdout: string }> {
  const project = await writeSite(Object.fromEntries(TOOLS.map((tool) => [tool, "#!/bin/sh\n"])));
  onTestFinished(() => removeSite(project));
  for (const tool of TOOLS) await chmod(path.join(project, tool), 0o755);
  const node = ["--import", import.meta.resolve("tsx"), SCRIPT];
  return spawnSync(process.execPath, [...node, ...args], {
    cwd: project,
    env: { PATH: project, PLAYWRIGHT_BROWSERS_PATH: project },
    encoding: "utf8",
  });
}

// On a Mac, Chrome is found without PATH; Windows runs no such tools.
test.runIf(process.platform === "linux")(
  "a run that finds no browser says so at its end, and still counts",
  { timeout: 30_000 },
  async () => {
    const { status, stdout } = await run("--engines");
    expect(stdout).toMatch(
      /\n\nFAILED Browser tests\n {4}.*Chromium.*\n\nFAILED Other engines\n {4}.*Firefox.*\n\n0 passed, 2 failed\n$/,
    );
    expect(status).toBe(1);
  },
);
