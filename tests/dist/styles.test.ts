import { expect, test } from "vitest";
import { fileOf, listFiles, OFFLINE_PAGE, readText, select } from "../support/built-site.ts";
import { PAGES } from "../support/pages.ts";

const files = listFiles();
const styles = new Map(PAGES.map((address) => [address, stylesIn(fileOf(address))]));
const all = [...styles.values()].join();
const styledAnywhere = classesIn(all);

/** What a page has for its header, and what for all of it. */
function bothIn(file: string): string[] {
  return Array.from(readText(file).matchAll(/<style>(.*?)<\/style>/gs), ([, css = ""]) => css);
}

function stylesIn(file: string): string {
  return bothIn(file)[1] ?? "";
}

function classesIn(css: string): Set<string> {
  const names = css.matchAll(/\.((?:[\w-]|\\.)+)/g);
  return new Set(Array.from(names, ([, name = ""]) => name.replaceAll("\\", "")));
}

/** Which of these classes some page has styles for, but not this one. */
function missing(address: string, names: readonly string[]): string[] {
  const own = classesIn(styles.get(address) ?? "");
  return names.filter((name) => styledAnywhere.has(name) && !own.has(name));
}

test("five kinds of pages have a style sheet each, so that five hashes allow them all", () => {
  expect(new Set(styles.values()).size).toBe(5);
  if (OFFLINE_PAGE) expect([...styles.values()]).toContain(stylesIn(OFFLINE_PAGE));
});

test("the header has the same styles everywhere, and no class that they leave out, but on paper", () => {
  const [own = "", ...others] = new Set(PAGES.map((address) => bothIn(fileOf(address))[0]));
  expect(others).toEqual([]);
  const names = PAGES.flatMap((address) => select(address, "body, body > a, header, header *")).flatMap(
    (element) => [...element.classList],
  );
  expect(names).toContain("bar");
  const inOwn = classesIn(own);
  const leftOut = names.filter((name) => styledAnywhere.has(name) && !inOwn.has(name));
  expect(leftOut.filter((name) => !name.startsWith("print:"))).toEqual([]);
});

test.each(PAGES)("%s has the styles of every class in it", (address) => {
  const names = select(address, "[class]").flatMap((element) => [...element.classList]);
  expect(names).toContain("wrap");
  expect(missing(address, names)).toEqual([]);
});

test.each(PAGES)("%s has the styles of what scripts may add: panel, toasts, errors", (address) => {
  const islands = islandsIn(address);
  const others = PAGES.flatMap(islandsIn).filter((name) => !islands.includes(name));
  const words = reachedCode(others).match(/[^\s"'`{}$]+/g) ?? [];
  expect(words).toContain("card");
  expect(missing(address, words)).toEqual([]);
});

function islandsIn(address: string): string[] {
  return select(address, "[data-island]").map(({ dataset }) => dataset.island ?? "");
}

/** The entry's code and all that it leads to, but not by these islands. */
function reachedCode(leftOut: readonly string[]): string {
  const reached = new Set(files.filter((file) => /^assets\/entry-.*\.js$/.test(file)));
  for (const file of reached) {
    for (const [, name = ""] of readText(file).matchAll(/["`]\.\/([\w-]+\.js)["`]/g)) {
      if (!leftOut.some((island) => name.startsWith(`${island}-`))) reached.add(`assets/${name}`);
    }
  }
  return [...reached].map(readText).join(" ");
}

test("styles register no custom property: Tailwind does so for its own borders, shadows and weights", () => {
  expect(all).toContain(".button");
  expect(all.match(/@property [\w-]+/g) ?? []).toEqual([]);
});

test("only the page with the map carries the map's styles", () => {
  expect(PAGES.filter((address) => readText(fileOf(address)).includes("--map-"))).toEqual(["/service-areas"]);
});
