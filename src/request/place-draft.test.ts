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

test.each<[string, Place]>([
  ["of an address", KELLER],
  ["of numbers, of which nothing more is known", { ...KELLER, accuracy: undefined, credited: false }],
  ["at the edge of the map", { ...KELLER, coordinates: { lat: -90, lng: 180 }, accuracy: 1e-7, foundAt: 0 }],
])(
  "a place %s comes back to the last digit in the place of an earlier one, until there is none",
  (_, place) => {
    expect(loadPlace()).toBeUndefined();
    savePlace({ ...KELLER, text: "Roanoke" });
    savePlace(place);
    expect(loadPlace()).toEqual(place);
    savePlace(undefined);
    expect(kept.size).toBe(0);
  },
);

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
