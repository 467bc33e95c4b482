import { expect, test } from "vitest";
import { replaceOnce } from "./html.ts";

test("a text takes the place of the one that the page has for it, as it is", () => {
  expect(replaceOnce("<p>(place)</p>", "(place)", "$& $1")).toBe("<p>$& $1</p>");
});

test.each([
  [0, "<p></p>"],
  [2, "<p>(place)</p>(place)"],
])("a page that has the place %d times is refused", (_, html) => {
  expect(() => replaceOnce(html, "(place)", "")).toThrow("does not have (place) once");
});
