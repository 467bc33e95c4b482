import { expect, test } from "vitest";
import { STATE_LETTERS, timeZoneOf } from "./states.ts";
import { isTimeZone, timeAt } from "./time-zones.ts";

test.each([
  // Clocks go back at 2 AM on November 1 and forward on March 14.
  ["2026-11-01T00:30", "America/Denver", "2026-11-01T06:30:00.000Z"],
  ["2026-11-01T03:00", "America/Denver", "2026-11-01T10:00:00.000Z"],
  ["2027-03-14T03:00", "America/Denver", "2027-03-14T09:00:00.000Z"],
])("%s in %s is %s", (local, zone, utc) => {
  expect(new Date(timeAt(local, zone)).toISOString()).toBe(utc);
});

test("the fifty states, the District and two territories have time zones, and nothing else is a state", () => {
  expect(STATE_LETTERS).toHaveLength(53);
  expect(STATE_LETTERS.every((state) => isTimeZone(timeZoneOf(state)))).toBe(true);
});
