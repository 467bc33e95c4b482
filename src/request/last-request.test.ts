import fc from "fast-check";
import { expect, test } from "vitest";
import { clearLastRequest, keepRequest, loadLastRequest, REQUEST_MAX_AGE_MS } from "./last-request.ts";
import { mayHaveLastRequest } from "./may-have-last-request.ts";
import { serviceRequests } from "./test-arbitraries.ts";
import { stubSessionStorage } from "./test-storage.ts";

const BUSINESS = {
  hotline: { e164: "+18175550142", display: "(817) 555-0142" },
  email: "help@example.org",
};

const REQUEST = {
  page: "Keller TX",
  service: "Tire Change",
  name: "Ana López",
  phone: "",
  location: "",
  details: "",
};

/** Keeps a request. @returns when. */
const keep = () => keepRequest(REQUEST, BUSINESS, "opened").when;

test("any request comes back as it was composed in the place of an earlier one, until it is forgotten", () => {
  const kept = stubSessionStorage();
  const stages = fc.constantFrom("opened" as const, "composed" as const);
  fc.assert(
    fc.property(serviceRequests, stages, fc.nat(REQUEST_MAX_AGE_MS - 1), (typed, stage, age) => {
      expect(mayHaveLastRequest()).toBe(false);
      keep();
      const request = keepRequest(typed, BUSINESS, stage);
      expect(mayHaveLastRequest()).toBe(true);
      expect(loadLastRequest(request.when + age)).toEqual(request);
      clearLastRequest();
      expect(kept.size).toBe(0);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["half an hour old", REQUEST_MAX_AGE_MS],
  ["from the future", -1],
])("one that is %s is gone, from the storage too", (_, age) => {
  const kept = stubSessionStorage();
  expect(loadLastRequest(keep() + age)).toBeUndefined();
  expect(kept.size).toBe(0);
});

test.each([
  ["when", "soon"],
  ["when", ""],
  ["when", "-1"],
  ["stage", "sent"],
  ["text", ""],
  ["sms", "https://evil.example"],
  ["sms", "sms:+19005550100?&body=Name"],
  ["sms", "sms:+18175550142"],
  ["mail", "javascript:alert(1)"],
  ["e164", "18175550142"],
  ["e164", "+18175550142,+19005550100"],
  ["display", ""],
])("one whose %s is %j is none, and is forgotten", (field, value) => {
  const kept = stubSessionStorage();
  const when = keep();
  kept.set(`sent.${field}`, value);
  expect(loadLastRequest(when)).toBeUndefined();
  expect(kept.size).toBe(0);
});

test.each([0, 4])("one of which a full storage has taken %d entries is none", (room) => {
  const kept = stubSessionStorage(room);
  expect(loadLastRequest(keep())).toBeUndefined();
  expect(kept.size).toBe(0);
});
