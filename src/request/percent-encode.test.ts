import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { percentEncode, percentEncodeLines } from "./percent-encode.ts";
import { freeText } from "./test-arbitraries.ts";

describe("one value of a link", () => {
  test("keeps the unreserved characters of RFC 3986", () => {
    const unreserved = "ABCXYZabcxyz0189-._~";
    expect(percentEncode(unreserved)).toBe(unreserved);
  });

  test.each([
    [" ", "%20"],
    ["+", "%2B"],
    ["&", "%26"],
    ["?", "%3F"],
    ["#", "%23"],
    ["%", "%25"],
    ["=", "%3D"],
    [":/[]@", "%3A%2F%5B%5D%40"],
    ["!$'()*,;", "%21%24%27%28%29%2A%2C%3B"],
    ['"<>\\^`{|}', "%22%3C%3E%5C%5E%60%7B%7C%7D"],
    ["\0\t\n\r", "%00%09%0A%0D"],
    ["é", "%C3%A9"],
    ["🚗", "%F0%9F%9A%97"],
    ["مر", "%D9%85%D8%B1"],
    ["\uD83D", "%EF%BF%BD"],
    ["a\uDE97\uD83Db", "a%EF%BF%BD%EF%BF%BDb"],
    ["\uD83D🚗\uDE97", "%EF%BF%BD%F0%9F%9A%97%EF%BF%BD"],
  ])("writes %j as %s", (text, expected) => {
    expect(percentEncode(text)).toBe(expected);
  });

  test("holds every byte, in unreserved characters and escapes", () => {
    fc.assert(
      fc.property(freeText, (text) => {
        const encoded = percentEncode(text);
        expect(encoded).toMatch(/^(?:[A-Za-z0-9._~-]|%[0-9A-F]{2})*$/);
        // TextEncoder, too, puts U+FFFD in place of half a surrogate pair.
        expect(Buffer.from(new TextEncoder().encode(text)).toString()).toBe(decodeURIComponent(encoded));
      }),
      { numRuns: 1_000 },
    );
  });
});

test.each([
  ["a\nb", "a%0D%0Ab"],
  ["a\r\nb", "a%0D%0Ab"],
  ["a\rb", "a%0D%0Ab"],
  ["\n\n\r\n\r\r", "%0D%0A%0D%0A%0D%0A%0D%0A%0D%0A"],
  ["a b+c", "a%20b%2Bc"],
])("lines in mail: %j is %s", (text, expected) => {
  expect(percentEncodeLines(text)).toBe(expected);
});
