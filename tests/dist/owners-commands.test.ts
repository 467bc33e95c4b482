import { execFile, spawnSync } from "node:child_process";
import { readFileSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readSite } from "../../hosting/built-site.ts";
import { claimed } from "../../scripts/launch-check/to-confirm.ts";
import { business } from "../../src/business/current.ts";
import { placeholderFields } from "../../src/business/placeholders.ts";
import { articles } from "../../src/content/articles.ts";
import { claims } from "../../src/content/claims.ts";
import { reviews } from "../../src/content/reviews.ts";
import { isAsShipped } from "../support/business.ts";
import { copyProject } from "../support/folders.ts";
import { freePort, listen } from "../support/system/servers.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/* What an owner sees after a mistake in business.ts, in each command that reads it. */

let root: string;
let shipped: string;

beforeAll(async () => {
  const copy = await copyProject(ROOT);
  root = copy.root;
  shipped = readFileSync(path.join(root, "business.ts"), "utf8");
  // resvg ends its process over a drawing so far away.
  const far = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><path d="M900 900h50v50z"/></svg>';
  writeFileSync(path.join(root, "far.svg"), far);
  writeFileSync(path.join(root, "empty.jpg"), "");
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
  ['  logo: "./far.svg",', "build"],
  ['  photo: "./empty.jpg",', "build"],
])('"%s" makes %s fail with its line and what is expected, and nothing else', (line, command) => {
  const [field] = /\w+:/.exec(line) ?? [];
  const lines = shipped.split("\n");
  const index = lines.findIndex((text) => text.startsWith(`  ${field}`));
  writeFileSync(path.join(root, "business.ts"), lines.with(index, line).join("\n"));
  expect(runInCopy(COMMANDS[command])).toMatch(
    new RegExp(`^business\\.ts needs a correction:\n  line ${index + 1}: .* - .*\n$`),
  );
  writeFileSync(path.join(root, "business.ts"), shipped);
});

/** What a command of the copy says when it fails. */
function runInCopy(args: readonly string[], env: Readonly<Record<string, string>> = {}, cwd = root): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    timeout: 60_000,
  });
  expect(status).toBe(1);
  return stdout + stderr;
}

const UNREADABLE =
  "it has letters that are not in UTF-8; in your editor, save the file with the encoding UTF-8";

test.each<[what: string, file: string, edit: (text: string) => Buffer, message: RegExp]>([
  [
    "Latin-1",
    "business.ts",
    (text) => Buffer.from(text.replace('name: "', 'name: "Garc\u00eda '), "latin1"),
    new RegExp(`^business\\.ts needs a correction:\\n  line \\d+: ${UNREADABLE}\\n$`),
  ],
  [
    "UTF-16",
    "src/content/home.ts",
    (text) => Buffer.from(`\ufeff${text}`, "utf16le"),
    new RegExp(`The site's content needs a correction:\\n  src/content/home\\.ts: line 1: ${UNREADABLE}\\n`),
  ],
  [
    "a missing quote",
    "src/content/home.ts",
    (text) => Buffer.from(text.replace('",', ",")),
    /The site's content needs a correction:\n {2}src\/content\/home\.ts: line \d+: .* go in quotes/,
  ],
])("%s in %s makes build fail with file and line, and without a stack trace", (_, file, edit, message) => {
  const text = readFileSync(path.join(root, file), "utf8");
  writeFileSync(path.join(root, file), edit(text));
  const output = runInCopy(COMMANDS.build);
  writeFileSync(path.join(root, file), text);
  expect(output).toMatch(message);
  expect(output).not.toMatch(/^ +at /m);
});

test("a folder that Vite cannot open is named", () => {
  const folder = `${root} #1`;
  renameSync(root, folder);
  const output = runInCopy(COMMANDS.build, {}, folder);
  renameSync(folder, root);
  expect(output).toContain(`The folder "${folder}" has # or * in its name`);
});

test("a port that is in use, or is none, is named with what to do", async () => {
  const server = createServer();
  const port = String(await listen(server));
  const preview = ["--import", "tsx", "hosting/start-preview.ts", path.join(ROOT, "dist")];
  const outputs = [port, "abc"].map((PORT) => runInCopy(preview, { PORT, HOST: "127.0.0.1" }));
  server.close();
  expect(outputs).toEqual([
    expect.stringMatching(`^Another program uses port ${port}, .*: PORT=${Number(port) + 1} npm start\n$`),
    'PORT is "abc"; expected a number from 1 to 65535\n',
  ]);
});

