import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { build, copySite } from "./fixtures/copy-site.ts";

/* What the build writes for every address: tests/dist. */

/** A built copy of the fixture site, with one text of a file replaced. */
async function built(file: string, from: string, to: string) {
  const site = await copySite();
  onTestFinished(site.remove);
  await site.edit(file, from, to);
  await build(site.root);
  return { ...site, worker: await site.read("dist/service-worker.js") };
}

test("the service worker has another version when a file has changed, and only then", async () => {
  const versionWith = async (heading: string) => {
    const { worker } = await built("src/pages.tsx", 'text="no signal"', `text="${heading}"`);
    return /"version":"[^"]+"/.exec(worker)?.[0] ?? "none";
  };
  const version = await versionWith("no signal");
  expect(await versionWith("no signal")).toBe(version);
  expect(await versionWith("no bars")).not.toBe(version);
});

test("without an offline page, the service worker removes itself from visitors' phones", async () => {
  const { root, worker } = await built(
    "src/document/render.tsx",
    "(assets: Assets) => renderPage(noSignalPage, assets)",
    "null",
  );
  expect(worker).toContain("unregister()");
  expect(worker).not.toMatch(/PRECACHE_MANIFEST|fetch/);
  const files = await readdir(path.join(root, "dist"), { recursive: true });
  expect(files.filter((file) => file.includes("offline"))).toEqual([]);
});
