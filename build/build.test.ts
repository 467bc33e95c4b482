import { mkdir, readdir, readFile, symlink } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { exampleValues } from "../src/owner/placeholders.ts";
import { business } from "../src/owner/site.ts";
import { removeSite, writeSite } from "../tests/support/folders.ts";
import { buildProject, type Edit } from "../tests/support/project.ts";
import { swapFolders } from "./write-files.ts";
import { writeProblem } from "./write-problem.ts";

const RENDER = "src/render.tsx";

/* What the build writes for every address: tests/dist. What is checked of pages: check-pages.test.ts. */

/** The last build. */
const LAST = ["dist", "dist/last.html", "hosts", "hosts/last.conf"];

let folder: string;

beforeEach(async () => {
  folder = await writeSite({ "dist/last.html": "last", "hosts/last.conf": "last" });
  return () => removeSite(folder);
});

const filesOfFolder = async () => (await readdir(folder, { recursive: true })).toSorted();

const build = (...edits: readonly Edit[]) => buildProject(path.join(folder, "dist"), edits);

test.each<{ name: string; message: RegExp; edits: readonly Edit[] }>([
  {
    name: "a page that throws",
    message: /The page \/404 threw while rendering: no words/,
    edits: [["src/site/pages/not-found-page.tsx", "return", 'throw new Error("no words"); return']],
  },
  {
    name: "a page with another's address, or without a description,",
    message:
      /^The site has problems:\n {2}a\.yaml, line 4: "\/contact" - expected another; .*^ {2}\/: has no description;/ms,
    edits: [
      [RENDER, "...inContent,", '...inContent, { value: "/contact", at: "a.yaml, line 4" },'],
      ["src/routes.tsx", "formerly = [] } = meta", 'formerly = [] } = { ...meta, description: "" }'],
    ],
  },
  {
    name: "a file that cannot be made",
    message:
      /^The site has problems:\n {2}The file sitemap.xml could not be made: no map\n {2}The file preview-card.png could not be made: no ink/,
    edits: [
      ["src/site/document/site-files.ts", "const urls", 'throw new Error("no map"); const urls'],
      ["src/site/pictures/preview-card.tsx", "const words", 'throw new Error("no ink"); const words'],
    ],
  },
  {
    name: "an island that imports styles, where only one style sheet goes into the pages,",
    message:
      /\/src\/site\/styles\/header\.css: a script imports it, .*; import it in \/src\/site\/styles\/site\.css\./,
    edits: [
      [
        "src/request/forms/contact-form.island.tsx",
        "import",
        'import "../../site/styles/header.css";\nimport',
      ],
    ],
  },
])("$name stops the build and leaves the last build unchanged", async ({ message, edits }) => {
  await expect(build(...edits)).rejects.toThrow(message);
  expect(await filesOfFolder()).toEqual(LAST);
});

test("example values are named once", async () => {
  const warnings = await build();
  expect(warnings.filter((line) => line.startsWith("business.yaml"))).toEqual(exampleValues(business));
});

test("if one folder cannot be replaced, all stay as they were", async () => {
  // The system does not rename a folder by the second name.
  const folders = { [`${folder}/dist`]: { "new.html": "" }, [`${folder}/hosts/.`]: { "new.conf": "" } };
  expect(() => swapFolders(folders)).toThrow("rename");
  expect(await filesOfFolder()).toEqual(LAST);
  expect(await readFile(path.join(folder, "dist/last.html"), "utf8")).toBe("last");
});

test("a folder that is a link leads to the new files; one that leads nowhere stops the build", async () => {
  await mkdir(path.join(folder, "server"));
  await symlink("server", path.join(folder, "link"));
  await symlink("nowhere", path.join(folder, "broken"));
  expect(swapFolders({ [`${folder}/link`]: { "new.html": "" } })).toEqual([]);
  expect(await readdir(path.join(folder, "server"))).toEqual(["new.html"]);
  const before = await filesOfFolder();
  const broken = { [`${folder}/dist`]: { "new.html": "" }, [`${folder}/broken`]: { "new.html": "" } };
  expect(() => swapFolders(broken)).toThrow("ENOENT");
  expect(await filesOfFolder()).toEqual(before);
});

test("an error while writing is explained", () => {
  expect(writeProblem(new Error("EACCES: permission denied, rename '/a/dist'")).message).toMatch(
    /^The build was not finished, and nothing was changed:\n {2}Error: EACCES: .* '\/a\/dist'\n.*sudo chown -R "\$USER" dist hosts\n/,
  );
});
