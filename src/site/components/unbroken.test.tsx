import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { unbroken } from "./unbroken.tsx";

const one = (word: string) => `<span class="unbroken">${word}</span>`;

test.each([
  ...["15-30", "2-4", "I-35E", "FM-1709", "Dallas-Fort Worth"].map((word) => [word, one(word)]),
  ...["SH 114", "US 377", "FM 1709", "Loop 820"].map((route) => [route, route.replace(" ", "\u00a0")]),
  ...["no-damage", "(817) 555-0199", "817-555-0199"].map((word) => [word, word]),
  ...["1-800-THE-HELP", "2024-09-01"].map((word) => [word, word]),
])("%s becomes %s: a range or route stays on one line, and all else is left alone", (word, expected) => {
  expect(renderToStaticMarkup(unbroken(`On ${word}, now`))).toBe(`On ${expected}, now`);
});

test("Dallas-Fort Worth at the end of a heading has its own line", () => {
  expect(renderToStaticMarkup(unbroken("In Dallas-Fort Worth"))).toBe(
    'In <span class="metroplex">Dallas-Fort Worth</span>',
  );
});
