import { beforeEach, expect, test } from "vitest";
import type { Pin } from "../rules/location-reducer.ts";
import { NOTHING_TYPED } from "../rules/messages.ts";
import { clearLastRequest, type LastRequest, loadLastRequest, loadPin, savePin, storeLastRequest } from "./stored.ts";

beforeEach(() => sessionStorage.clear());

const FORM = "request";
const HALF_AN_HOUR = 30 * 60_000;
const NOON = Date.UTC(2026, 0, 31, 12);
const POSITION = { latitude: 32.9346123, longitude: -97.2518341, accuracy: 12.4, foundAt: NOON - 1000 };
const PIN: Pin = { ...POSITION, address: { text: "Milton", source: "OpenStreetMap" } };
const WITHOUT_GPS = { ...NOTHING_TYPED, topic: "Milton ID", name: "Ana López", details: '"A van"\r\n\uD83D' };
const REQUEST: LastRequest = { entered: { ...WITHOUT_GPS, position: POSITION }, when: NOON, stage: "opened" };

test("a request and a pin come back exactly, instead of earlier ones, until they are removed", () => {
  const { address: _, ...found } = PIN;
  const next = { ...REQUEST, stage: "composed" as const, entered: WITHOUT_GPS };
  for (const request of [REQUEST, next]) storeLastRequest(request);
  for (const pin of [PIN, { ...found, accuracy: undefined, address: undefined }]) savePin(FORM, pin);
  savePin("request-help", PIN);
  expect(loadLastRequest(NOON + HALF_AN_HOUR - 1)).toEqual(next);
  expect([loadPin(FORM), loadPin("request-help")]).toEqual([
    { pin: { ...found, accuracy: undefined }, words: "32.934612, -97.251834" },
    { pin: PIN, words: "Milton (32.934612, -97.251834)" },
  ]);
  clearLastRequest();
  for (const form of [FORM, "request-help"]) savePin(form, undefined);
  expect(sessionStorage).toHaveLength(0);
});

test("a request that is half an hour old is gone, also from the storage", () => {
  storeLastRequest(REQUEST);
  expect(loadLastRequest(NOON + HALF_AN_HOUR)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

/* An earlier version of the site, or a browser extension, may have written into the storage. */
test.each([
  ...["null", "{"],
  ...[{ when: "soon" }, { stage: "sent" }, { photo: 1 }].map((changes) => JSON.stringify({ ...REQUEST, ...changes })),
  ...[
    { topic: undefined },
    { details: 911 },
    ...[{ latitude: 91 }, { address: "Milton" }].map((wrong) => ({ position: { ...POSITION, ...wrong } })),
  ].map((changes) => JSON.stringify({ ...REQUEST, entered: { ...REQUEST.entered, ...changes } })),
  ...[
    { latitude: 91 },
    ...["Milton", { text: "Milton", source: "toString" }].map((address) => ({ address })),
    ...["", 83608].map((text) => ({ address: { text, source: "OpenStreetMap" } })),
  ].map((changes) => JSON.stringify({ ...PIN, ...changes })),
])("a stored text that is neither a request nor a pin is ignored, and removed as a request: %s", (text) => {
  storeLastRequest(REQUEST);
  savePin(FORM, PIN);
  expect([loadLastRequest(NOON), loadPin(FORM).pin]).toEqual([REQUEST, PIN]);
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text);
  expect([loadLastRequest(NOON), loadPin(FORM).pin]).toEqual([undefined, undefined]);
  expect(Object.keys(sessionStorage)).toEqual([`${FORM}.pin`, `${FORM}.words`]);
});
