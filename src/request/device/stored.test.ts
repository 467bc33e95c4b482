import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Pin } from "../rules/location-reducer.ts";
import { requestOf } from "../rules/request-message.ts";
import { clearLastRequest, type LastRequest, loadLastRequest, loadPin, savePin, storeLastRequest } from "./stored.ts";

beforeEach(() => sessionStorage.clear());

const FORM = "request";
const HALF_AN_HOUR = 30 * 60_000;
const NOON = Date.UTC(2026, 0, 31, 12);
const POSITION = { latitude: 32.9346123, longitude: -97.2518341, accuracy: 12.4, foundAt: NOON - 1000 };
const PIN: Pin = { ...POSITION, address: { text: "Milton", source: "OpenStreetMap" } };
const TYPED = { name: "Ana López", details: '"A van"\r\n\uD83D' };
const WITHOUT_GPS = requestOf(TYPED, { topic: "Milton ID", time: NOON });
const REQUEST: LastRequest = { message: { ...WITHOUT_GPS, pin: POSITION }, stage: "opened" };

test("a request and a pin come back exactly, instead of earlier ones, until they are removed", () => {
  const { address: _, ...found } = PIN;
  const next = { ...REQUEST, stage: "composed" as const, message: WITHOUT_GPS };
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

test("a time to come, by more than half an hour, is none: it would never expire", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  onTestFinished(() => void vi.useRealTimers());
  for (const [ahead, isUsed] of [
    [HALF_AN_HOUR - 1, true],
    [HALF_AN_HOUR, false],
  ] as const) {
    storeLastRequest({ ...REQUEST, message: { ...REQUEST.message, time: NOON + ahead } });
    savePin(FORM, { ...PIN, foundAt: NOON + ahead });
    expect([loadLastRequest(NOON) !== undefined, loadPin(FORM).pin !== undefined]).toEqual([isUsed, isUsed]);
  }
});

/* An earlier version of the site, or a browser extension, may have written into the storage. */
test.each([
  ...["null", "{"],
  ...[{ stage: "sent" }, { photo: 1 }].map((changes) => JSON.stringify({ ...REQUEST, ...changes })),
  ...[
    ...[{ topic: undefined }, { time: "soon" }, { lines: "Name: Ana" }, { lines: ["Name: Ana"] }],
    ...[
      { field: "details", text: 911 },
      { field: "vin", text: "1" },
    ].map((line) => ({ lines: [line] })),
    ...[{ latitude: 91 }, { address: "Milton" }].map((wrong) => ({ pin: { ...POSITION, ...wrong } })),
  ].map((changes) => JSON.stringify({ ...REQUEST, message: { ...REQUEST.message, ...changes } })),
  ...[
    { latitude: 91 },
    ...["Milton", { text: "Milton", source: "toString" }].map((address) => ({ address })),
    ...["", 83608, "Milton\u202E"].map((text) => ({ address: { text, source: "OpenStreetMap" } })),
  ].map((changes) => JSON.stringify({ ...PIN, ...changes })),
])("a stored text that is neither a request nor a pin is ignored, and removed as a request: %s", (text) => {
  storeLastRequest(REQUEST);
  savePin(FORM, PIN);
  expect([loadLastRequest(NOON), loadPin(FORM).pin]).toEqual([REQUEST, PIN]);
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text);
  expect([loadLastRequest(NOON), loadPin(FORM).pin]).toEqual([undefined, undefined]);
  expect(Object.keys(sessionStorage)).toEqual([`${FORM}.pin`, `${FORM}.words`]);
});
