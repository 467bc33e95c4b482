import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { fieldText, positions, typedInto } from "../../../tests/support/arbitraries.ts";
import { stubSessionStorage } from "../../../tests/support/storage.ts";
import { GEOCODERS, type GeocoderName } from "../location/geocoders.ts";
import type { Pin } from "../location/location-reducer.ts";
import { REQUEST_MESSAGE } from "../message/fields.ts";
import { NOTHING_TYPED } from "../message/messages.ts";
import {
  clearLastRequest,
  type LastRequest,
  loadLastRequest,
  loadPin,
  savePin,
  storeLastRequest,
} from "./stored.ts";
import { hasText, LAST_REQUEST } from "./tab-storage.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubSessionStorage();
});

const FORM = "request";
const HALF_AN_HOUR = 30 * 60_000;
const NOON = Date.UTC(2026, 0, 31, 12);
const SOURCES = Object.keys(GEOCODERS) as GeocoderName[];
const POSITION = { latitude: 32.9346123, longitude: -97.2518341, accuracy: 12.4, foundAt: NOON - 1000 };
const PIN: Pin = { ...POSITION, address: { text: "Keller", source: "OpenStreetMap" } };
const REQUEST: LastRequest = {
  entered: { ...NOTHING_TYPED, topic: "Keller TX", name: "Ana López", position: POSITION },
  when: NOON,
  stage: "opened",
};

const requests: fc.Arbitrary<LastRequest> = fc.record({
  entered: fc.record({
    topic: fieldText,
    position: fc.option(positions, { nil: undefined }),
    ...typedInto(REQUEST_MESSAGE),
  }),
  when: fc.constant(NOON),
  stage: fc.constantFrom("opened", "composed"),
});

const addresses = fc.record({
  text: fieldText.filter((text) => text !== ""),
  source: fc.constantFrom(...SOURCES),
});

const pins: fc.Arbitrary<Pin> = fc
  .tuple(positions, fc.option(addresses, { nil: undefined }))
  .map(([position, address]) => ({ ...position, address }));

test("any request and any pin come back exactly, instead of earlier ones, until they are removed", () => {
  fc.assert(
    fc.property(requests, pins, fc.nat(HALF_AN_HOUR - 1), (request, pin, age) => {
      expect(hasText(LAST_REQUEST)).toBe(false);
      expect(loadPin(FORM)).toBeUndefined();
      storeLastRequest({ ...REQUEST, when: NOON - 1 });
      storeLastRequest(request);
      for (const earlier of [PIN, pin]) savePin(FORM, earlier);
      savePin("request-help", PIN);
      expect(hasText(LAST_REQUEST)).toBe(true);
      expect(loadLastRequest(NOON + age)).toEqual(request);
      expect(loadPin(FORM)).toEqual(pin);
      clearLastRequest();
      for (const form of [FORM, "request-help"]) savePin(form, undefined);
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

/* An earlier version of the site, or a browser extension, may have written into the storage. */
test.each([
  ...["", "null", "7", "[]", "{}", '"sent"', "{", '{"when":1}'],
  ...[{ when: "soon" }, { when: null }, { stage: "sent" }, { entered: "Ana" }].map((changes) =>
    JSON.stringify({ ...REQUEST, ...changes }),
  ),
  ...[
    { name: undefined },
    { details: 911 },
    { position: "Keller" },
    { position: { ...POSITION, latitude: 91 } },
  ].map((changes) => JSON.stringify({ ...REQUEST, entered: { ...REQUEST.entered, ...changes } })),
  ...[
    { latitude: 91 },
    ...["Keller", null, { text: "", source: "OpenStreetMap" }, { text: "Keller", source: "toString" }].map(
      (address) => ({ address }),
    ),
    { address: { text: "Keller" } },
  ].map((changes) => JSON.stringify({ ...PIN, ...changes })),
])("a stored text that is neither a request nor a pin is ignored, and removed as a request: %s", (text) => {
  storeLastRequest(REQUEST);
  savePin(FORM, PIN);
  expect([loadLastRequest(NOON), loadPin(FORM)]).toEqual([REQUEST, PIN]);
  for (const key of stored.keys()) stored.set(key, text);
  expect([loadLastRequest(NOON), loadPin(FORM)]).toEqual([undefined, undefined]);
  expect(stored.size).toBe(1);
});
