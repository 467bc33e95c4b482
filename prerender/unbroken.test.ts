import fc from "fast-check";
import { expect, test } from "vitest";
import { withUnbrokenWords } from "./unbroken.ts";

const inSpan = (word: string, name = "unbroken") => `<span class="${name}">${word}</span>`;

const NAMES = ["Ashby-Cold Creek", "Winston-Salem", "Hurst-Euless-Bedford", "Minneapolis-St. Paul"];
const PHONES = ["(817) 555-0199", "817-555-0199", "1-800-TOW-TRUK", "1 (800) THE-HELP", "817 55 TIRES"];

test.each([
  ...["15-30", "2-4", "90-120", "100-150", "I-35E", "FM-1709", ...NAMES, ...PHONES].map((word) => [word, inSpan(word)]),
  ...["I-30,", "(15-30)", "“I-35E”.", "Ashby-Cold Creek’s", "I-635/I-35E", "SH 114/I-35W"].map((word) => [
    word,
    inSpan(word),
  ]),
  ...["SH 114", "US 377,", "Loop 820", "Highway 360", "6 AM", "call 911.", "Text 911"].map((words) => [
    words,
    inSpan(words, "nowrap"),
  ]),
])("%s stays on one line", (words, expected) => {
  expect(withUnbrokenWords(`<p>On ${words} or ${words} now</p>`)).toBe(
    `<p><span>On ${expected} or ${expected} now</span></p>`,
  );
});

test.each(["no-damage", "Tire-pressure", "2024-09-01", "24/7", "at 6 in"])("%s may break as it does", (words) => {
  expect(withUnbrokenWords(`<p>On ${words} now</p>`)).toBe(`<p>On ${words} now</p>`);
});

test.each(["Ashby-Cold Creek", "Minneapolis-St. Paul"])("%s at the end of a heading has its own line", (name) => {
  expect(withUnbrokenWords(`<h1>In ${name}</h1>`)).toBe(`<h1><span>In ${inSpan(name, "own-line")}</span></h1>`);
});

test("in a flex box each text stays one part, as it was", () => {
  const link = withUnbrokenWords('<a class="button"><svg></svg>In 15-30 minutes</a>');
  expect(link).toBe(`<a class="button"><svg></svg><span>In ${inSpan("15-30")} minutes</span></a>`);
});

test.each([
  "<title>15-30 minutes</title>",
  '<script type="application/json">"15-30"</script>',
  "<style>.a::before{content:'SH 114'}</style>",
  "<svg><title>I-35E</title><text>I-35E</text></svg>",
  "<select><option>In 15-30 minutes</option></select>",
  "<textarea>On I-35E</textarea>",
  '<div data-island="form"><p>In <b>15-30</b> minutes</p></div>',
  '<p title="In 15-30 minutes"><!--15-30--></p>',
])("%s stays as it is", (html) => {
  expect(withUnbrokenWords(`${html}<p>15-30</p>`)).toBe(`${html}<p><span>${inSpan("15-30")}</span></p>`);
});

test("no letter of a text is changed, also of one with escaped characters", () => {
  const word = fc.constantFrom(
    "I-35E",
    "SH 114",
    "Ashby-Cold Creek",
    "&amp;",
    "&lt;",
    "&#x27;",
    "\u00a0",
    "(817) 555-0199",
  );
  const text = fc.array(fc.oneof(word, fc.constantFrom(" ", "-", "/", ",", "a", "9 AM")), { maxLength: 12 });
  fc.assert(
    fc.property(text, (words) => {
      const html = `<p>${words.join("")}</p>`;
      expect(withUnbrokenWords(html).replaceAll(/<\/?span[^>]*>/g, "")).toBe(html);
    }),
  );
});
