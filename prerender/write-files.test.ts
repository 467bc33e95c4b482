import fs from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { removeSite, writeSite } from "../tests/support/folders.ts";
import { replaceFolders, restoreFolders } from "./write-files.ts";

const { renameSync } = fs;

/** The last build, and what another one that was killed has left. */
const FILES = ["dist/a/last.html", "dist/last.html", "hosts/last.conf", "dist-next/half.html", "hosts-next/half.conf"];
const LAST = ["dist", "dist/a", "dist/a/last.html", "dist/last.html", "hosts", "hosts/last.conf"];
const NEW = ["dist", "dist/new.html", "hosts", "hosts/new.conf"];
const HALF = ["dist", "dist/half.html", "hosts", "hosts/half.conf"];

let folder: string;
let names: string[];

beforeEach(async () => {
  folder = await writeSite(Object.fromEntries(FILES.map((name) => [name, ""])));
  names = [`${folder}/dist`, `${folder}/hosts`];
  return () => removeSite(folder);
});

const all = () => fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
const replace = () =>
  replaceFolders({ [`${folder}/dist`]: { "new.html": "" }, [`${folder}/hosts`]: { "new.conf": "" } });

test.each([1, 2, 3, 4])("an error at move %d leaves the last build, whole, and nothing else", (move) => {
  const rename = vi.spyOn(fs, "renameSync");
  for (let before = 1; before < move; before += 1) rename.mockImplementationOnce(renameSync);
  rename.mockImplementationOnce(() => {
    throw new Error("EBUSY");
  });
  expect(replace).toThrow("EBUSY");
  expect(all()).toEqual(LAST);
});

test("an error while writing leaves the last build", () => {
  const folders = { [`${folder}/dist`]: { "new.html": "" }, [`${folder}/hosts`]: { a: "", "a/b": "" } };
  expect(() => replaceFolders(folders)).toThrow("EEXIST");
  expect(all()).toEqual(LAST);
});

test("a folder that this user cannot remove, as after a build with sudo, is named before anything is moved", () => {
  vi.spyOn(fs, "accessSync")
    .mockReturnValueOnce()
    .mockImplementationOnce((at) => {
      throw new Error(`EACCES: permission denied, access '${at}'`);
    });
  expect(replace).toThrow("/dist/a'");
  expect(all()).toEqual(LAST);
});

test("a first build, and one whose last one cannot be removed, are there all the same", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  await removeSite(folder);
  replace();
  expect(all()).toEqual(NEW);
  vi.spyOn(fs, "rmSync").mockImplementationOnce(() => {
    throw new Error("EPERM: protected");
  });
  replace();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("EPERM: protected"));
  expect(all()).toEqual(expect.arrayContaining(NEW));
});

const MOVES = [
  ["dist", "dist-last"],
  ["hosts", "hosts-last"],
  ["dist-next", "dist"],
  ["hosts-next", "hosts"],
] as const;

test.each([0, 1, 2, 3, 4])("a build killed after %d of its four moves leaves one build, whole", (count) => {
  for (const [from, to] of MOVES.slice(0, count)) fs.renameSync(`${folder}/${from}`, `${folder}/${to}`);
  restoreFolders(names);
  expect(all()).toEqual(count === MOVES.length ? HALF : LAST);
});
