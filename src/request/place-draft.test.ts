import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import type { Place } from "./location-reducer.ts";
import { loadPlace, savePlace } from "./place-draft.ts";
import { stubSessionStorage } from "./test-storage.ts";

const KELLER: Place = {
  coordinates: { lat: 32.9346123, lng: -97.2518341 },
  accuracy: 12.4,
  foundAt: Date.UTC(2026, 0, 31, 12),
  text: "1100, Keller Parkway; Keller",
  credited: true,
};

let kept: Map<string, string>;

beforeEach(() => {
  kept = stubSessionStorage();
});

test("any place comes back to the last digit in the place of an earlier one, until there is none", () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const places: fc.Arbitrary<Place> = fc.record({
    // Minus zero is written as "0", which is the same place.
    coordinates: fc.record({
      lat: number(-90, 90).map((n) => n + 0),
      lng: number(-180, 180).map((n) => n + 0),
    }),
    accuracy: fc.option(number(0.001, 100_000), { nil: undefined }),
    foundAt: fc.integer({ min: 0 }),
    text: fc.string({ minLength: 1, unit: "binary" }),
    credited: fc.boolean(),
  });
  fc.assert(
    fc.property(places, places, (earlier, place) => {
      expect(loadPlace()).toBeUndefined();
      savePlace(earlier);
      savePlace(place);
      expect(loadPlace()).toEqual(place);
      savePlace(undefined);
      expect(kept.size).toBe(0);
    }),
  );
});

/* Another hand has written into the storage, or an earlier version of the site. */
test.each([
  ...["91", "", "here"].map((value) => ["lat", value, undefined] as const),
  ...["-180.1", "Infinity"].map((value) => ["lng", value, undefined] as const),
  ...["-3", "0", "close", ""].map(
    (value) => ["accuracy", value, { ...KELLER, accuracy: undefined }] as const,
  ),
  ["text", "", undefined] as const,
  ["foundAt", "soon", undefined] as const,
])("a place whose %s is kept as '%s' is %j", (field, value, expected) => {
  savePlace(KELLER);
  expect(kept.has(`place.${field}`)).toBe(true);
  kept.set(`place.${field}`, value);
  expect(loadPlace()).toEqual(expected);
});
