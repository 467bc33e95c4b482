import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { unbroken, unbrokenInBox } from "./unbroken.tsx";

const one = (word: string) => `<span class="unbroken">${word}</span>`;

const names = ["Ashby-Cold Creek", "Winston-Salem", "Hurst-Euless-Bedford", "Minneapolis-St. Paul"];

test.each([
  ...["15-30", "2-4", "I-35E", "FM-1709", ...names].map((word) => [word, one(word)]),
  ...["SH 114", "US 377", "Loop 820", "6 AM"].map((words) => [words, words.replace(" ", "\u00a0")]),
  ...["no-damage", "Tire-pressure", "(817) 555-0199", "817-555-0199"].map((word) => [word, word]),
  ...["1-800-THE-HELP", "2024-09-01"].map((word) => [word, word]),
])("%s becomes %s: what belongs together stays on one line, and nothing else changes", (words, expected) => {
  expect(renderToStaticMarkup(unbroken(`On ${words} or ${words} now`))).toBe(`On ${expected} or ${expected} now`);
});

test.each(["I-30,", "(15-30)", "\u201cI-35E\u201d.", "Ashby-Cold Creek\u2019s", "I-635/I-35E", "SH\u00a0114/I-35W"])(
  "all of %s stays on one line",
  (words) => {
    expect(renderToStaticMarkup(unbroken(`On ${words} now`))).toBe(`On ${one(words)} now`);
  },
);

test.each(["Ashby-Cold Creek", "Minneapolis-St. Paul"])("%s at the end of a heading has its own line", (name) => {
  expect(renderToStaticMarkup(unbroken(`In ${name}`))).toBe(`In <span class="own-line">${name}</span>`);
});

test("in a box that would lay parts out one by one, they are in one element", () => {
  expect(renderToStaticMarkup(unbrokenInBox("In 15-30 minutes"))).toBe(`<span>In ${one("15-30")} minutes</span>`);
  expect(unbrokenInBox("In minutes")).toBe("In minutes");
});
