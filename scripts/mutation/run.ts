import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/*
 * Mutation testing: Stryker makes small changes in the code, one at a time, and names those that no unit test notices.
 * Arguments are folders or files; without any, all rooms that unit tests prove: thousands of changes, one to five seconds
 * for each. Not src/site: most of it is markup, which tests of built pages prove; name its files to try their logic. It
 * works on a copy in the system's folder for temporary files.
 */

const ROOMS = ["prerender", "src/islands", "src/offline", "src/owner", "src/request", "src/shared"];

/** The last version that runs on Node 20. */
const STRYKER = "9.6.1";
const { vitest } = JSON.parse(readFileSync("package.json", "utf8")).devDependencies;

const packages = [
  `@stryker-mutator/core@${STRYKER}`,
  `@stryker-mutator/vitest-runner@${STRYKER}`,
  // The project's own version, because the tests import it, too.
  `vitest@${vitest}`,
];
const chosen = process.argv.slice(2);
/** Patterns without braces, because Stryker splits them at commas. */
const mutate = [
  ...(chosen.length > 0 ? chosen : ROOMS).map((at) => (path.extname(at) ? at : `${at}/**/*.ts*`)),
  "!**/*.test.ts*",
  "!**/*.spec.ts*",
  "!**/*.check.ts*",
  "!**/testing/**",
  "!**/fixtures/**",
  // What only a build or a server runs: tests of built files (`tests/checks/`) and of hosting prove it.
  "!prerender/plugin.ts",
  "!prerender/plugins/**",
  "!prerender/browser-build.ts",
  "!prerender/hosts/built-site.ts",
  "!prerender/hosts/start-preview.ts",
  // Tables of words are read once, when their file is loaded: a change comes too late for a test to see it.
  "!src/request/**/*-words.ts*",
  "!src/request/rules/fields.ts",
  "!src/request/rules/notes.ts",
  // Vite reads the argument of import.meta.glob as text, so it must not change.
  "!src/islands/island-table.ts",
];

const { status } = spawnSync(
  "npx",
  [
    "--yes",
    ...packages.map((name) => `--package=${name}`),
    "--",
    "stryker",
    "run",
    "scripts/mutation/stryker.json",
    `--tempDirName=${path.join(tmpdir(), "mutation-testing")}`,
    `--mutate=${mutate.join(",")}`,
  ],
  { stdio: "inherit", shell: process.platform === "win32" },
);
process.exitCode = status ?? 1;
