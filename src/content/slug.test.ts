import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test.each([
  ["North Richland Hills", "north-richland-hills"],
  ["St. Paul's", "st-pauls"],
  ["O’Brien", "obrien"],
  ["McKinney", "mckinney"],
  ["Tow & Go", "tow-and-go"],
  ["24/7 towing", "24-7-towing"],
  ["Peñón", "penon"],
  ["Łódź Straße", "lodz-strasse"],
  ["KELLER ", "keller"],
  ["東京", ""],
])("%j is %j in addresses", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
