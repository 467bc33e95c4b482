import { expect, test } from "vitest";
import { addressOfFile, contentType, fileOf, fileType, LEFT_ALONE, shortHashOf } from "./files.ts";

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

const LEFT =
  ".DS_Store a/.git #x.yaml# ~$x.docx __MACOSX Thumbs.db ehthumbs.db desktop.ini x.yaml~ x.swp x.bak x.orig x.tmp";
const KEPT =
  ".well-known/app.json #1.pdf #1#2.pdf a# x~$y __MACOSX.txt thumbs.dbx my-thumbs.db desktop.inis a~b x.swz x.baked bak";

test.each([...LEFT.split(" "), "Icon\r"])("%j is left alone", (name) => {
  expect(name).toMatch(LEFT_ALONE);
});

test.each(KEPT.split(" "))("%j is not left alone", (name) => {
  expect(name).not.toMatch(LEFT_ALONE);
});
