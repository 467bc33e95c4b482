import { expect, test } from "vitest";
import { STATE_LETTERS, timeZoneOf } from "./states.ts";
import { dayAndTimeIn, isTimeZone, timeAt } from "./time-zones.ts";

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

test("clocks are changed in summer, except in Arizona, Hawaii, Puerto Rico and the Virgin Islands", () => {
  const offset = (local: string, zone: string) => timeAt(local, zone) - Date.parse(`${local}Z`);
  const unchanged = STATE_LETTERS.filter((state) => {
    const zone = timeZoneOf(state);
    return offset("2027-01-15T12:00", zone) === offset("2027-07-15T12:00", zone);
  });
  expect(unchanged.toSorted()).toEqual(["AZ", "HI", "PR", "VI"]);
});

test.each([
  ["2026-11-28T18:00", "Sat, Nov 28, 6 PM"],
  // The clocks there are still in the old year.
  ["2026-12-31T23:30", "Thu, Dec 31, 11:30 PM"],
  ["2027-01-01T06:00", "Fri, Jan 1, 2027, 6 AM"],
  ["2062-11-28T18:00", "Tue, Nov 28, 2062, 6 PM"],
])("in 2026, %s is said as %s", (local, words) => {
  const zone = "America/Denver";
  expect(dayAndTimeIn(timeAt(local, zone), zone, Date.UTC(2026, 10, 1))).toBe(words);
});