/** Edits of src/content as shipped, and the lines of the message. */
const MISTAKES: readonly { edits: [file: string, from: string, to: string][]; lines: string[] }[] = [
  {
    edits: [
      ["cities/keller.ts", '"/keller"', '"keller/"'],
      ["services/lockouts.ts", '"/lockout-service"', '"/dallas"'],
    ],
    lines: [
      "The site's content needs a correction:",
      '  src/content/cities/keller.ts: city.addresses.1: "keller/" - expected an address like',
      '  src/content/services/lockouts.ts: service.addresses: "/dallas" - expected another; src/content/cities/dallas.ts: city.addresses has it',
    ],
  },
  {
    edits: [
      ["terms.ts", "  title:", '  formerly: ["/index", "/404", "/contact"],\n  title:'],
      ["cities/dallas.ts", "  county:", '  county: "Tarrant County",\n  county:'],
    ],
    lines: [
      "The site has problems:",
      '  src/content/terms.ts: terms.formerly: "/index" - expected another; the built site has it',
      '  src/content/terms.ts: terms.formerly: "/404" - expected another; the built site has it',
      '  src/content/terms.ts: terms.formerly: "/contact" - expected another; src/document/routes.tsx has it',
      "  src/content/cities/dallas.ts: line 11: county is here for the second time; expected it once",
    ],
  },
];

test.skipIf(!isAsShipped).each(MISTAKES)(
  "the build stops and says: $lines",
  ({ edits, lines }) => {
    writeFileSync(path.join(root, "business.ts"), shipped);
    const kept = edits.map(([file, from, to]) => {
      const at = path.join(root, "src/content", file);
      const text = readFileSync(at, "utf8");
      writeFileSync(at, text.replace(from, to));
      return [at, text] as const;
    });
    const { stderr } = spawnSync(process.execPath, COMMANDS.build, { cwd: root, encoding: "utf8" });
    for (const [at, text] of kept) writeFileSync(at, text);
    const [, message = ""] = stderr.split("error during build:\n");
    expect(message.trimEnd().split("\n")).toEqual(lines.map((line) => expect.stringContaining(line)));
  },
  60_000,
);

test.skipIf(!isAsShipped).each([
  [
    "city",
    "Plano, TX",
    "src/content/cities/plano.ts is written: a draft. Its page is /plano-tx-roadside-assistance",
  ],
  ["city", "KELLER ", "src/content/cities/keller.ts already exists"],
  ["city", "東京", '"東京" - expected a name with Latin letters or digits'],
  ["service", "Tow & Go", "src/content/services/tow-and-go.ts is written: a draft. Its page is /tow-and-go"],
  ["service", 'Bob\'s "24/7" towing', "src/content/services/bobs-24-7-towing.ts is written"],
  ["service", "Index", '"/index" - expected another; the built site has it; choose another name'],
  ["service", "Contact", '"/contact" - expected another; src/document/routes.tsx has it'],
  ["service", "Tow {custom}", "{custom} is not the name of a claim or fact"],
])("npm run new %s %j says: %s", (kind, name, expected) => {
  writeFileSync(path.join(root, "business.ts"), shipped);
  const command = ["--import", "tsx", "scripts/new.ts", kind, name];
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: "utf8" });
  expect(stdout + stderr).toContain(expected);
});

const files = await readSite(path.join(ROOT, "dist"));

/** An address without a server. */
const NOBODY = `127.0.0.1:${await freePort()}`;

/** Runs the command as `npm run launch-check` does; `url` is the setting that npm has taken from its options. */
function run(args: readonly string[] = [], url?: string): Promise<{ code: number; output: string }> {
  const command = ["--import", "tsx", "scripts/launch-check/main.ts", ...args];
  return new Promise((resolve) => {
    const env = { ...process.env, npm_config_url: url };
    execFile(process.execPath, command, { cwd: ROOT, env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });
}

test("the command names every example value, every sample, and every claim with a page that shows it, and ends with 0 only when nothing is left", async () => {
  const { code, output } = await run();
  expect(output).toContain("as built; for the deployed site: npm run launch-check -- --url https://");
  for (const field of placeholderFields(business)) expect(output).toContain(`business.ts: ${field}`);
  for (const [claim, where] of claimed(claims, files)) {
    expect(output).toContain(` - ${claim}: ${where}\n`);
    expect(where, claim).not.toBe("no page");
  }
  for (const { name, sample } of reviews) expect(output.includes(name)).toBe(sample ?? false);
  for (const { title, sample } of articles) expect(output.includes(`"${title}"`)).toBe(sample ?? false);
  expect(output).toContain("Only you can confirm these");
  expect(output).toMatch(code === 0 ? /\nNo problems found\. / : /\nNot ready: \d+ things? to fix\.\n/);
  if (placeholderFields(business).length > 0) expect(code).toBe(1);
});

test.each<[args: string[], expected: string, url?: string]>([
  [["--url", `http://${NOBODY}/x?y`], `http://${NOBODY} does not answer: no web server listens there.`],
  [[NOBODY], `https://${NOBODY} does not answer`],
  [[], `https://${NOBODY} does not answer`, NOBODY],
  [["--url", "ftp://lonestar.us"], "npm run launch-check"],
  [["--site", "x"], "npm run launch-check"],
])("the command with %j says %s", async (args, expected, url) => {
  const { code, output } = await run(args, url);
  expect(code).toBe(1);
  expect(output).toContain(expected);
});
