import fc from "fast-check";
import { expect, test } from "vitest";
import { isBlank, oneLine, replaceOnce, withSelfClosingTags } from "./text.ts";

/** Spaces, controls, fillers, joiners and marks of direction: nobody could read them. */
const INVISIBLE =
  " \t\n\0\x07\x85\u00A0\u00AD\u034F\u115F\u1160\u2003\u200B\u200D\u202E\u2060\u2066\u2069\u2800\u3000\u3164\uFE0F\uFEFF\uFFA0";

test("invisible characters alone are blank, and do not make visible ones blank", () => {
  const invisible = fc.string({ unit: fc.constantFrom(...INVISIBLE) });
  const visible = fc.constantFrom("A", "é", "e\u0301", "李", "🚗", "👨‍👩‍👧‍👦", "مرحبا", "7", ".");
  expect(isBlank(INVISIBLE)).toBe(true);
  fc.assert(
    fc.property(invisible, visible, invisible, (before, seen, after) => {
      expect(isBlank(before + after)).toBe(true);
      expect(isBlank(before + seen + after)).toBe(false);
    }),
  );
});

test.each([
  ["a\nb", "a b"],
  ["a\n\n\r\n\rb", "a b"],
  ["a\u2028b\u2029c\vd\fe\x85f", "a b c d e f"],
])("%j on one line is %j", (text, expected) => {
  expect(oneLine(text)).toBe(expected);
});

test("a text takes the place of the one that the page has for it, as it is", () => {
  expect(replaceOnce("<p>(place)</p>", "(place)", "$& $1")).toBe("<p>$& $1</p>");
});

test.each([
  [0, "<p></p>"],
  [2, "<p>(place)</p>(place)"],
])("a page that has the place %d times is refused", (_, html) => {
  expect(() => replaceOnce(html, "(place)", "")).toThrow("does not have (place) once");
});

test("the shapes of drawings get self-closing tags, their groups do not", () => {
  const markup = '<g><path d="M0"></path><circle></circle><rect></rect><g></g></g>';
  expect(withSelfClosingTags(markup)).toBe('<g><path d="M0"/><circle/><rect/><g></g></g>');
});
