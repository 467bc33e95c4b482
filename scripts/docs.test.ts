import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { plot } from "../bench/pages/plot.ts";
import bench from "../bench/results.json" with { type: "json" };

const ROOT = path.resolve(import.meta.dirname, "..");

/** How code names a data attribute: `data-stored-as` or `dataset.storedAs`. */
const DATA_ATTRIBUTE = /\bdata(?:-[a-z]+)+|\bdataset\.\w+/g;

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), "utf8");
}

/** What is in backticks. */
function codeIn(text: string): string[] {
  return Array.from(text.matchAll(/`([^`]+)`/g), ([, code = ""]) => code);
}

/** The data attributes of a source file. */
function attributesIn(source: string): string[] {
  return Array.from(source.matchAll(DATA_ATTRIBUTE), ([name]) =>
    name.replace("dataset.", "data-").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
}

test("docs/data-attributes.md lists each data attribute of src/ with all of its files", () => {
  const listed = read("docs/data-attributes.md")
    .split("\n")
    .filter((line) => line.startsWith("| `data-"))
    .flatMap((row) => {
      const [attribute, ...files] = codeIn(row);
      return files.map((file) => `${attribute} in ${file}`);
    });
  const used = readdirSync(path.join(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      attributesIn(read(path.join("src", file))).map((name) => `${name} in ${path.basename(file)}`),
    );
  expect([...new Set(used)].sort()).toEqual(listed.sort());
});

/** All pages of the docs. */
const PAGES = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].concat(
  ["docs", "docs/decisions"].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${folder}/${name}`),
  ),
);

test.each(PAGES)("%s: every link to a file of the project leads to one", (page) => {
  const text = read(page).replaceAll(/^```.*?^```/gms, "");
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)]
    .map(([, link, source]) => (link ?? source ?? "").replace(/#.*/, ""))
    .filter((link) => link !== "" && !/^[a-z]+:/.test(link));
  const dead = links.filter((link) => !existsSync(path.join(ROOT, path.dirname(page), link)));
  expect(dead).toEqual([]);
});

test.each(PAGES)("%s: every source file that it names exists", (page) => {
  const files = codeIn(read(page)).filter((code) =>
    /^(src|prerender|hosting|scripts|tests|bench)\/\S*\.\w+$/.test(code),
  );
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test.each(["docs/faults.md", "docs/guarantees.md"])("%s: every test that it names exists", (page) => {
  const ofTests = read(page)
    .split("\n")
    .flatMap((row) => codeIn(row.split(" | ").at(-1) ?? ""));
  const names = ofTests.filter((code) => /^[a-z-]+(\.(spec|test)\.ts)?$/.test(code));
  const known = ["tests/browser", "src/request"].flatMap((folder) => readdirSync(path.join(ROOT, folder)));
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !known.includes(name.includes(".") ? name : `${name}.spec.ts`))).toEqual([]);
});

test.each(PAGES.filter((page) => page.startsWith("docs/decisions/")))(
  "%s has a status with a date, and fits on a page",
  (page) => {
    const text = read(page);
    expect(text).toMatch(/^# \d+\. .+\n\nStatus: \w+, \d{4}-\d\d-\d\d/);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(600);
  },
);

test("the README is short", () => {
  expect(read("README.md").split(/\s+/).length).toBeLessThanOrEqual(900);
});

test("the README's pictures are at most 300 kB in total", () => {
  const pictures = readdirSync(path.join(ROOT, "docs/pictures"));
  const sizes = pictures.map((name) => statSync(path.join(ROOT, "docs/pictures", name)).size);
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(300_000);
});

test("the README's plot shows the figures that the bench has written", () => {
  expect(read("docs/pictures/waiting.svg")).toBe(plot(bench.results));
});
