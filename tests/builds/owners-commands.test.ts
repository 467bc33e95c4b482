import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { placeholderFields } from "../../src/owner/placeholders.ts";
import { readSite } from "../../src/owner/read.ts";
import { copyProject } from "../support/folders.ts";
import { OWNER_FILES } from "../support/owner-files.ts";
import { articles, business, claims, reviews } from "../support/site.ts";
import { freePort, startPreview, startProgram } from "../support/system/servers.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/*
 * What each command shows an owner after a mistake. The message for each kind of value: src/owner/,
 * prerender/load-owner.test.ts, prerender/check-pages.test.ts.
 */

let root: string;

beforeAll(async () => {
  const copy = await copyProject();
  root = copy.root;
  // The tests' own business, because the owner's may have any words.
  rmSync(path.join(root, "content/cities"), { recursive: true });
  rmSync(path.join(root, "content/services"), { recursive: true });
  for (const [name, content] of Object.entries(OWNER_FILES)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
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
    writeFileSync(at, text.replace("offline: true", "offline: on"));
    // As a build leaves it that is killed.
    mkdirSync(path.join(root, "dist-last"), { recursive: true });
    const { status, output } = run(command);
    writeFileSync(at, text);
    expect(status).toBe(1);
    expect(existsSync(path.join(root, "dist"))).toBe(true);
    // Only this, without a stack trace.
    expect(output).toMatch(
      /^error .*:\n\[?What the site is made of needs a correction:\n {2}business\.yaml, line \d+: offline: "on" - expected true or false\]?\n$/,
    );
  },
);

test("a HOST that is no address of this machine is named, and the site is shown all the same", async () => {
  const port = await freePort();
  const args = ["--import", "tsx", "prerender/hosts/start-preview.ts", path.join(ROOT, "dist")];
  // As conda sets it.
  const HOST = "x86_64-conda-linux-gnu";
  const server = await startProgram(process.execPath, args, port, { HOST, PORT: String(port) });
  await expect.poll(server.log).toContain(`HOST is "${HOST}", no address of this machine: the site is shown`);
  await server.stop();
});

test.each([
  ["city", "ASHBY ", "content/cities/ashby.yaml already exists"],
  ["city", "Tulsa, Oklahoma", '"Tulsa, Oklahoma" - expected the state in two letters, like Tulsa, OK'],
  ["city", "東京", '"東京" - expected a name with Latin letters or digits'],
])("npm run new %s %j says: %s", (kind, name, expected) => {
  expect(run(["--import", "tsx", "scripts/new.ts", kind, name]).output).toContain(expected);
});

/** A name with characters that YAML, HTML and addresses must escape. */
const NAME = 'Bob\'s "24/7" towing: #1';

test.each([
  ...["Zephyr Springs", "Zephyr Springs, ID", "Zephyr Springs Idaho"].map((city) => [
    ...["city", city, "zephyr-springs-id-roadside-assistance", "content/cities/zephyr-springs.yaml"],
  ]),
  ["city", "Ashby, OR", "ashby-or-roadside-assistance", "content/cities/ashby-or.yaml"],
  ["city", "Tulsa, ok", "tulsa-ok-roadside-assistance", "content/cities/tulsa.yaml"],
  ["service", NAME, "bobs-24-7-towing-1", "content/services/bobs-24-7-towing-1.yaml"],
])("npm run new %s %j writes a draft that builds as it is", (kind, name, slug, file) => {
  const { output } = run(["--import", "tsx", "scripts/new.ts", kind, name]);
  expect(output).toContain(`${file} is written: a draft. Its page is /${slug}`);
  expect(readSite(root).problems).toEqual([]);
  rmSync(path.join(root, file));
});

/** Runs the launch check on this site. What may be wrong with hosts: scripts/launch-check/as-deployed.test.ts. */
const launchCheck = (...args: readonly string[]) =>
  run(["--import", "tsx", "scripts/launch-check/main.ts", ...args], {}, ROOT);

test("every example value, sample and claim is named; 0 only if nothing is left", () => {
  const { status, output } = launchCheck();
  for (const field of placeholderFields(business)) expect(output).toContain(`business.yaml: ${field} is an`);
  for (const claim of Object.values(claims)) expect(output).toContain(` - ${claim}\n`);
  for (const { name, sample } of reviews) if (sample) expect(output).toContain(name);
  for (const { title, sample } of articles) if (sample) expect(output).toContain(title);
  expect(output).toContain(status === 0 ? "\nNothing to fix.\n" : "\nNot ready. Fix before launch\n - ");
  if (placeholderFields(business).length > 0) expect(status).toBe(1);
});

test("a deployed site is checked by the address of one of its pages", async () => {
  const { origin, stop } = await startPreview(path.join(ROOT, "dist"));
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
