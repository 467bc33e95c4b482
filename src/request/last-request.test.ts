import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { requestText } from "./compose.ts";
import {
  clearLastRequest,
  type LastRequest,
  loadLastRequest,
  REQUEST_STAYS_MS,
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

afterEach(() => vi.unstubAllGlobals());

describe("in a tab with storage", () => {
  let kept: Map<string, string>;

  beforeEach(() => {
    kept = stubSessionStorage();
  });

  test("there is no request at first, then the last one, and none once it is forgotten", () => {
    expect(mayHaveLastRequest()).toBe(false);
    expect(loadLastRequest(NOW)).toBeUndefined();
    saveLastRequest(REQUEST);
    const next: LastRequest = { ...REQUEST, text: "Name: Ben", when: NOW + 1, stage: "composed" };
    saveLastRequest(next);
    expect(mayHaveLastRequest()).toBe(true);
    expect(loadLastRequest(NOW + 1)).toEqual(next);
    clearLastRequest();
    expect(mayHaveLastRequest()).toBe(false);
    expect(kept.size).toBe(0);
  });

  test("any request comes back as it was composed", () => {
    const email = "help@example.org";
    fc.assert(
      fc.property(serviceRequests, fc.nat(REQUEST_STAYS_MS - 1), (typed, age) => {
        const text = requestText(typed);
        fc.pre(text !== "");
        const links = requestLinks(typed, { e164: HOTLINE.e164, email });
        const request = { ...REQUEST, text, links };
        saveLastRequest(request);
        expect(loadLastRequest(NOW + age)).toEqual(request);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ["half an hour old", NOW + REQUEST_STAYS_MS],
    ["from the future", NOW - 1],
  ])("one that is %s is gone, from the storage too", (_, now) => {
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
    saveLastRequest(REQUEST);
    kept.set(`sent.${field}`, value);
    expect(loadLastRequest(NOW)).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  test("one of which a full storage has kept a part is none", () => {
    const written = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => written.get(key) ?? null,
      setItem(key: string, value: string) {
        if (written.size > 3) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
        written.set(key, value);
      },
      removeItem: (key: string) => void written.delete(key),
    });
    saveLastRequest(REQUEST);
    expect(loadLastRequest(NOW)).toBeUndefined();
    expect(written.size).toBe(0);
  });
});

test("without storage there is none, and nothing throws", () => {
  vi.stubGlobal("sessionStorage", undefined);
  saveLastRequest(REQUEST);
  expect(mayHaveLastRequest()).toBe(false);
  expect(loadLastRequest(NOW)).toBeUndefined();
  clearLastRequest();
});
