import fc from "fast-check";
import { expect, test } from "vitest";
import { percentEncode, percentEncodeLines } from "./percent-encode.ts";
import { freeText } from "./test-arbitraries.ts";

test.each([
  ["ABCXYZabcxyz0189-._~", "ABCXYZabcxyz0189-._~"],
  [" +&?#%=", "%20%2B%26%3F%23%25%3D"],
  ["!$'()*,;", "%21%24%27%28%29%2A%2C%3B"],
  ["\0\t\n\r", "%00%09%0A%0D"],
  ["é🚗مر", "%C3%A9%F0%9F%9A%97%D9%85%D8%B1"],
  ["\uD83D🚗\uDE97", "%EF%BF%BD%F0%9F%9A%97%EF%BF%BD"],
])("one value of a link: %j is %s", (text, expected) => {
  expect(percentEncode(text)).toBe(expected);
});

test("one value of a link holds every byte, in unreserved characters of RFC 3986 and escapes", () => {
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

test.each([
  ["a\nb\r\nc\rd", "a%0D%0Ab%0D%0Ac%0D%0Ad"],
  ["\n\n\r\n\r\r", "%0D%0A%0D%0A%0D%0A%0D%0A%0D%0A"],
  ["a b+c", "a%20b%2Bc"],
])("lines in mail: %j is %s", (text, expected) => {
  expect(percentEncodeLines(text)).toBe(expected);
});
