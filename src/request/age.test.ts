import { expect, test } from "vitest";
import { isExpired } from "./age.ts";

const SINCE = Date.UTC(2026, 0, 31, 12);

test.each([
  ["at once", 0, false],
  ["a millisecond before half an hour", 30 * 60_000 - 1, false],
  ["after half an hour to the millisecond", 30 * 60_000, true],
  ["the next day", 24 * 60 * 60_000, true],
  ["before it was there, as after the clock was set", -1, true],
])("%s: expired is %j", (_, age, expected) => {
  expect(isExpired(SINCE, SINCE + age)).toBe(expected);
});
