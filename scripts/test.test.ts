import { spawnSync } from "node:child_process";
import { chmod } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeSite, writeSite } from "../server/test-site.ts";

const SCRIPT = path.join(import.meta.dirname, "test.ts");
const TOOLS = ["tsc", "biome", "tsx", "vite", "playwright"].map((tool) => `node_modules/.bin/${tool}`);
const VITEST = "node_modules/.bin/vitest";

/** As Vitest, with no test at all. */
const REPORTS = `#!/bin/sh
for option; do
  case $option in --outputFile.json=*) echo '{"numPassedTests":0,"testResults":[]}' > "\${option#*=}" ;; esac
done
`;

/** The whole run, in a project whose tools all succeed, with this for Vitest, on a machine without any other program. */
async function run(vitest: string, ...args: string[]): Promise<{ status: number | null; stdout: string }> {
  const files = Object.fromEntries(TOOLS.map((tool) => [tool, "#!/bin/sh\n"]));
  const project = await writeSite({ ...files, [VITEST]: vitest });
  onTestFinished(() => removeSite(project));
  for (const tool of [...TOOLS, VITEST]) await chmod(path.join(project, tool), 0o755);
  const node = ["--import", import.meta.resolve("tsx"), SCRIPT];
  return spawnSync(process.execPath, [...node, ...args], {
    cwd: project,
    env: { PATH: project, PLAYWRIGHT_BROWSERS_PATH: project },
    encoding: "utf8",
  });
}

// On a Mac, Chrome is found without PATH; Windows runs no such tools.
const onLinux = test.runIf(process.platform === "linux");

onLinux("a run that finds no browser says so at its end, and still counts", async () => {
  const { status, stdout } = await run(REPORTS, "--engines");
  expect(stdout).toMatch(
    /\n\nFAILED Browser tests\n {4}.*Chromium.*\n\nFAILED Other engines\n {4}.*Firefox.*\n\n0 passed, 2 failed\n$/,
  );
  expect(status).toBe(1);
});

onLinux("a runner that is content and reports nothing has failed", async () => {
  const { stdout } = await run("#!/bin/sh\n");
  expect(stdout).toMatch(/\nFAILED Unit tests: no report\n.*\n\nFAILED Built files: no report\n/);
});
