import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import type { Pin } from "./location-reducer.ts";
import { loadPin, savePin } from "./pin-draft.ts";
import { fieldText } from "./test-arbitraries.ts";
import { stubSessionStorage } from "./test-storage.ts";

const FORM = "request";

/** Up to so many degrees; without -0, which is 0 once it has been stored. */
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((value) => value + 0);

const pins: fc.Arbitrary<Pin> = fc.record({
  latitude: degrees(90),
  longitude: degrees(180),
  accuracy: fc.option(fc.double({ min: 0, minExcluded: true, max: 2e7, noNaN: true }), { nil: undefined }),
  foundAt: fc.nat(Date.UTC(2026, 0, 31)),
  address: fc.option(
    fc.record({
      text: fieldText.filter((text) => text !== ""),
      source: fc.constantFrom("BigDataCloud" as const, "OpenStreetMap" as const),
    }),
    { nil: undefined },
  ),
});

let kept: Map<string, string>;

beforeEach(() => {
  kept = stubSessionStorage();
});

test("any pin comes back to the last digit in the place of an earlier one, until there is none", () => {
  fc.assert(
    fc.property(pins, pins, (earlier, pin) => {
      expect(loadPin(FORM)).toBeUndefined();
      savePin(FORM, earlier);
      savePin(FORM, pin);
      savePin("request-help", earlier);
      expect(loadPin(FORM)).toEqual(pin);
      savePin("request-help", undefined);
      savePin(FORM, undefined);
      expect(kept.size).toBe(0);
    }),
  );
});

const SOUND = {
  latitude: 32.9,
  longitude: -97.2,
  foundAt: 0,
  address: { text: "Keller", source: "BigDataCloud" },
};

/* Another hand has written into the storage, or an earlier version of the site. */
test.each([
  ["", "{", "null", "7", '"pin"', "[]", "{}"],
  [{ latitude: 91 }, { latitude: "32.9" }, { latitude: null }, { longitude: -180.1 }],
  [{ foundAt: undefined }, { foundAt: "soon" }, { accuracy: 0 }, { accuracy: -3 }, { accuracy: "close" }],
  [{ address: "Keller" }, { address: null }, { address: { text: "", source: "BigDataCloud" } }],
  [{ address: { text: "Keller", source: "elsewhere" } }, { address: { source: "OpenStreetMap" } }],
])("what is no pin is none: %j, %j, %j …", (...unsound) => {
  savePin(FORM, SOUND as Pin);
  expect(loadPin(FORM)).toEqual(SOUND);
  const [key = ""] = kept.keys();
  for (const value of unsound) {
    kept.set(key, typeof value === "string" ? value : JSON.stringify({ ...SOUND, ...value }));
    expect(loadPin(FORM)).toBeUndefined();
  }
});
