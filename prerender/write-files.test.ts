import fs from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { removeSite, writeSite } from "../tests/support/folders.ts";
import { replaceFolders } from "./write-files.ts";

const LAST = ["dist", "dist/a", "dist/a/last.html", "dist/last.html", "hosts", "hosts/last.conf"];
const NEW = ["dist", "dist/new.html", "hosts", "hosts/new.conf"];

let folder: string;

beforeEach(async () => {
  folder = await writeSite({ "dist/a/last.html": "", "dist/last.html": "", "hosts/last.conf": "" });
  return () => removeSite(folder);
});

const all = () => fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
const inBuild = (name: string) => /^(dist|hosts)(?!-)/.test(name);
const replace = (ofHosts: Record<string, string> = { "new.conf": "" }) =>
  replaceFolders({ [`${folder}/dist`]: { "new.html": "" }, [`${folder}/hosts`]: ofHosts });

function fail(): never {
  throw new Error("EPERM: protected");
}

test("an error while writing, or a folder that cannot be moved, leaves the last build; the next removes what is left", () => {
  expect(() => replace({ a: "", "a/b": "" })).toThrow("EEXIST");
  expect(all().filter(inBuild)).toEqual(LAST);
  vi.spyOn(fs, "renameSync").mockImplementationOnce(fail);
  expect(replace).toThrow("EPERM");
  expect(all().filter(inBuild)).toEqual(LAST);
  // As a build that was killed leaves it.
  fs.mkdirSync(`${folder}/dist-last/a`, { recursive: true });
  replace();
  expect(all()).toEqual(NEW);
});

test("a first build, and one whose last one cannot be removed, are there all the same", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  await removeSite(folder);
  replace();
  expect(all()).toEqual(NEW);
  const { existsSync, rmSync } = fs;
  vi.spyOn(fs, "rmSync").mockImplementation((at, options) =>
    `${at}`.endsWith("-last") && existsSync(at) ? fail() : rmSync(at, options),
  );
  replace();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("EPERM: protected"));
  expect(all()).toEqual(expect.arrayContaining(NEW));
});
