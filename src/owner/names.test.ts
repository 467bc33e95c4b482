import { expect, test } from "vitest";
import { SERVICE_CHOICES } from "../request/rules/services.ts";
import { choicesOf, inOrder, slugOf } from "./names.ts";

test.each([
  ["St. Paul's O’Brien", "st-pauls-obrien"],
  ["Tow & Go", "tow-and-go"],
  ["Łódź Straße", "lodz-strasse"],
  ["Kāneʻohe", "kaneohe"],
])("%j is %j in addresses", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test("what the list names comes first, the rest from A to Z", () => {
  const cities = ["Newtown", "Allen", "Hurst", "Ashby"];
  expect(inOrder(cities, (name) => name, ["Hurst", "Ashby"])).toEqual(["Hurst", "Ashby", "Allen", "Newtown"]);
});

test.each([
  ["all", SERVICE_CHOICES.toReversed(), SERVICE_CHOICES],
  ["no mechanic", ["Tire Change", "Jump Start", "Tire Change"], ["Jump Start", "Tire Change", "Other"]],
  ["their own", ["Winch-Out", "Fuel", "Jump Start"], ["Jump Start", "Winch-Out", "Fuel", "Other"]],
])("a business with %s has these choices, Other last", (_, done, expected) => {
  expect(choicesOf(done)).toEqual(expected);
});
