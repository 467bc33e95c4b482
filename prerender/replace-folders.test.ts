import * as fs from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { removeSite, writeSite } from "../tests/support/folders.ts";
import { replaceFolders, restoreFolders } from "./replace-folders.ts";

vi.mock("node:fs", async (original) => {
  const { accessSync, renameSync, rmSync, ...others } = await original<typeof fs>();
  return { ...others, accessSync: vi.fn(accessSync), renameSync: vi.fn(renameSync), rmSync: vi.fn(rmSync) };
});
const real = await vi.importActual<typeof fs>("node:fs");
const { accessSync, renameSync, rmSync } = vi.mocked(fs);

const FILES = ["dist/a/last.html", "dist/last.html", "hosts/last.conf"];
const LAST = ["dist", "dist/a", "dist/a/last.html", "dist/last.html", "hosts", "hosts/last.conf"];
const NEW = ["dist", "dist/new.html", "hosts", "hosts/new.conf"];

let folder: string;
let names: string[];

/** The last build. */
async function start(): Promise<void> {
  folder = await writeSite(Object.fromEntries(FILES.map((name) => [name, ""])));
  names = [`${folder}/dist`, `${folder}/hosts`];
}

beforeEach(async () => {
  await start();
  return () => removeSite(folder);
});

const all = () => real.readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
const replace = () =>
  replaceFolders({ [`${folder}/dist`]: { "new.html": "" }, [`${folder}/hosts`]: { "new.conf": "" } });

/** Runs what is killed at a step: from this move or removal on nothing is done, and of a removal, half. */
function kill(step: number, run: () => void): void {
  let steps = 0;
  const live = () => {
    steps += 1;
    if (steps >= step) throw new Error("killed");
  };
  renameSync.mockImplementation((from, to) => {
    live();
    real.renameSync(from, to);
  });
  rmSync.mockImplementation((at, options) => {
    const [first] = steps + 1 === step && real.existsSync(at) ? real.readdirSync(String(at)) : [];
    if (first !== undefined) real.rmSync(`${at}/${first}`, { recursive: true });
    live();
    real.rmSync(at, options);
  });
  try {
    run();
  } catch {}
  renameSync.mockImplementation(real.renameSync);
  rmSync.mockImplementation(real.rmSync);
}

/** Two moves aside, two into place: with the last one, the new build takes the place of the last. */
const DECIDES = 4;

test("killed at any step, and again while the next build puts things right, one build is there, whole", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  for (let step = 1; step <= 9; step += 1) {
    for (let again = 1; again <= 7; again += 1) {
      kill(step, replace);
      kill(again, () => restoreFolders(names));
      restoreFolders(names);
      expect(all(), `killed at ${step} and ${again}`).toEqual(step <= DECIDES ? LAST : NEW);
      await removeSite(folder);
      await start();
    }
  }
});

test("half of a last build, which was killed while it was removed, does not come back", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  for (let step = DECIDES + 1; step <= DECIDES + 4; step += 1) {
    kill(step, replace);
    real.rmSync(`${folder}/dist`, { recursive: true });
    restoreFolders(names);
    const back = all().filter((name) => name.startsWith("dist"));
    expect([[], LAST.slice(0, 4)]).toContainEqual(back);
    await removeSite(folder);
    await start();
  }
});

test.each([1, 2, 3, DECIDES])(
  "an error at move %d leaves the last build, whole, and nothing else",
  (move) => {
    for (let before = 1; before < move; before += 1) renameSync.mockImplementationOnce(real.renameSync);
    renameSync.mockImplementationOnce(() => {
      throw new Error("EBUSY");
    });
    expect(replace).toThrow("EBUSY");
    expect(all()).toEqual(LAST);
  },
);

test("an error while writing leaves the last build", () => {
  const folders = { [`${folder}/dist`]: { "new.html": "" }, [`${folder}/hosts`]: { a: "", "a/b": "" } };
  expect(() => replaceFolders(folders)).toThrow("EEXIST");
  expect(all()).toEqual(LAST);
});

test("a folder that this user cannot remove, as after a build with sudo, is named before anything is moved", () => {
  accessSync.mockReturnValueOnce().mockImplementationOnce((at) => {
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
  rmSync.mockImplementationOnce(() => {
    throw new Error("EPERM: protected");
  });
  replace();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("EPERM: protected"));
  expect(all()).toEqual(expect.arrayContaining(NEW));
});

test("what builds of other processes have left is removed, unless they are still running", () => {
  const running = `hosts-next-${process.ppid}`;
  for (const name of [running, "hosts-next-4194305", "dist-next-steps"]) real.mkdirSync(`${folder}/${name}`);
  replace();
  expect(all()).toEqual([...NEW, "dist-next-steps", running].toSorted());
});
