import { expect, test } from "vitest";
import { type Address, locationWords } from "./address.ts";

test.each<[Address | undefined, string]>([
  [{ text: "Keller, Texas 76248", source: "BigDataCloud" }, "Keller, Texas 76248"],
  [{ text: "1100, Keller Parkway", source: "OpenStreetMap" }, "1100, Keller Parkway (32.934612, -97.251834)"],
  [undefined, "32.934612, -97.251834"],
])("for the address %j the location field is filled in with %j", (address, words) => {
  expect(locationWords({ latitude: 32.9346119, longitude: -97.2518341 }, address)).toBe(words);
});
