import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { parseDocument, visit } from "yaml";
import { readSite } from "../../src/owner/read.ts";
import { copyProject } from "../support/folders.ts";
import { OWNER_FILES } from "../support/owner-files.ts";
import { freePort, listen, startProgram } from "../support/system/servers.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/*
 * What an owner sees after a mistake, in each command. What is said of each value:
 * src/owner/, build/load-owner.test.ts, build/check-pages.test.ts.
 */

let root: string;

beforeAll(async () => {
  const copy = await copyProject();
  root = copy.root;
  // A business of the tests' own, so that the owner's may have any words.
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

/** Runs a Node program. npm's settings reach it only from `env`. */
function run(args: readonly string[], env: Readonly<Record<string, string>> = {}, cwd = root) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    timeout: 60_000,
  });
  return { status, output: stdout + stderr };
}

type Command = keyof typeof COMMANDS;
type Mistake = [what: string, file: string, edit: (text: string) => string, message: string];

const HEADING = "^What the site is made of needs a correction:\\n  ";
const FACTS = "business.yaml";
const DALLAS = "content/cities/dallas.yaml";

const MISTAKES: readonly [Command, ...Mistake][] = [
  ...(["build", "dev", "start"] as const).map((command): [Command, ...Mistake] => [
    command,
    "a wrong value",
    FACTS,
    (text) => text.replace("offline: true", "offline: on"),
    `${HEADING}business\\.yaml, line \\d+: offline: "on" - expected true or false\\n$`,
  ]),
  [
    "build",
    "a color that begins with #, without quotes",
    FACTS,
    (text) => `${text}brandColor: #005431\n`,
    `${HEADING}business\\.yaml, line \\d+: brandColor: #005431 - what follows # would not be read; .*\\n$`,
  ],
  [
    "build",
    "an address of the built site",
    DALLAS,
    (text) => `formerly:\n  - /404\n${text}`,
    `The site has problems:\\n  ${DALLAS}, line 2: "/404" - expected another; the built site has it\\n`,
  ],
  [
    "build",
    "a link to a page that is gone",
    "content/home.yaml",
    (text) => text.replace("link: /keys", "link: /gone"),
    "The site has problems:\\n  content/home.yaml, line \\d+: names /gone, which is not a page; correct or remove it.",
  ],
];

test.each(MISTAKES)(
  "%s fails over %s in %s, and says where and what is expected",
  (command, _, file, edit, message) => {
    const at = path.join(root, file);
    const text = readFileSync(at, "utf8");
    writeFileSync(at, edit(text));
    const { status, output } = run(COMMANDS[command]);
    writeFileSync(at, text);
    expect(status).toBe(1);
    expect(output).toMatch(new RegExp(message));
    // No stack trace.
    expect(output).not.toMatch(/^ +at /m);
  },
);

test("a folder that Vite cannot open is named", () => {
  const folder = `${root} #1`;
  renameSync(root, folder);
  const { status, output } = run(COMMANDS.build, {}, folder);
  renameSync(folder, root);
  expect(status).toBe(1);
  expect(output).toContain(`The folder "${folder}" has # or * in its name`);
});

test("a port that is in use, or is none, is named with what to do", async () => {
  const server = createServer();
  const port = String(await listen(server));
  const preview = ["--import", "tsx", "build/hosts/start-preview.ts", path.join(ROOT, "dist")];
  const said = [port, "abc"].map((PORT) => run(preview, { PORT, HOST: "127.0.0.1" }));
  server.close();
  const another = `^Another program uses port ${port}, .*: PORT=${Number(port) + 1} npm start\n$`;
  expect(said).toEqual([
    { status: 1, output: expect.stringMatching(another) },
    { status: 1, output: 'PORT is "abc"; expected a number from 1 to 65535\n' },
  ]);
});

test("a HOST that is no address of this machine is named, and the site is shown all the same", async () => {
  const port = await freePort();
  const args = ["--import", "tsx", "build/hosts/start-preview.ts", path.join(ROOT, "dist")];
  // As conda sets it.
  const HOST = "x86_64-conda-linux-gnu";
  const server = await startProgram(process.execPath, args, port, { HOST, PORT: String(port) });
  await expect.poll(server.log).toContain(`HOST is "${HOST}", no address of this machine: the site is shown`);
  await server.stop();
});

test.each([
  ["city", "DALLAS ", "content/cities/dallas.yaml already exists"],
  ["city", "東京", '"東京" - expected a name with Latin letters or digits'],
  ["service", "Contact", '"/contact" - expected another; src/routes.tsx has it'],
  ["service", "Tow <custom>", "expected a name without <custom>"],
])("npm run new %s %j says: %s", (kind, name, expected) => {
  expect(run(["--import", "tsx", "scripts/new.ts", kind, name]).output).toContain(expected);
});

/** A name with what YAML, HTML and addresses have to escape. */
const NAME = 'Bob\'s "24/7" towing: #1';

test.each([
  ["city", "Zephyr Springs, TX", "Zephyr Springs", "zephyr-springs", "content/cities/zephyr-springs.yaml"],
  ["service", NAME, NAME, "bobs-24-7-towing-1", "content/services/bobs-24-7-towing-1.yaml"],
])(
  "what npm run new %s %j writes besides the name is in brackets, and refused as long as it is",
  (kind, given, name, slug, file) => {
    const { output } = run(["--import", "tsx", "scripts/new.ts", kind, given]);
    expect(output).toContain(`${file} is written: a draft. Its page is /${slug}`);
    const at = path.join(root, file);
    const draft = readFileSync(at, "utf8");
    const texts: string[] = [];
    visit(parseDocument(draft, { schema: "failsafe" }), {
      Scalar: (role, { value }) => (role === "key" ? undefined : void texts.push(String(value))),
    });
    const unfinished = texts.filter((text) => /^\(\(.*\)\)$/s.test(text));
    const finished = texts.filter((text) => !unfinished.includes(text));
    writeFileSync(at, draft.replace(/^draft: true$/m, ""));
    const { problems } = readSite(root);
    writeFileSync(at, draft.replace(/^draft: true$/m, "").replaceAll(/\(\(|\)\)/g, ""));
    const replaced = readSite(root);
    rmSync(at);
    expect(unfinished.length).toBeGreaterThan(0);
    // Only the kind of a service's block is as it was: its fields depend on it.
    expect(finished.filter((text) => !text.includes(name) && !text.includes(slug))).toEqual(
      kind === "city" ? ["true"] : ["true", "items"],
    );
    expect(problems.filter((problem) => problem.includes("is still the template's text"))).toHaveLength(
      unfinished.length,
    );
    expect(problems).toHaveLength(unfinished.length);
    expect(replaced.problems).toEqual([]);
  },
);
