import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldText } from "../../tests/support/arbitraries.ts";
import { isTypedOver } from "./typed-over.ts";

const ADDRESS = "1100, Keller Parkway, Keller (32.934612, -97.251834)";

test.each([
  [ADDRESS, "", true],
  [ADDRESS, "I", true],
  [ADDRESS, "1", true],
  [ADDRESS, "I-35W north, exit 52", true],
  [ADDRESS, "11 Main Street", true],
  [ADDRESS, "Keller Parkway, at the light", true],
  [ADDRESS, "1100, Keller Parkway", false],
  [ADDRESS, "Keller (32.934612, -97.251834)", false],
  ["Keller", "At Keller, lot B", false],
  ["Keller", "Kel", false],
  ["Keller", "KelXler", false],
  ["Keller", "Ke", true],
  ["K", "Ke", false],
  ["I5", "I-5", false],
  ["aa", "aaa", false],
  ["", "I", false],
])("%j changed to %j is typed over: %j", (before, after, expected) => {
  expect(isTypedOver(before, after)).toBe(expected);
});

test("what is typed around or inside a text never counts, and emptying it always does", () => {
  fc.assert(
    fc.property(fieldText, fieldText, fc.nat(), (before, typed, at) => {
      const caret = at % (before.length + 1);
      expect(isTypedOver(before, before.slice(0, caret) + typed + before.slice(caret))).toBe(false);
      expect(isTypedOver(before, "")).toBe(before !== "");
    }),
  );
});
