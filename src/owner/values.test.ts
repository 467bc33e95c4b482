import { expect, test } from "vitest";
import type { z } from "zod";
import { pageMeta, servicePage } from "./pages.ts";
import { minutesOf } from "./tokens.ts";
import { address, board, center, curly, day, link, oldAddress, partsAround911, text } from "./values.ts";

const { service, photo } = servicePage.shape;

const WRONG: readonly [kind: string, schema: z.ZodType, message: string, values: readonly unknown[]][] = [
  ["text", text, "expected a text; where there is none, delete the line", [" ", "No", "none.", "n/a", "-", "—", "Yes"]],
  ["address", address, "expected an address like /old-name", ["ashby", "/ashby/", "/Ashby", "/a--b"]],
  ["earlier address", oldAddress, "expected a path like /old-name", ["a.html", "/a.php?b", "/a#b", "/../a", "/"]],
  ["link", link, "expected the address of a page", ["home", "/Home", "https://a.us"]],
  ["center", center, "expected latitude and longitude", ["32.78", "32.78, 96.8", "99.5, -97.25", "32.9, -997.2"]],
  // South of Hawaii, and east of Puerto Rico.
  ["center", center, "expected latitude and longitude", ["16.9, -97.2", "32.9, -60"]],
  ["choice", service, "expected a choice of the request dialog", ["x".repeat(31), "other", "Driver's keys"]],
  ["photo", photo, "expected what the picture shows", ["x".repeat(61), "the cap."]],
  ["title", pageMeta.shape.title, "expected at most 60, as search engines show them", ["x".repeat(61)]],
  ["description", pageMeta.shape.description, "expected 70 to 160, as search", ["x".repeat(69), "x".repeat(161)]],
  ["board", board, "expected 1 to 3 lines", [["Keys"], ["A", "B", "C", "D"], ["A".repeat(17)]]],
  ["day", day, "expected a day like 2026-09-30", ["8/22/2024", "2026-02-30"]],
];

test.each(
  WRONG.flatMap(([kind, schema, message, values]) => values.map((value) => [kind, value, message, schema] as const)),
)("the %s %j is wrong: %s", (_, value, message, schema) => {
  const messages = schema.safeParse(value).error?.issues.map((issue) => issue.message);
  expect(messages).toEqual([expect.stringContaining(message)]);
});

test.each([
  ["15-30 minutes", { least: 15, most: 30 }],
  ["1-2 hours", { least: 60, most: 120 }],
  ["15–30 Minutes", { least: 15, most: 30 }],
  ["20 to 40 mins", { least: 20, most: 40 }],
  ["1-2 HRS.", { least: 60, most: 120 }],
  ["10-999 minutes", { least: 10, most: 999 }],
  ["10-1000 minutes", undefined],
  ["0-30 minutes", undefined],
  ["30-30 minutes", undefined],
  ["45-20 minutes", undefined],
  ["30 minutes, 24/7", undefined],
])("an arrival of %s is in minutes %j", (arrival, minutes) => {
  expect(minutesOf(arrival)).toEqual(minutes);
});

test.each([
  ["title", pageMeta.shape.title, [1, 60]],
  ["description", pageMeta.shape.description, [70, 160]],
  ["choice", service, [1, 30]],
  ["photo", photo, [1, 60]],
] as const)("a %s has room for its shortest and its longest text", (_, schema, lengths) => {
  for (const length of lengths) expect(schema.safeParse("w".repeat(length)).success).toBe(true);
});

test("only the word Other itself is reserved: an owner may offer other tires", () => {
  expect(["Other tires", "Another tow"].map((choice) => service.parse(choice))).toEqual(["Other tires", "Another tow"]);
});

test("dashes that look like a minus or a hyphen are read as one", () => {
  expect(center.parse("41.88, \u221287.63")).toEqual({ latitude: 41.88, longitude: -87.63 });
  expect(day.parse("2026\u201309\u201130")).toBe("2026-09-30");
});

test.each(["/services/flat-tire.php", "/About_Us.html", "/v1.0/~bob"])(
  "%s is an earlier address of another kind of site, without a slash at its end",
  (old) => {
    expect([oldAddress.parse(old), oldAddress.parse(`${old}/`)]).toEqual([old, old]);
  },
);

test.each([
  ["Stay in, and call <911>.", ["Stay in, and call ", "."]],
  ["<911>, or <911>", ["", ", or ", ""]],
  ["It's exit 911.", ["It’s exit 911."]],
])("in %s, the mark and no digits call 911", (written, parts) => {
  expect(partsAround911.parse(written)).toEqual(parts);
});

test("emoji, joiners and ampersands in a text are shown as they are", () => {
  const written = "❤️ 👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ می‌خواهم AT&T; then";
  expect(text.parse(written)).toBe(written);
});

test.each([
  ["You're set. It's the driver's.", "You\u2019re set. It\u2019s the driver\u2019s."],
  ['Tap "Call", then ("Text us").', "Tap \u201cCall\u201d, then (\u201cText us\u201d)."],
  ['"Help!"', "\u201cHelp!\u201d"],
  ["Since the '90s", "Since the \u201990s"],
  ["o'neil@example.com", "o'neil@example.com"],
  ["Already \u2019curly\u2019", "Already \u2019curly\u2019"],
])("%s", (straight, expected) => {
  expect(curly(straight)).toBe(expected);
});
