import fc from "fast-check";
import { expect, test } from "vitest";
import { isBlank, oneLine } from "./text.ts";

test.each([
  ...["", "\u00A0\u2003\u3000\uFEFF", "\u200B\u2060", "\u3164", "\u115F\u1160\uFFA0", "\u2800"],
  ...["\u00AD\u034F\u200D\uFE0F", "\u202E\u2066\u2069", "\0\x07\x85"],
])("%j is blank: nobody could read it", (text) => {
  expect(isBlank(text)).toBe(true);
});

test("what cannot be seen makes nothing of what can", () => {
  const invisible = fc.string({
    unit: fc.constantFrom(..." \t\n\0\u00A0\u200B\u200D\u2060\u2800\u3164\uFEFF"),
  });
  const visible = fc.constantFrom("A", "é", "e\u0301", "李", "🚗", "👨‍👩‍👧‍👦", "مرحبا", "7", ".");
  fc.assert(
    fc.property(invisible, visible, invisible, (before, seen, after) => {
      expect(isBlank(before + after)).toBe(true);
      expect(isBlank(before + seen + after)).toBe(false);
    }),
  );
});

test.each([
  ["  as  typed\t", "  as  typed\t"],
  ["a\nb", "a b"],
  ["a\n\n\r\n\rb", "a b"],
  ["a\u2028b\u2029c\vd\fe\x85f", "a b c d e f"],
])("%j on one line is %j", (text, expected) => {
  expect(oneLine(text)).toBe(expected);
});
