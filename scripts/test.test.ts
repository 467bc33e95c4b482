import { spawnSync } from "node:child_process";
import { chmod } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeSite, writeSite } from "../server/test-site.ts";

const SCRIPT = path.join(import.meta.dirname, "test.ts");

/** A runner that writes this report. */
function reporting(report: object): string {
  return `#!/bin/sh
for option; do
  case $option in --outputFile.json=*) PLAYWRIGHT_JSON_OUTPUT_FILE="\${option#*=}" ;; esac
done
echo '${JSON.stringify(report)}' > "$PLAYWRIGHT_JSON_OUTPUT_FILE"
`;
}

const NO_TESTS = { vitest: reporting({ numPassedTests: 0, testResults: [] }) };

interface Run {
  /** Tools that do something; all others only succeed. */
  tools: Record<string, string>;
  args?: readonly string[];
  chromium?: string;
}

/** The whole run, in a project with these tools, on a machine without any other program. */
async function run({ tools, args = [], chromium = "" }: Run): Promise<string> {
  const names = ["tsc", "biome", "tsx", "vite", "vitest", "playwright"];
  const files = names.map((name) => [`node_modules/.bin/${name}`, tools[name] ?? "#!/bin/sh\n"] as const);
  const project = await writeSite(Object.fromEntries(files));
  onTestFinished(() => removeSite(project));
  for (const [file] of files) await chmod(path.join(project, file), 0o755);
  const node = ["--import", import.meta.resolve("tsx"), SCRIPT, ...args];
  const env = { PATH: project, PLAYWRIGHT_BROWSERS_PATH: project, CHROMIUM_PATH: chromium };
  const { status, stdout } = spawnSync(process.execPath, node, { cwd: project, env, encoding: "utf8" });
  expect(status).toBe(stdout.endsWith(" 0 failed\n") ? 0 : 1);
  return stdout;
}

// On a Mac, Chrome is found without PATH; Windows runs no such tools.
const onLinux = test.runIf(process.platform === "linux");

onLinux("a run that finds no browser says so at its end, and still counts", async () => {
  expect(await run({ tools: NO_TESTS, args: ["--engines"] })).toMatch(
    /\n\nFAILED Browser tests\n {4}.*Chromium.*\n\nFAILED Other engines\n {4}.*Firefox.*\n\n0 passed, 2 failed\n$/,
  );
});

onLinux(
  "a tool that fails and a runner that reports nothing have failed; without browsers none is needed",
  async () => {
    const stdout = await run({ tools: { biome: "#!/bin/sh\nexit 1\n" }, args: ["--no-browsers"] });
    expect(stdout).toMatch(
      /\nFAILED Lint\n\nFAILED Unit tests: no report\n.*\n\nFAILED Built files: no report\n/,
    );
    expect(stdout).toMatch(/\nFAILED Hosting: no report\n.*\n\n0 passed, 4 failed\n$/);
  },
);

onLinux(
  "all runners' tests are counted, and each failure is named with the start of its message",
  async () => {
    const failed = { fullName: "takes away", status: "failed", failureMessages: ["Error: 1 is not 2"] };
    const vitest = reporting({
      numPassedTests: 7,
      testResults: [
        {
          name: "a.test.ts",
          status: "failed",
          message: "",
          assertionResults: [failed, { status: "passed" }],
        },
        { name: "b.test.ts", status: "failed", message: "Cannot find b", assertionResults: [] },
      ],
    });
    const OPEN = { message: "Error: it is open" };
    const spec = (title: string, status: string, ...errors: object[]) => {
      return { line: 3, title, tests: [{ status, results: [{ errors }] }] };
    };
    const inner = { file: "menu.spec.ts", specs: [spec("turns", "flaky", { message: "Error: late" })] };
    const specs = [spec("opens", "expected"), spec("waits", "skipped"), spec("closes", "unexpected", OPEN)];
    const playwright = reporting({
      stats: { expected: 2 },
      errors: [{ message: "No server" }],
      suites: [{ file: "menu.spec.ts", specs, suites: [inner] }],
    });
    expect(await run({ tools: { vitest, playwright }, chromium: "/bin/true" })).toContain(`
FAILED Hosting: a.test.ts: takes away
    Error: 1 is not 2

FAILED Hosting: b.test.ts
    Cannot find b

FAILED Browser tests: outside of all tests
    No server

FAILED Browser tests: menu.spec.ts:3: closes
    Error: it is open

FAILED Browser tests: menu.spec.ts:3: turns
    Error: late

23 passed, 9 failed
`);
  },
);
