import { expect, test } from "vitest";
import { fileOf } from "../../src/contract/files.ts";
import { kindOf } from "../../src/document/render.tsx";
import { listFiles, OFFLINE_PAGE, readText, select } from "../support/dist-files.ts";
import { PAGES } from "../support/pages.ts";

const styles = new Map(PAGES.map((address) => [address, stylesIn(fileOf(address))]));
const styledAnywhere = classesIn([...styles.values()].join());

/** A page's two style sheets: the one for its header, and the one for all of it. */
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

/* That the header needs none of the styles after it: tests/browser/header.spec.ts. */

test("each kind of page has its own style sheet, and all share the header's", () => {
  expect(new Set(styles.values()).size).toBe(new Set(PAGES.map(kindOf)).size);
  expect(new Set(PAGES.map((address) => bothIn(fileOf(address))[0])).size).toBe(1);
  if (OFFLINE_PAGE) expect([...styles.values()]).toContain(stylesIn(OFFLINE_PAGE));
});

test.each(PAGES)("%s has the styles of all classes in it and in its islands' code", (address) => {
  const names = select(address, "[class]").flatMap((element) => [...element.classList]);
  const words = islandCode(address).match(/[^\s"'`{}$]+/g) ?? [];
  expect(names).toContain("wrap");
  const own = classesIn(styles.get(address) ?? "");
  expect([...names, ...words].filter((name) => styledAnywhere.has(name) && !own.has(name))).toEqual([]);
});

/** The code of a page's islands, and of the files that it names. */
function islandCode(address: string): string {
  const islands = select(address, "[data-island]").map(({ dataset }) => `assets/${dataset.island}-`);
  const codes = listFiles()
    .filter((file) => file.endsWith(".js") && islands.some((island) => file.startsWith(island)))
    .map(readText);
  expect(codes).toHaveLength(new Set(islands).size);
  const shared = codes.join().matchAll(/\.\/([\w-]+\.js)/g);
  return [...codes, ...Array.from(shared, ([, name]) => readText(`assets/${name}`))].join(" ");
}
