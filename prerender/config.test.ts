import path from "node:path";
import { loadConfigFromFile } from "vite";
import { expect, test } from "vitest";
import { ROOT } from "../tests/support/project.ts";

test("Vite's configuration does not import business.ts, so that a mistake there is reported as such", async () => {
  const file = path.join(ROOT, "vite.config.ts");
  const loaded = await loadConfigFromFile({ command: "build", mode: "production" }, file);
  const files = loaded?.dependencies.map((name) => path.relative(ROOT, path.resolve(ROOT, name)));
  expect(files).toContain(path.normalize("prerender/plugin.ts"));
  expect(files).not.toContain("business.ts");
});
