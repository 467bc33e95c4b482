import { expect, test } from "vitest";
import { originOf } from "./origin.ts";

test.each([
  ["https://www.lonestar.us", "https://www.lonestar.us"],
  ["https://www.lonestar.us/contact?x=1", "https://www.lonestar.us"],
  ["www.lonestar.us", "https://www.lonestar.us"],
  ["http://127.0.0.1:4173", "http://127.0.0.1:4173"],
  ["ftp://lonestar.us", undefined],
  ["", undefined],
  ["two words", undefined],
])("%j is checked at %s", (typed, expected) => {
  expect(originOf(typed)).toBe(expected);
});
