import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { tableUnder } from "./dependency-table.ts";

interface Locked {
  license?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Licenses that ask for no more than to keep their text with copies, as packages name them (SPDX). */
const PERMISSIVE = [
  ...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT"],
  ...["Python-2.0", "MIT OR Apache-2.0", "(MIT OR GPL-3.0-or-later)", "(MIT AND Zlib)"],
];

/** Packages with an install script that work without it. */
const WITHOUT_SCRIPT = ["esbuild", "fsevents", "sharp", "workerd"];

const direct = tableUnder("Direct dependencies");
const exceptions = tableUnder("Licenses");
const { dependencies, devDependencies }: Manifest = JSON.parse(read("package.json"));

function read(file: string): string {
  return readFileSync(path.resolve(import.meta.dirname, "..", file), "utf8");
}

/** The packages of a lockfile by name, one version each time; without the project itself. */
function lockedIn(file: string): [string, Locked][] {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(read(file));
  return Object.entries(packages)
    .filter(([place]) => place !== "")
    .map(([place, locked]) => [place.replace(/^.*node_modules\//, ""), locked]);
}

describe("the table of direct dependencies", () => {
  const locked = new Map(lockedIn("package-lock.json"));

  test("has one row for each, with its exact version", () => {
    const needed = Object.entries({ ...dependencies, ...devDependencies });
    expect(direct.map(([name, version]) => [name, version])).toEqual(needed.toSorted());
    expect(needed.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test.each(direct)("%s has a purpose, a reason, a place and its own license", (name = "", _, ...cells) => {
    expect(cells.slice(0, 3)).not.toContain("");
    expect(cells[3]).toBe(locked.get(name)?.license);
  });

  test("nothing that only builds or tests is installed where the site is only served", () => {
    const served = direct.filter(([name = ""]) => name in dependencies);
    expect(served.filter(([, , , , runsIn = ""]) => !/browser|server/.test(runsIn))).toEqual([]);
  });
});

test.each([
  "package-lock.json",
  "bench/lighthouse/package-lock.json",
  "tests/hosting/cloudflare/package-lock.json",
])(
  "%s names a hash for each package, no host, and no install script but of those that do without",
  (file) => {
    const locked = lockedIn(file);
    expect(locked.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(scripted.filter(([name]) => !WITHOUT_SCRIPT.includes(name))).toEqual([]);
  },
);

test("licenses are permissive, or explained, and nothing else is explained", () => {
  const others = lockedIn("package-lock.json").filter(
    ([, { license = "" }]) => !PERMISSIVE.includes(license),
  );
  // A row stands for a package's builds for single systems, too.
  const explains = ([known, license]: string[], [name, locked]: [string, Locked]) =>
    license === locked.license && (name === known || name.startsWith(`${known}-`));
  expect(others.filter((other) => !exceptions.some((row) => explains(row, other)))).toEqual([]);
  expect(exceptions.filter((row) => !others.some((other) => explains(row, other)) || !row[2])).toEqual([]);
});
