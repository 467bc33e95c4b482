import { expect, test } from "vitest";
import { curly } from "./curly.ts";

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
