import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { tableUnder } from "./dependency-table.ts";

/** Licenses that only require their text to be kept with copies, by their SPDX names. */
const PERMISSIVE = [
  ...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT"],
  ...["Python-2.0", "MIT OR Apache-2.0", "(MIT OR GPL-3.0-or-later)", "(MIT AND Zlib)"],
];

/** Packages with an install script that work without it. */
const WITHOUT_SCRIPT = ["esbuild", "fsevents", "sharp", "workerd"];

function read(file: string): string {
  return readFileSync(path.resolve(import.meta.dirname, "..", file), "utf8");
}

/** The packages of a lockfile, without the project itself. */
function lockedIn(file: string) {
  const { packages }: { packages: Record<string, Record<string, unknown>> } = JSON.parse(read(file));
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

test.each([
  "package-lock.json",
  "bench/lighthouse/package-lock.json",
  "tests/hosting/cloudflare/package-lock.json",
])("%s has a hash for each package, names no host, and needs no install script", (file) => {
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
