import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createBuilder, createLogger } from "vite";
import { beforeEach, expect, test, vi } from "vitest";
import { business } from "../src/business/current.ts";
import { exampleValues } from "../src/business/placeholders.ts";
import { testProject } from "../tests/support/project.ts";
import { offlineFiles } from "./offline-files.ts";

const RENDER = "src/document/render.tsx";

/* What the build writes for every address: tests/dist. What is checked of pages: check-pages.test.ts. */

type Edit = [file: string, from: string, to: string];

let dist: string;

beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "built-"));
  dist = path.join(folder, "dist");
  return () => rm(folder, { recursive: true });
});

/** Builds the project with some of its files edited, and returns the lines that it shows to the owner. */
async function build(...edits: readonly Edit[]): Promise<string[]> {
  const warnings: string[] = [];
  const customLogger = { ...createLogger("silent"), warn: (line: string) => void warnings.push(line) };
  const { config, edit } = testProject();
  for (const change of edits) await edit(...change);
  // Vitest sets NODE_ENV, and Vite does not change it if it is set. React must be the same in Vite and in Node.
  vi.stubEnv("NODE_ENV", "production");
  const builder = await createBuilder({
    ...config,
    customLogger,
    build: { outDir: dist, emptyOutDir: true },
  });
  await builder.buildApp();
  return warnings;
}

test.each<{ name: string; message: RegExp; edits: readonly Edit[] }>([
  {
    name: "a page that throws",
    message: /The page \/404 threw while rendering: no words/,
    edits: [["src/pages/fallback-pages.tsx", "return", 'throw new Error("no words"); return']],
  },
  {
    name: "a page without a description, or without the site's signature,",
    message: /^The site has problems:\n {2}\/: has no description;.*^ {2}\/: lacks the signature other/ms,
    edits: [
      ["src/document/routes.tsx", "formerly = [] } = meta", 'formerly = [] } = { ...meta, description: "" }'],
      [RENDER, "signature = `", "signature = `other"],
    ],
  },
  {
    name: "a file that cannot be made",
    message:
      /^The site has problems:\n {2}The file sitemap.xml could not be made: no map\n {2}The file preview-card.png could not be made: no ink/,
    edits: [
      ["src/document/site-files.ts", "const urls", 'throw new Error("no map"); const urls'],
      ["src/pictures/preview-card.tsx", "const words", 'throw new Error("no ink"); const words'],
    ],
  },
  {
    name: "an island that imports styles, where only one style sheet goes into the pages,",
    message:
      /\/src\/islands\/contact-form\.tsx: imports styles, which no page would have; import them in \/src\/styles\/site\.css\./,
    edits: [["src/islands/contact-form.tsx", "import", 'import "../styles/header.css";\nimport']],
  },
])("$name stops the build and leaves the last build unchanged", async ({ message, edits }) => {
  const folder = path.dirname(dist);
  for (const name of ["dist", "hosts"]) {
    await mkdir(path.join(folder, name));
    await writeFile(path.join(folder, name, "last"), "as it was");
  }
  await expect(build(...edits)).rejects.toThrow(message);
  const files = await readdir(folder, { recursive: true });
  expect(files.toSorted()).toEqual(["dist", "dist/last", "hosts", "hosts/last"]);
});

test("without an offline page, the service worker removes itself from phones; example values are named once", async () => {
  const warnings = await build([RENDER, "business.offline", "false"]);
  expect(warnings.filter((line) => line.startsWith("business.ts"))).toEqual(exampleValues(business));
  const worker = await readFile(path.join(dist, "service-worker.js"), "utf8");
  expect(worker).toContain("unregister()");
  expect(worker).not.toMatch(/PRECACHE_MANIFEST|fetch/);
  const files = await readdir(path.join(dist, "assets"));
  expect(files.filter((file) => /^(offline|site)-/.test(file))).toEqual([]);
});

test("the service worker's version changes if a file has changed, and only then", async () => {
  const versionWith = (page: string) => {
    const offline = {
      page,
      headers: {},
      pack: { pieces: [], types: [], entries: {}, redirects: {}, whole: true },
    };
    const files = offlineFiles({ keep: "", remove: "" }, offline, "", {});
    return /"version":"[^"]+"/.exec(files["service-worker.js"] ?? "")?.[0];
  };
  const version = versionWith("no signal");
  expect(version).toBeDefined();
  expect(versionWith("no signal")).toBe(version);
  expect(versionWith("no bars")).not.toBe(version);
});
