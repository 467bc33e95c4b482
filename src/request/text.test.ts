import { expect, test } from "vitest";
import { isBlank, oneLine } from "./text.ts";

test.each([
  ["", true],
  [" \t\r\n", true],
  ["\u00A0\u2003\uFEFF", true],
  ["x", false],
  ["  0 ", false],
  ["\u200B", false],
])("%j is blank: %j", (text, expected) => {
  expect(isBlank(text)).toBe(expected);
});

test.each([
  ["Tire Change", "Tire Change"],
  ["  as  typed\t", "  as  typed\t"],
  ["a\nb", "a b"],
  ["a\r\nb", "a b"],
  ["a\n\n\rb", "a b"],
  ["a\u2028b\u2029c\vd\fe\x85f", "a b c d e f"],
])("%j on one line is %j", (text, expected) => {
  expect(oneLine(text)).toBe(expected);
});
