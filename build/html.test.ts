import { expect, test } from "vitest";
import { replaceOnce, wordsIn } from "./html.ts";

test("a text takes the place of the one that the page has for it, as it is", () => {
  expect(replaceOnce("<p>(place)</p>", "(place)", "$& $1")).toBe("<p>$& $1</p>");
});

test.each([
  [0, "<p></p>"],
  [2, "<p>(place)</p>(place)"],
])("a page that has the place %d times is refused", (_, html) => {
  expect(() => replaceOnce(html, "(place)", "")).toThrow("does not have (place) once");
});

test("words of two elements are apart, except for spans; code is no words", () => {
  const html =
    "<ul><li>1<span>5</span>+ years</li><li>of help</li></ul><style>a{}</style><script>x()</script>";
  expect(wordsIn(html).trim().split(/\s+/)).toEqual(["15+", "years", "of", "help"]);
});
