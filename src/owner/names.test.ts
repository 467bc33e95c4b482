import { expect, test } from "vitest";
import { inOrder, slugOf } from "./names.ts";

test.each([
  ["North Richland Hills", "north-richland-hills"],
  ["St. Paul's", "st-pauls"],
  ["Tow & Go", "tow-and-go"],
  ["Łódź Straße", "lodz-strasse"],
  ["Kāneʻohe", "kaneohe"],
  ["東京", ""],
])("%j is %j in addresses", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test("what the list names comes first, the rest from A to Z", () => {
  const cities = ["Newtown", "Allen", "Hurst", "Ashby"];
  expect(inOrder(cities, (name) => name, ["Hurst", "Ashby"])).toEqual(["Hurst", "Ashby", "Allen", "Newtown"]);
});
