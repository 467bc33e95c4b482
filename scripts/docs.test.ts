import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeSite, writeSite } from "../tests/support/folders.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), "utf8");
}

/** What is in backticks. */
function codeIn(text: string): string[] {
  return Array.from(text.matchAll(/`([^`]+)`/g), ([, code = ""]) => code);
}

/** All pages of the docs. */
const PAGES = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].concat(
  ["docs", "docs/decisions"].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${folder}/${name}`),
  ),
);

/** The files of the project's code and tests. */
const SOURCES = ["build", "scripts", "src", "tests"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) =>
    path.join(folder, name),
  ),
);
const NAMES = new Set(SOURCES.map((file) => path.basename(file)));

test.each(PAGES)("%s: every file of the project and every test that it links or names exists", (page) => {
  const text = read(page);
  const links = text.replaceAll(/^```.*?^```/gms, "").matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g);
  const linked = Array.from(links, ([, link, source]) => (link ?? source ?? "").replace(/#.*/, ""))
    .filter((link) => link !== "" && !/^[a-z]+:/.test(link))
    .map((link) => path.join(path.dirname(page), link));
  const named = codeIn(text).filter((code) =>
    /^(content|src|build|scripts|tests|bench)\/\S*\.\w+$/.test(code),
  );
  expect([...linked, ...named].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  const tests = codeIn(text).filter((code) => /^[\w.-]+\.(spec|test)\.tsx?$/.test(code));
  expect(tests.filter((name) => !NAMES.has(name))).toEqual([]);
});

test("docs/faults.md: each row names tests by file and title, as they are in the code", () => {
  const isInCode = (name = "", title = "") =>
    SOURCES.some((file) => path.basename(file) === name && read(file).includes(title));
  const rows = read("docs/faults.md").match(/^\| (?!fault \|).*(?= \|$)/gm) ?? [];
  const wrong = rows.filter((row) => {
    const cell = (row.split(" | ").at(-1) ?? "").replace(/; `npm [^`]+`$/, "");
    // An owner's copy is tested without them.
    if (cell.includes("`edits.ts`") && !existsSync(path.join(ROOT, "tests/owner-edits"))) return false;
    // Titles may have semicolons, too.
    return cell.split(/; (?=`)/).some((proof) => {
      const [, name, titles] = /^`([^`]+)` "(.+)"$/.exec(proof) ?? [];
      return !titles?.split('", "').every((title) => isInCode(name, title));
    });
  });
  expect(rows).not.toEqual([]);
  expect(wrong).toEqual([]);
});

/** The rows of the table under a heading of docs/dependencies.md, without its head; each cell without its backticks. */
function tableUnder(heading: string): string[][] {
  const section =
    read("docs/dependencies.md")
      .split(/^#+ /m)
      .find((text) => text.startsWith(`${heading}\n`)) ?? "";
  const lines = section.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", "")),
  );
}

/** Licenses that only require their text to be kept with copies, by their SPDX names. */
const PERMISSIVE = [
  ...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT"],
  ...["Python-2.0", "MIT OR Apache-2.0", "(MIT OR GPL-3.0-or-later)", "(MIT AND Zlib)"],
];

/** Packages with an install script that work without it. */
const WITHOUT_SCRIPT = ["esbuild", "fsevents", "sharp", "workerd"];

interface LockedPackage {
  name: string;
  license?: string;
  /** Whether npm leaves it out where it does not fit the system. */
  optional?: boolean;
}

/** The packages of a lockfile, without the project itself. */
function lockedIn(file: string): LockedPackage[] {
  const { packages }: { packages: Record<string, object> } = JSON.parse(read(file));
  return Object.entries(packages)
    .filter(([place]) => place !== "")
    .map(([place, locked]) => ({ ...locked, name: place.replace(/^.*node_modules\//, "") }));
}

test("docs/dependencies.md says what each package is for, why it was chosen, and where it runs", () => {
  const { dependencies, devDependencies } = JSON.parse(read("package.json"));
  const needed: Record<string, string> = { ...dependencies, ...devDependencies };
  const rows = tableUnder("Direct dependencies");
  expect(rows.map(([name]) => name)).toEqual(Object.keys(needed).toSorted());
  expect(rows.filter((cells) => cells.length !== 4 || cells.includes(""))).toEqual([]);
  expect(Object.values(needed).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  // Packages for the build and tests are not installed on servers.
  const served = rows.filter(([name = ""]) => name in dependencies);
  expect(served.filter(([, , , runsIn = ""]) => !/browser|server/.test(runsIn))).toEqual([]);
});

const LOCKFILES = ["package-lock.json", "tests/hosting/cloudflare/package-lock.json"];

test.each(LOCKFILES)("every package of %s has a hash, names no host, and needs no install script", (file) => {
  for (const locked of lockedIn(file)) {
    expect(locked).toMatchObject({ integrity: expect.stringMatching(/^sha512-/) });
    expect(locked).not.toHaveProperty("resolved");
    if (!WITHOUT_SCRIPT.includes(locked.name)) expect(locked).not.toHaveProperty("hasInstallScript");
  }
});

test("every license is permissive or explained, and no permissive license is explained", () => {
  const others = lockedIn("package-lock.json")
    .map((locked) => ({ license: "none", ...locked }))
    .filter(({ license }) => !PERMISSIVE.includes(license));
  // A row also covers a package's platform-specific builds.
  const isExplainedBy = (name: string, known = "") => name === known || name.startsWith(`${known}-`);
  const rows = tableUnder("Licenses");
  const rowOf = (name: string) => rows.find(([known]) => isExplainedBy(name, known));
  expect(others.filter(({ name, license }) => rowOf(name)?.[1] !== license)).toEqual([]);
  expect(rows.filter(([known]) => !others.some(({ name }) => isExplainedBy(name, known)))).toEqual([]);
});

/** The oldest version of each main version of Node that package.json allows. */
const OLDEST_NODES: string[] = JSON.parse(read("package.json")).engines.node.match(/\d+\.\d+\.\d+/g);

test.each(OLDEST_NODES)(
  "npm ci would install all of the project on Node %s, also where NODE_ENV is production, as on the servers of hosts",
  async (version) => {
    const names = ["package.json", "package-lock.json", ".npmrc"];
    const cwd = await writeSite(Object.fromEntries(names.map((name) => [name, read(name)])));
    onTestFinished(() => removeSite(cwd));
    const pretend = `Object.defineProperty(process,"version",{value:"v${version}"})`;
    const env = {
      ...process.env,
      NODE_ENV: "production",
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(pretend)}`,
    };
    // Whatever the settings of the npm that runs this test are.
    const args = ["ci", "--dry-run", "--offline", "--loglevel=notice", "--no-color", "--no-json"];
    expect(execFileSync("npm", args, { cwd, env, encoding: "utf8" })).toMatch(/added \d{3} packages/);
  },
);
