import { expect, test } from "vitest";
import { checkNames, inOrder, slugOf } from "./names.ts";

test.each([
  ["North Richland Hills", "north-richland-hills"],
  ["St. Paul's", "st-pauls"],
  ["O’Brien", "obrien"],
  ["McKinney", "mckinney"],
  ["Tow & Go", "tow-and-go"],
  ["24/7 towing", "24-7-towing"],
  ["Peñón", "penon"],
  ["Łódź Straße", "lodz-strasse"],
  ["KELLER ", "keller"],
  ["東京", ""],
])("%j is %j in addresses", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

const inOrderOf = (items: string[], names: string[]) =>
  inOrder(items, (name) => name, { names, file: "src/content/a.ts" });

test("what the list names comes first, the rest from A to Z", () => {
  expect(inOrderOf(["Plano", "Allen", "Hurst", "Dallas"], ["Hurst", "Dallas"])).toEqual([
    "Hurst",
    "Dallas",
    "Allen",
    "Plano",
  ]);
});

test("a list that names a missing file is rejected, and the message names the list", () => {
  const message = "src/content/a.ts: lists Allen, Plano, but nothing has that name";
  expect(() => inOrderOf(["Hurst"], ["Allen", "Hurst", "Plano"])).toThrow(message);
  expect(() => checkNames(["Allen", "Plano"], [], "src/content/a.ts")).toThrow(message);
});
