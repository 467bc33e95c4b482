import { expect, test } from "vitest";
import type { z } from "zod";
import { claims } from "./claims.ts";
import { pageMeta } from "./pages.ts";
import { address, board, center, day, link, name, oldAddress, text } from "./values.ts";

/** For each kind of value: the start of its message, and wrong values. */
const WRONG: readonly [kind: string, schema: z.ZodType, message: string, values: readonly unknown[]][] = [
  ["text", text, "facts and claims are written like <phone>", ["In {hours}"]],
  ["text", text, "has &amp;; expected & in its place", ["Stuck &amp; lost"]],
  ["text", text, 'has the invisible character U+202E after "Stu"; type these words anew', ["Stu\u202eck"]],
  ["text", text, "expected a text; where there is none, delete the line", [" ", "\u200b"]],
  ["name", name, 'has the invisible character U+200B after "Dal"', ["Dal\u200blas"]],
  [
    "address",
    address,
    "expected an address like /old-name",
    ["dallas", "/dallas/", "/dallas.html", "/Dallas"],
  ],
  ["address", address, "expected an address like /old-name", ["/old name", "/a?b", "/a--b"]],
  ["earlier address", oldAddress, "expected a path like /old-name", ["/tire.php?id=1", "/a#b", "old.html"]],
  [
    "earlier address",
    oldAddress,
    "expected a path like /old-name",
    ["https://old.example/a", "/../a", "/.env"],
  ],
  ["earlier address", oldAddress, "expected a path like /old-name", ["/a b", "/a/*", "/a//b", "/"]],
  ["link", link, "expected the address of a page", ["home", "/Home", "https://a.us"]],
  ["center", center, "expected latitude and longitude", ["32.78", "32.78, 96.8", "north"]],
  ["title", pageMeta.shape.title, "expected at most 60, as search engines show them", ["x".repeat(61)]],
  [
    "description",
    pageMeta.shape.description,
    "expected 70 to 160, as search",
    ["x".repeat(69), "x".repeat(161)],
  ],
  ["board", board, "expected 1 to 3 lines", [["Keys"], [], ["A", "B", "C", "D"], ["A".repeat(17)]]],
  ["day", day, "expected a day like 2026-09-30", ["8/22/2024"]],
  ["day", day, "expected today, or a day before", ["2099-01-01"]],
  ...[
    "30 minutes, 24/7",
    "about 15-30 minutes",
    "45-20 minutes",
    "15-30",
    "0 minutes",
    "1-2 days",
    "20 hours",
  ].map((arrival): [string, z.ZodType, string, unknown[]] => [
    "claim",
    claims,
    "expected minutes or hours and nothing else",
    [{ arrival }],
  ]),
];

test.each(
  WRONG.flatMap(([kind, schema, message, values]) =>
    values.map((value) => [kind, value, message, schema] as const),
  ),
)("the %s %j is wrong: %s", (_, value, message, schema) => {
  const messages = schema.safeParse(value).error?.issues.map((issue) => issue.message);
  expect(messages).toEqual([expect.stringContaining(message)]);
});

test.each([
  ["15-30 minutes", "15-30 minutes", { least: 15, most: 30 }],
  ["1-2 hours", "1-2 hours", { least: 60, most: 120 }],
  ["20 to 45 Minutes", "20-45 minutes", { least: 20, most: 45 }],
  ["1 hour", "1 hour", undefined],
])("an arrival of %s is %j in words, and in minutes %j", (arrival, words, minutes) => {
  expect(claims.parse({ arrival })).toEqual({ words: { arrival: words }, minutes });
});

test.each(["/services/flat-tire.php", "/index.html", "/About_Us.html", "/our_work", "/v1.0/~bob"])(
  "%s is an earlier address of another kind of site, without a slash at its end",
  (old) => {
    expect([oldAddress.parse(old), oldAddress.parse(`${old}/`)]).toEqual([old, old]);
  },
);

test.each([
  ["hearts, stars and phones", "❤️ ⭐️ ☎️ ⚠️ ™️ ☎︎"],
  ["families, skin tones and professions", "👨‍👩‍👧‍👦 👍🏽 👩🏿‍🔧 🏳️‍🌈 ❤️‍🔥 🧑🏻‍❤️‍💋‍🧑🏿"],
  ["flags and keycaps", "🇺🇸 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ #️⃣9"],
  ["emoji of a Unicode to come", "\u{1faea}\u{1fadf} \u{1f6d9}"],
  ["Persian and Hindi", "می‌خواهم क्‍ष"],
  ["words from a web page", "Road\u00adside, zero\u200bwidth"],
  ["an ampersand before a semicolon", "AT&T; then R&D; salt&pepper; done"],
])("%s in a text are shown as they are", (_, written) => {
  expect(text.parse(written)).toBe(written);
});

test("a name may have emoji and the joiners that its script needs", () => {
  expect(name.parse("امداد خودرو‌ها ⭐️🏴󠁧󠁢󠁥󠁮󠁧󠁿")).toBe("امداد خودرو‌ها ⭐️🏴󠁧󠁢󠁥󠁮󠁧󠁿");
});
