import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetPlace, loadPlace, PLACE_STAYS_MS, type PlaceDraft, savePlace } from "./place-draft.ts";
import { stubSessionStorage } from "./test-storage.ts";

const NOW = Date.UTC(2026, 0, 31, 12);

const KELLER: PlaceDraft = {
  fix: {
    coordinates: { lat: 32.9346123, lng: -97.2518341 },
    accuracy: 12.4,
    foundAt: NOW,
    credited: true,
  },
  text: "1100, Keller Parkway; Keller",
};

let kept: Map<string, string>;

beforeEach(() => {
  kept = stubSessionStorage();
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each<[string, PlaceDraft]>([
  ["in full", KELLER],
  ["of unknown accuracy", { ...KELLER, fix: { ...KELLER.fix, accuracy: undefined, credited: false } }],
  ["at zero degrees", { ...KELLER, fix: { ...KELLER.fix, coordinates: { lat: 0, lng: -180 } } }],
])("a place %s comes back as it was kept, until it is forgotten", (_, place) => {
  expect(loadPlace()).toBeUndefined();
  savePlace(place);
  expect(loadPlace()).toEqual(place);
  forgetPlace();
  expect(loadPlace()).toBeUndefined();
  expect(kept.size).toBe(0);
});

test("an old place is none: the driver may be elsewhere", () => {
  savePlace(KELLER);
  vi.advanceTimersByTime(PLACE_STAYS_MS);
  // As every page of the tab does that brings it back.
  savePlace(KELLER);
  expect(loadPlace()).toEqual(KELLER);
  vi.advanceTimersByTime(1);
  expect(loadPlace()).toBeUndefined();
});

test("nor is one from a time to come, after the clock was set back", () => {
  savePlace(KELLER);
  vi.setSystemTime(Date.now() - 1000);
  expect(loadPlace()).toBeUndefined();
});

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
  for (const [key, json] of kept) kept.set(key, JSON.stringify({ ...JSON.parse(json), [field]: value }));
  expect(loadPlace()).toBeUndefined();
});

test("a strange accuracy is an unknown one", () => {
  savePlace({ ...KELLER, fix: { ...KELLER.fix, accuracy: -3 } });
  expect(loadPlace()?.fix.accuracy).toBeUndefined();
});

test("where nothing can be kept, there is none", () => {
  vi.stubGlobal("sessionStorage", undefined);
  savePlace(KELLER);
  expect(loadPlace()).toBeUndefined();
  forgetPlace();
});
