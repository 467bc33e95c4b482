import fc from "fast-check";
import { expect, test } from "vitest";
import { requestText } from "./compose.ts";
import {
  clearLastRequest,
  type LastRequest,
  loadLastRequest,
  REQUEST_MAX_AGE_MS,
  saveLastRequest,
} from "./last-request.ts";
import { mayHaveLastRequest } from "./may-have-last-request.ts";
import { requestLinks } from "./request-links.ts";
import { serviceRequests } from "./test-arbitraries.ts";
import { stubSessionStorage } from "./test-storage.ts";

const HOTLINE = { e164: "+18175550142", display: "(817) 555-0142" };
const NOW = 1_790_000_000_000;

const REQUEST: LastRequest = {
  text: "Service: Tire Change\nName: Ana López",
  links: {
    sms: "sms:+18175550142?&body=Name%3A%20Ana%20L%C3%B3pez",
    mail: "mailto:help@example.org?subject=Service%20Request&body=Name%3A%20Ana%20L%C3%B3pez",
  },
  hotline: HOTLINE,
  when: NOW,
  stage: "opened",
};

test("any request comes back as it was composed in the place of an earlier one, until it is forgotten", () => {
  const kept = stubSessionStorage();
  const stages = fc.constantFrom("opened" as const, "composed" as const);
  fc.assert(
    fc.property(serviceRequests, stages, fc.nat(REQUEST_MAX_AGE_MS - 1), (typed, stage, age) => {
      const text = requestText(typed);
      fc.pre(text !== "");
      expect(mayHaveLastRequest()).toBe(false);
      const links = requestLinks(typed, { e164: HOTLINE.e164, email: "help@example.org" });
      const request = { ...REQUEST, text, links, stage };
      saveLastRequest(REQUEST);
      saveLastRequest(request);
      expect(mayHaveLastRequest()).toBe(true);
      expect(loadLastRequest(NOW + age)).toEqual(request);
      clearLastRequest();
      expect(kept.size).toBe(0);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["half an hour old", NOW + REQUEST_MAX_AGE_MS],
  ["from the future", NOW - 1],
])("one that is %s is gone, from the storage too", (_, now) => {
  const kept = stubSessionStorage();
  saveLastRequest(REQUEST);
  expect(loadLastRequest(now)).toBeUndefined();
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
  saveLastRequest(REQUEST);
  kept.set(`sent.${field}`, value);
  expect(loadLastRequest(NOW)).toBeUndefined();
  expect(kept.size).toBe(0);
});

test.each([0, 4])("one of which a full storage has taken %d entries is none", (room) => {
  const kept = stubSessionStorage(room);
  saveLastRequest(REQUEST);
  expect(loadLastRequest(NOW)).toBeUndefined();
  expect(kept.size).toBe(0);
});
