import { mkdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeSite, writeSite } from "../../server/test-site.ts";
import { editedSinceBuild } from "./edited-since.ts";

/** A project that was built at noon, in which one file was edited later. */
async function editedLater(file?: string): Promise<boolean> {
  const root = await writeSite({});
  onTestFinished(() => removeSite(root));
  const noon = new Date("2026-02-03T12:00:00Z");
  for (const name of [
    "business.ts",
    "src/content/home.ts",
    "src/home.test.ts",
    "public/x.svg",
    "dist/index.html",
  ]) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), "");
    const later = new Date(noon.getTime() + (name === file ? 1000 : 0));
    await utimes(path.join(root, name), later, later);
  }
  return await editedSinceBuild(root);
}

test.each([
  [undefined, false],
  ["business.ts", true],
  ["src/content/home.ts", true],
  ["public/x.svg", true],
  ["src/home.test.ts", false],
])("%s edited after the build: the site is stale: %s", async (file, expected) => {
  expect(await editedLater(file)).toBe(expected);
});
