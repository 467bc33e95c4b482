import { mkdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeSite, writeSite } from "../../server/test-site.ts";
import { editedSinceBuild } from "./edited-since.ts";

const SHAPING = [
  "business.ts",
  "vite.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
  "src/content/home.ts",
  "public/x.svg",
  "prerender/build.ts",
  "server/header-rules.ts",
];

const OTHERS = [
  "src/home.test.ts",
  "src/business/test-business.ts",
  "server/test-site.ts",
  "prerender/fixtures/site/src/dot.ts",
];

/** A project that was built at noon, in which one file was edited later. */
async function editedLater(file?: string): Promise<boolean> {
  const root = await writeSite({});
  onTestFinished(() => removeSite(root));
  const noon = new Date("2026-02-03T12:00:00Z");
  for (const name of [...SHAPING, ...OTHERS, "dist/index.html"]) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), "");
    const later = new Date(noon.getTime() + (name === file ? 1000 : 0));
    await utimes(path.join(root, name), later, later);
  }
  return await editedSinceBuild(root);
}

test.each(SHAPING)("%s edited after the build: the site is stale", async (file) => {
  expect(await editedLater(file)).toBe(true);
});

test.each([undefined, ...OTHERS])("%s edited after the build: it is not", async (file) => {
  expect(await editedLater(file)).toBe(false);
});
