import { beforeEach, expect, test } from "vitest";
import { requestOf } from "../rules/request-message.ts";
import { clearLastRequest, type LastRequest, loadLastRequest, storeLastRequest } from "./last-request.ts";

beforeEach(() => sessionStorage.clear());

const HALF_AN_HOUR = 30 * 60_000;
const NOON = Date.UTC(2026, 0, 31, 12);
const PIN = { latitude: 32.9346123, longitude: -97.2518341, accuracy: 12.4, foundAt: NOON - 1000 };
const TYPED = { name: "Ana López", details: '"A van"\r\n\uD83D' };
const MESSAGE = requestOf(TYPED, { topic: "Milton ID", time: NOON });
const REQUEST: LastRequest = { message: { ...MESSAGE, pin: PIN }, stage: "opened", photo: "the tread" };

test("a request comes back exactly, instead of an earlier one, until it is removed", () => {
  const next = { message: MESSAGE, stage: "composed" } as const;
  for (const request of [next, REQUEST, next]) {
    storeLastRequest(request);
    expect(loadLastRequest(NOON + HALF_AN_HOUR - 1)).toEqual(request);
  }
  clearLastRequest();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ["half an hour old", HALF_AN_HOUR],
  // It would never expire.
  ["half an hour in the future", -HALF_AN_HOUR],
])("a request that is %s is gone, also from the storage", (_, age) => {
  storeLastRequest(REQUEST);
  expect(loadLastRequest(NOON + age - Math.sign(age))).toEqual(REQUEST);
  expect(loadLastRequest(NOON + age)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

/* An earlier version of the site, or a browser extension, may have written into the storage. */
test.each([
  "null",
  "{",
  ...[{ stage: "sent" }, { photo: 1 }].map((changes) => JSON.stringify({ ...REQUEST, ...changes })),
  ...[
    ...[{ topic: undefined }, { time: "soon" }, { lines: "Name: Ana" }, { lines: ["Name: Ana"] }],
    ...[
      { field: "details", text: 911 },
      { field: "vin", text: "1" },
    ].map((line) => ({ lines: [line] })),
    ...[{ latitude: 91 }, { address: "Milton" }].map((wrong) => ({ pin: { ...PIN, ...wrong } })),
  ].map((changes) => JSON.stringify({ ...REQUEST, message: { ...REQUEST.message, ...changes } })),
])("a stored text that is no request is ignored, and removed: %s", (text) => {
  storeLastRequest(REQUEST);
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text);
  expect(loadLastRequest(NOON)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});
