import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { copyProject, FIXED_SITE } from "../support/folders.ts";
import { FILES, OWNER_FILES } from "../support/owner-files.ts";
import { freePort, startPreview, startProgram } from "../support/system/servers.ts";

/*
 * What each command shows an owner after a mistake. The message for each kind of value: src/owner/,
 * prerender/load-owner.test.ts, prerender/check-pages.test.ts.
 */

let root: string;

beforeAll(async () => {
  const copy = await copyProject();
  root = copy.root;
  // The fixed site, because the owner's may have any words.
  rmSync(path.join(root, "content/cities"), { recursive: true });
  rmSync(path.join(root, "content/services"), { recursive: true });
  for (const [name, content] of Object.entries(OWNER_FILES)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  for (const name of ["photo.jpg", "dist", "hosts"])
    cpSync(path.join(FIXED_SITE, name), path.join(root, name), { recursive: true });
  // Makes the installed packages look current, so that nothing is installed.
  utimesSync(path.join(root, "package-lock.json"), 0, 0);
  return () => copy.remove();
});

const COMMANDS = {
  build: ["node_modules/vite/bin/vite.js", "build"],
  dev: ["node_modules/vite/bin/vite.js", "--port", "0", "--host", "127.0.0.1"],
  start: ["scripts/start.mjs"],
};

/** Runs a Node program, without the environment of npm. */
function run(args: readonly string[], env: Readonly<Record<string, string>> = {}, cwd = root) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    timeout: 60_000,
  });
  return { status, output: stdout + stderr };
}

test.each(Object.entries(COMMANDS))(
  "%s fails over a wrong value, and says where and what is expected",
  (_, command) => {
    const at = path.join(root, "business.yaml");
    const text = readFileSync(at, "utf8");
    writeFileSync(at, text.replace("state: ID", "state: Idaho"));
    // As a build leaves it that is killed.
    mkdirSync(path.join(root, "dist-last"), { recursive: true });
    const { status, output } = run(command);
    writeFileSync(at, text);
    expect(status).toBe(1);
    expect(existsSync(path.join(root, "dist"))).toBe(true);
    // Only this, without a stack trace.
    expect(output).toMatch(
      /^error .*:\n\[?What the site is made of needs a correction:\n {2}business\.yaml, line \d+: state: "Idaho" - expected the two letters of a state, like CA\]?\n$/,
    );
  },
);

test("a HOST that is no address of this machine is named, and the site is shown all the same", async () => {
  const port = await freePort();
  const args = ["--import", "tsx", "prerender/hosts/start-preview.ts", path.join(FIXED_SITE, "dist")];
  // As conda sets it.
  const HOST = "x86_64-conda-linux-gnu";
  const server = await startProgram(process.execPath, args, port, { HOST, PORT: String(port) });
  await expect.poll(server.log).toContain(`HOST is "${HOST}", no address of this machine: the site is shown`);
  await server.stop();
});

test("npm run new writes a draft, and says why not if it is there already", () => {
  const args = ["--import", "tsx", "scripts/new.ts", "city", " Zephyr Springs, OR "];
  const file = "content/cities/zephyr-springs.yaml";
  expect(run(args)).toEqual({
    status: 0,
    output: `${file} is written: a draft. Its page is /zephyr-springs-or-roadside-assistance of npm run dev.\n`,
  });
  expect(run(args)).toEqual({ status: 1, output: `${file} already exists.\n` });
  rmSync(path.join(root, file));
});

/** Runs the launch check. What may be wrong with hosts: scripts/launch-check/as-deployed.test.ts. */
const launchCheck = (...args: readonly string[]) => run(["--import", "tsx", "scripts/launch-check/main.ts", ...args]);

test("each claim is named; a sample is not ready", () => {
  const file = path.join(root, FILES.ARTICLES);
  const articles = readFileSync(file, "utf8");
  writeFileSync(file, articles.replace("- title: Keys", "- sample: true\n  title: Keys"));
  const { status, output } = launchCheck();
  writeFileSync(file, articles);
  expect(output).toContain(" - 20-40 minutes\n");
  expect([status, output]).toEqual([1, expect.stringMatching(/\nNot ready\..*\n - .*Keys/s)]);
});

test("a site without example values, samples and words of the example is ready", () => {
  expect(launchCheck()).toMatchObject({ status: 0, output: expect.stringContaining("\nNothing to fix.\n") });
});

test("a deployed site is checked by the address of one of its pages", async () => {
  const { origin, stop } = await startPreview(path.join(FIXED_SITE, "dist"));
  onTestFinished(stop);
  const { output } = launchCheck("--url", `${origin}/contact`);
  expect(output).toContain(`the site is at ${origin}, but tells search engines that it is`);
  expect(output).not.toContain("see docs/deploy.md");
});

test("an address in a folder, as of a project page of GitHub, is refused with what to do", () => {
  const { status, output } = launchCheck("--url", "https://user.github.io/site/");
  expect(status).toBe(1);
  expect(output).toContain("only at an address without a folder: https://user.github.io. On GitHub Pages,");
});
