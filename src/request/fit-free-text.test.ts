import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { freeText } from "../../tests/support/arbitraries.ts";
import { type FreeText, fitFreeText } from "./fit-free-text.ts";
import { isBlank } from "./text.ts";

const fitInto = (text: string, limit: number, build: FreeText["build"]) =>
  fitFreeText({ text, limit, build });

const plain = (text: string) => text;

test.each([
  ["🚗🚗🚗", 4, "🚗…"],
  ["a👩🏽‍🔧b", 8, "a👩🏽‍…"],
  ["a👩🏽‍🔧b", 4, "a👩…"],
])("without Intl.Segmenter %j in %d is %j: at least no half surrogate pairs", (text, limit, expected) => {
  vi.stubGlobal("Intl", {});
  expect(fitInto(text, limit, plain)).toBe(expected);
});

describe("what is around it", () => {
  const framed = (text: string) => `<${encodeURIComponent(text)}>`;

  test("counts towards the limit, as built", () => {
    expect(fitInto("a b c d e f", 23, framed)).toBe("<a%20b%20c%20d%20e%20f>");
    expect(fitInto("a b c d e f", 22, framed)).toBe("<a%20b%20c%E2%80%A6>");
    expect(fitInto("a b c d e f", 18, framed)).toBe("<a%20b%E2%80%A6>");
  });

  test("is never cut: without room for any text, the mark says that there was some", () => {
    expect(fitInto("abc", 5, framed)).toBe("<abc>");
    expect(fitInto("abcdefghijklmn", 12, framed)).toBe("<a%E2%80%A6>");
    expect(fitInto("abcdefghijklmn", 11, framed)).toBe("<%E2%80%A6>");
    expect(fitInto("abc", 1, framed)).toBe("<%E2%80%A6>");
  });

  test.each(["", " \n"])("gets no mark for free text %j, of which nothing was cut", (text) => {
    expect(fitInto(text, 1, framed)).toBe(framed(text));
  });
});

test("keeps as much as fits, and cuts no character in two", () => {
  const segmenter = new Intl.Segmenter();
  fc.assert(
    fc.property(freeText, fc.integer({ min: 1, max: 2_000 }), (text, limit) => {
      const fitted = fitInto(text, limit, plain);
      if (text.length <= limit || isBlank(text)) {
        expect(fitted).toBe(text);
        return;
      }
      expect(fitted.endsWith("…")).toBe(true);
      expect(fitted.length).toBeLessThanOrEqual(limit);
      const kept = fitted.slice(0, -1);
      expect(text.startsWith(kept)).toBe(true);
      const next = segmenter.segment(text).containing(kept.length);
      expect(next?.index).toBe(kept.length);
      expect(kept.length + (next?.segment.length ?? 0) + 1).toBeGreaterThan(limit);
    }),
    {
      numRuns: 1_000,
      examples: [
        ["ab\r\ncd", 4],
        ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 15],
      ],
    },
  );
});
