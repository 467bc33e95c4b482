import { expect, test } from "vitest";
import { unbroken } from "./unbroken.ts";

const one = (word: string) => `<span class="unbroken">${word}</span>`;

test.each([
  ...["15-30", "2-4", "I-35E", "FM-1709"].map((word) => [word, one(word)]),
  ...["SH 114", "US 377", "FM 1709", "Loop 820"].map((route) => [route, route.replace(" ", "\u00a0")]),
  ...["no-damage", "(817) 555-0199", "817-555-0199"].map((word) => [word, word]),
  ...["1-800-THE-HELP", "2024-09-01"].map((word) => [word, word]),
])("%s becomes %s: a range or route stays on one line, and all else is left alone", (word, expected) => {
  expect(unbroken(`<p>On ${word}, now</p>`)).toBe(`<p>On ${expected}, now</p>`);
});

test("Dallas-Fort Worth stays on one line; at the end of a heading it has its own line", () => {
  const name = "Dallas-Fort Worth";
  expect(unbroken(`<h1>In ${name}</h1>`)).toBe(`<h1>In <span class="metroplex">${name}</span></h1>`);
  expect(unbroken(`<h2>A ${name} car</h2>`)).toBe(`<h2>A ${one(name)} car</h2>`);
});

test.each([
  '<head><title>I-30</title><meta content="I-30"/></head>',
  '<img alt="I-30"/>',
  '<div data-island="x"><div><br/><p>I-30</p></div></div>',
  "<select><option>I-30</option></select>",
  '<svg><text>I-30</text><path d="M1-2"></path></svg>',
  "<script>a=1-2</script>",
])("%s is left alone, because it is not the page's own text", (html) => {
  expect(unbroken(`${html}<p>I-30</p>`)).toBe(`${html}<p>${one("I-30")}</p>`);
});
