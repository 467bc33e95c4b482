import { expect, test } from "vitest";
import { addressOfFile, contentType, fileOf, fileType, shortHashOf } from "./files.ts";

test.each([
  ["/", "index.html", "text/html; charset=utf-8"],
  ["/reindex", "reindex.html", "text/html; charset=utf-8"],
  ["/a/indexed.html.old", "a/indexed.html.old", "application/octet-stream"],
  ["/robots.txt", "robots.txt", "text/plain; charset=utf-8"],
  ["/favicon.ico", "favicon.ico", "image/x-icon"],
])("%s is in %s, of the type %s", (address, file, type) => {
  expect([fileOf(address), addressOfFile(file)]).toEqual([file, address]);
  expect([contentType(address), fileType(file)]).toEqual([type, type]);
});

test("a file's name has 8 letters of its hash that need no escape", () => {
  // In base64 itself it would be X+zrZv/I.
  expect(shortHashOf("0")).toBe("X-zrZv_I");
});
