import { expect, test } from "vitest";
import { isTimeZone, timeAt, timeZoneOf } from "./time-zones.ts";

test.each([
  ["2026-11-28T18:00", "America/Chicago", "2026-11-29T00:00:00.000Z"],
  ["2026-07-04T09:30", "America/New_York", "2026-07-04T13:30:00.000Z"],
  // Clocks go back at 2 AM on November 1 and forward on March 14.
  ["2026-11-01T00:30", "America/Denver", "2026-11-01T06:30:00.000Z"],
  ["2026-11-01T03:00", "America/Denver", "2026-11-01T10:00:00.000Z"],
  ["2027-03-14T03:00", "America/Denver", "2027-03-14T09:00:00.000Z"],
  ["2026-12-31T24:00", "Pacific/Honolulu", "2027-01-01T10:00:00.000Z"],
])("%s in %s is %s", (local, zone, utc) => {
  expect(new Date(timeAt(local, zone)).toISOString()).toBe(utc);
});

test.each(["2026-02-30T18:00", "2026-11-28T25:00", "2026-13-01T01:00", "2027-03-14T02:30"])(
  "there is no %s",
  (local) => {
    expect(timeAt(local, "America/Chicago")).toBeNaN();
  },
);

test("each of the fifty states and the District has a time zone, and nothing else is a state", () => {
  const states =
    "AL AK AZ AR CA CO CT DC DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY";
  const zones = states.split(" ").map(timeZoneOf);
  expect(zones).toHaveLength(51);
  expect(zones.every((zone) => zone && isTimeZone(zone))).toBe(true);
  expect(timeZoneOf("ZZ")).toBeUndefined();
});
