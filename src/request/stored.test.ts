import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { fieldText, NOTHING_TYPED, positions, typedInto } from "../../tests/support/arbitraries.ts";
import { stubSessionStorage } from "../../tests/support/storage.ts";
import { mayHaveLastRequest } from "../browser/tab-storage.ts";
import { REQUEST_FIELDS } from "./fields.ts";
import type { Address } from "./geocode.ts";
import { GEOCODERS, type GeocoderName } from "./geocoders.ts";
import type { Pin } from "./location-reducer.ts";
import {
  clearLastRequest,
  type LastRequest,
  loadLastRequest,
  loadPin,
  savePin,
  storeLastRequest,
} from "./stored.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubSessionStorage();
});

const HALF_AN_HOUR = 30 * 60_000;

const NOON = Date.UTC(2026, 0, 31, 12);

const REQUEST = {
  entered: {
    ...NOTHING_TYPED,
    topic: "Keller TX",
    service: "Tire Change",
    name: "Ana López",
    position: { latitude: 32.9346123, longitude: -97.2518341, accuracy: 12.4, foundAt: NOON - 1000 },
  },
  when: NOON,
  stage: "opened",
} as const satisfies LastRequest;

const requests: fc.Arbitrary<LastRequest> = fc.record({
  entered: fc.record({
    topic: fieldText,
    position: fc.option(positions, { nil: undefined }),
    ...typedInto(REQUEST_FIELDS),
  }),
  when: fc.constant(NOON),
  stage: fc.constantFrom("opened", "composed"),
});

test("any request comes back as it was entered, instead of an earlier one, until it is cleared", () => {
  fc.assert(
    fc.property(requests, fc.nat(HALF_AN_HOUR - 1), (request, age) => {
      expect(mayHaveLastRequest()).toBe(false);
      storeLastRequest({ ...REQUEST, when: NOON - 1 });
      storeLastRequest(request);
      expect(mayHaveLastRequest()).toBe(true);
      expect(loadLastRequest(NOON + age)).toEqual(request);
      clearLastRequest();
      expect(stored.size).toBe(0);
    }),
    { numRuns: 300 },
  );
});

test("a request that is half an hour old is gone, also from the storage", () => {
  storeLastRequest(REQUEST);
  expect(loadLastRequest(NOON + HALF_AN_HOUR)).toBeUndefined();
  expect(stored.size).toBe(0);
});

/** The request with other values in some fields. */
const withEntered = (changes: object) => ({ ...REQUEST, entered: { ...REQUEST.entered, ...changes } });

test.each([
  ...["", "null", "[]", '"sent"', "{", '{"when":1}'].map((text) => [text]),
  ...[
    { ...REQUEST, when: "soon" },
    { ...REQUEST, when: null },
    { ...REQUEST, stage: "sent" },
    { ...REQUEST, entered: "Ana" },
    withEntered({ name: undefined }),
    withEntered({ details: 911 }),
    withEntered({ position: "Keller" }),
    withEntered({ position: { ...REQUEST.entered.position, latitude: 91 } }),
  ].map((request) => [JSON.stringify(request)]),
])("a stored text that is not a request is ignored and removed: %s", (text) => {
  storeLastRequest(REQUEST);
  for (const key of stored.keys()) stored.set(key, text);
  expect(loadLastRequest(NOON)).toBeUndefined();
  expect(stored.size).toBe(0);
});

const FORM = "request";

const SOURCES = Object.keys(GEOCODERS) as GeocoderName[];

const addresses: fc.Arbitrary<Address> = fc.record({
  text: fieldText.filter((text) => text !== ""),
  source: fc.constantFrom(...SOURCES),
});

const pins: fc.Arbitrary<Pin> = fc
  .tuple(positions, fc.option(addresses, { nil: undefined }))
  .map(([position, address]) => ({ ...position, address }));

test("any pin comes back exactly, instead of an earlier one, until it is removed", () => {
  fc.assert(
    fc.property(pins, pins, (earlier, pin) => {
      expect(loadPin(FORM)).toBeUndefined();
      savePin(FORM, earlier);
      savePin(FORM, pin);
      savePin("request-help", earlier);
      expect(loadPin(FORM)).toEqual(pin);
      savePin("request-help", undefined);
      savePin(FORM, undefined);
      expect(stored.size).toBe(0);
    }),
  );
});

const VALID = {
  latitude: 32.9,
  longitude: -97.2,
  foundAt: 0,
  address: { text: "Keller", source: SOURCES[0] },
};

/* An earlier version of the site, or a browser extension, may have written into the storage. */
test.each([
  ...["", "{", "null", "7", '"pin"', "[]", "{}"],
  ...[{ latitude: 91 }, { address: "Keller" }, { address: null }].map(invalid),
  ...[{ text: "", source: SOURCES[0] }, { text: "Keller", source: "toString" }, { text: "Keller" }].map(
    (address) => invalid({ address }),
  ),
])("a stored text that is not a pin is ignored: %s", (text) => {
  savePin(FORM, VALID as Pin);
  expect(loadPin(FORM)).toEqual(VALID);
  for (const key of stored.keys()) stored.set(key, text);
  expect(loadPin(FORM)).toBeUndefined();
});

function invalid(changes: object): string {
  return JSON.stringify({ ...VALID, ...changes });
}
