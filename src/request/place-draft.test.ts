import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Place } from "./location-state.ts";
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

afterEach(() => vi.unstubAllGlobals());

test.each<[string, Place]>([
  ["in full", KELLER],
  ["of unknown accuracy", { ...KELLER, accuracy: undefined, credited: false }],
  ["at zero degrees", { ...KELLER, coordinates: { lat: 0, lng: -180 } }],
])("a place %s comes back as it was kept, until there is none", (_, place) => {
  expect(loadPlace()).toBeUndefined();
  savePlace(place);
  expect(loadPlace()).toEqual(place);
  savePlace(undefined);
  expect(loadPlace()).toBeUndefined();
  expect(kept.size).toBe(0);
});

test("of two places the later one is kept, and nothing of the earlier", () => {
  const dallas = { ...KELLER, coordinates: { lat: 32.77, lng: -96.8 }, text: "Dallas", credited: false };
  savePlace(KELLER);
  savePlace({ ...dallas, accuracy: undefined });
  expect(loadPlace()).toEqual({ ...dallas, accuracy: undefined });
});

test("any place comes back to the last digit", () => {
  const finite = { noNaN: true, noDefaultInfinity: true };
  const places: fc.Arbitrary<Place> = fc.record({
    coordinates: fc.record({
      lat: fc.double({ min: -90, max: 90, ...finite }),
      lng: fc.double({ min: -180, max: 180, ...finite }),
    }),
    accuracy: fc.option(fc.double({ min: 0.001, max: 100_000, ...finite }), { nil: undefined }),
    foundAt: fc.integer({ min: 0 }),
    text: fc.string({ minLength: 1, unit: "binary" }),
    credited: fc.boolean(),
  });
  fc.assert(
    fc.property(places, (place) => {
      savePlace(place);
      // Minus zero is written as "0", which is the same place.
      const { lat, lng } = place.coordinates;
      expect(loadPlace()).toEqual({ ...place, coordinates: { lat: lat + 0, lng: lng + 0 } });
    }),
  );
});

/** Another hand has written into the storage, or an earlier version of the site. */
function tamper(field: string, value: string): void {
  const key = [...kept.keys()].find((candidate) => candidate.endsWith(field));
  if (!key) throw new Error(`Nothing is kept for ${field}`);
  kept.set(key, value);
}

test.each([
  ["lat", "91"],
  ["lat", ""],
  ["lat", "here"],
  ["lng", "-180.1"],
  ["lng", "Infinity"],
  ["text", ""],
  ["foundAt", "soon"],
])("one whose %s is kept as '%s' is none", (field, value) => {
  savePlace(KELLER);
  tamper(field, value);
  expect(loadPlace()).toBeUndefined();
});

test.each(["-3", "0", "close", ""])("an accuracy kept as '%s' is an unknown one", (value) => {
  savePlace(KELLER);
  tamper("accuracy", value);
  expect(loadPlace()).toEqual({ ...KELLER, accuracy: undefined });
});

test("where nothing can be kept, there is none", () => {
  vi.stubGlobal("sessionStorage", undefined);
  savePlace(KELLER);
  expect(loadPlace()).toBeUndefined();
  savePlace(undefined);
});
