import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { removeSite, writeSite } from "../../tests/support/folders.ts";
import { buildProject } from "../../tests/support/project.ts";

test("without an offline page, the service worker removes itself from phones", async () => {
  const folder = await writeSite({});
  const dist = path.join(folder, "dist");
  await buildProject(dist, [["src/routes.tsx", "business.offline", "false"]]);
  const worker = await readFile(path.join(dist, "service-worker.js"), "utf8");
  expect(worker).toContain("unregister()");
  expect(worker).not.toMatch(/PRECACHE_MANIFEST|fetch/);
  const files = await readdir(path.join(dist, "assets"));
  expect(files.filter((file) => /^(offline|site)-/.test(file))).toEqual([]);
  await removeSite(folder);
});
