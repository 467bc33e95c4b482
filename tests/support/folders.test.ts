import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyProject, removeSite, writeSite } from "./folders.ts";

test("a copy shares the packages of its original, but not the files that tools keep beside them", async () => {
  const original = await writeSite({
    "business.ts": "shipped",
    "node_modules/.bin/vite": "vite",
    "node_modules/@vitejs/plugin/index.js": "plugin",
    "node_modules/.cache/fonts/overpass.woff2": "shipped letters",
  });
  onTestFinished(() => removeSite(original));
  const { root, remove } = await copyProject(original);
  onTestFinished(remove);
  const read = (folder: string, file: string) => readFile(path.join(folder, file), "utf8");
  for (const file of ["business.ts", "node_modules/.bin/vite", "node_modules/@vitejs/plugin/index.js"])
    expect(await read(root, file)).toBe(await read(original, file));

  const font = "node_modules/.cache/fonts/overpass.woff2";
  await mkdir(path.dirname(path.join(root, font)), { recursive: true });
  await writeFile(path.join(root, font), "an owner's letters");
  expect(await read(original, font)).toBe("shipped letters");
});
