import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Pin } from "../rules/location-reducer.ts";
import { loadPin, savePin } from "./pin-storage.ts";

beforeEach(() => sessionStorage.clear());

const FORM = "request";
const HALF_AN_HOUR = 30 * 60_000;
const NOON = Date.UTC(2026, 0, 31, 12);
const POSITION = { latitude: 32.9346123, longitude: -97.2518341, accuracy: 12.4, foundAt: NOON - 1000 };
const PIN: Pin = { ...POSITION, address: { text: "Milton", source: "OpenStreetMap" } };

test("a pin comes back exactly, instead of an earlier one, until it is removed", () => {
  const { address: _, ...found } = PIN;
  for (const pin of [PIN, { ...found, accuracy: undefined, address: undefined }]) savePin(FORM, pin);
  savePin("request-help", PIN);
  expect([loadPin(FORM), loadPin("request-help")]).toEqual([
    { pin: { ...found, accuracy: undefined }, words: "32.934612, -97.251834" },
    { pin: PIN, words: "Milton (32.934612, -97.251834)" },
  ]);
  for (const form of [FORM, "request-help"]) savePin(form, undefined);
  expect(sessionStorage).toHaveLength(0);
});

test("a pin dated half an hour or more ahead is not used: it would never expire", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  onTestFinished(() => void vi.useRealTimers());
  for (const [ahead, isUsed] of [
    [HALF_AN_HOUR - 1, true],
    [HALF_AN_HOUR, false],
  ] as const) {
    savePin(FORM, { ...PIN, foundAt: NOON + ahead });
    expect(loadPin(FORM).pin !== undefined).toBe(isUsed);
  }
});

/* An earlier version of the site, or a browser extension, may have written into the storage. */
test.each([
  "null",
  "{",
  ...[
    { latitude: 91 },
    ...["Milton", { text: "Milton", source: "toString" }].map((address) => ({ address })),
    ...["", 83608, "Milton\u202E"].map((text) => ({ address: { text, source: "OpenStreetMap" } })),
  ].map((changes) => JSON.stringify({ ...PIN, ...changes })),
])("a stored text that is no pin is ignored: %s", (text) => {
  savePin(FORM, PIN);
  expect(loadPin(FORM).pin).toEqual(PIN);
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text);
  expect(loadPin(FORM).pin).toBeUndefined();
});
