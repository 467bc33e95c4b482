import { spawnSync } from "node:child_process";
import path from "node:path";
import { changedSince } from "../tests/support/sources.ts";

/*
 * npm run check: whether the site in dist/ keeps what docs/guarantees.md promises, with Chromium and nothing else. Each
 * complaint names the page, the width of the screen, and the file and line of the text that causes it.
 */

const ROOT = path.resolve(import.meta.dirname, "..");
const OPTIONS = { cwd: ROOT, stdio: "inherit", env: { ...process.env, TEST_SITE: "." } } as const;

const changed = changedSince(ROOT, ROOT);
if (changed !== undefined) {
  console.error(`dist/ is not built from what is there now (${changed} is newer): npm run build`);
  process.exit(1);
}
spawnSync("sh", ["scripts/install-packages.sh", "chromium"], OPTIONS);
const commands = ["vitest run --project dist tests/checks", "playwright test .check.ts --output=test-results/check"];
const isSound = commands.every((command) => {
  const [tool = "", ...args] = command.split(" ");
  return spawnSync(path.join("node_modules/.bin", tool), args, OPTIONS).status === 0;
});
process.exitCode = isSound ? 0 : 1;
