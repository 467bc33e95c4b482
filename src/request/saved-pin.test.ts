import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { fieldText, positions } from "../../tests/support/arbitraries.ts";
import { stubSessionStorage } from "../../tests/support/storage.ts";
import type { Address } from "./address.ts";
import type { Pin } from "./location-reducer.ts";
import { loadPin, savePin } from "./saved-pin.ts";

const FORM = "request";

const addresses: fc.Arbitrary<Address> = fc.record({
  text: fieldText.filter((text) => text !== ""),
  source: fc.constantFrom("BigDataCloud", "OpenStreetMap"),
});

const pins: fc.Arbitrary<Pin> = fc
  .tuple(positions, fc.option(addresses, { nil: undefined }))
  .map(([position, address]) => ({ ...position, address }));

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

const VALID = {
  latitude: 32.9,
  longitude: -97.2,
  foundAt: 0,
  address: { text: "Keller", source: "BigDataCloud" },
};

/* An earlier version of the site, or a browser extension, may have written into the storage. */
test.each([
  ...["", "{", "null", "7", '"pin"', "[]", "{}"],
  ...[{ latitude: 91 }, { address: "Keller" }, { address: null }].map(invalid),
  ...[{ text: "", source: "BigDataCloud" }, { text: "Keller", source: "elsewhere" }, { text: "Keller" }].map(
    (address) => invalid({ address }),
  ),
])("what is no pin is none: %s", (text) => {
  savePin(FORM, VALID as Pin);
  expect(loadPin(FORM)).toEqual(VALID);
  for (const key of kept.keys()) kept.set(key, text);
  expect(loadPin(FORM)).toBeUndefined();
});

function invalid(changes: object): string {
  return JSON.stringify({ ...VALID, ...changes });
}
