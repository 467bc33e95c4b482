import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { isPermissive, type LicensedPackage, licenseOf, tableUnder } from "./licenses.ts";

interface Locked extends LicensedPackage {
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
}

interface Manifest extends LicensedPackage {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const ROOT = path.join(import.meta.dirname, "..");
const PAGE = readFileSync(path.join(ROOT, "docs/dependencies.md"), "utf8");
const direct = tableUnder("Direct dependencies", PAGE);
const exceptions = tableUnder("Licenses", PAGE);

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(ROOT, file), "utf8"));
}

/** The packages of a lockfile by name, one version each time; without the project itself. */
function lockedIn(file: string): [string, Locked][] {
  const { packages } = readJson(file) as { packages: Record<string, Locked> };
  return Object.entries(packages)
    .filter(([place]) => place !== "")
    .map(([place, locked]) => [place.replace(/^.*node_modules\//, ""), locked]);
}

describe("the table of direct dependencies", () => {
  test("has one row for each, with its exact version", () => {
    const { dependencies, devDependencies } = readJson("package.json") as Manifest;
    const needed = Object.entries({ ...dependencies, ...devDependencies });
    expect(direct.map(([name, version]) => [name, version])).toEqual(needed.toSorted());
    expect(needed.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test.each(direct)("%s has a purpose, a reason, a place and its own license", (name, _, ...cells) => {
    const [purpose, reason, runsIn, license] = cells;
    expect([purpose, reason, runsIn].filter((cell) => !cell)).toEqual([]);
    expect(license).toBe(licenseOf(readJson(`node_modules/${name}/package.json`) as Manifest));
  });

  test("nothing that only builds or tests is installed where the site is only served", () => {
    const { dependencies } = readJson("package.json") as Manifest;
    const places = direct
      .filter(([name = ""]) => name in dependencies)
      .map(([name, , , , runsIn]) => [name, runsIn]);
    expect(places.filter(([, runsIn]) => !/browser|server/.test(runsIn ?? ""))).toEqual([]);
  });
});

describe.each(["package-lock.json", "bench/lighthouse/package-lock.json"])("%s", (file) => {
  const locked = lockedIn(file);

  test("names a hash for each package, and no host", () => {
    expect(locked.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  test("has no package with an install script but esbuild, which does without", () => {
    const names = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([name]) => name);
    expect(names.filter((name) => name !== "esbuild")).toEqual([]);
  });
});

test("install scripts are off", () => {
  expect(readFileSync(path.join(ROOT, ".npmrc"), "utf8")).toMatch(/^ignore-scripts=true$/m);
});

describe("licenses", () => {
  const others = lockedIn("package-lock.json")
    .map(([name, locked]) => [name, licenseOf(locked)] as const)
    .filter(([, license]) => !isPermissive(license));

  test("are permissive, or explained", () => {
    const explained = ([name, license]: readonly [string, string]) =>
      exceptions.some(
        ([known = "", knownLicense]) =>
          license === knownLicense && (name === known || name.startsWith(`${known}-`)),
      );
    expect(others.filter((other) => !explained(other))).toEqual([]);
  });

  test("are explained where there is something to explain", () => {
    const names = others.map(([name]) => name);
    expect(exceptions.filter(([name = "", , reason]) => !names.includes(name) || !reason)).toEqual([]);
  });
});
