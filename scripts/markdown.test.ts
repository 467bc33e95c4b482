import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { plot } from "../bench/pages/plot.ts";
import results from "../bench/results.json" with { type: "json" };

const ROOT = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

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

test("its pictures are at most 300 kB together", () => {
  const pictures = readdirSync(path.join(ROOT, "docs/pictures"));
  const sizes = pictures.map((name) => statSync(path.join(ROOT, "docs/pictures", name)).size);
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(300_000);
});

test("its plot shows the figures that the bench has written", () => {
  expect(read("docs/pictures/waiting.svg")).toBe(plot(results.medians));
});
