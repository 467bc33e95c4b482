import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { REQUEST_FIELDS } from "./fields.ts";
import { type Address, geocode, locationText } from "./geocode.ts";
import { GEOCODERS, type GeocoderName, SAMPLES } from "./geocoders.ts";

test.each<[Address | undefined, string]>([
  [{ text: "Keller, Texas 76248", source: "BigDataCloud" }, "Keller, Texas 76248"],
  [{ text: "1100, Keller Parkway", source: "OpenStreetMap" }, "1100, Keller Parkway (32.934612, -97.251834)"],
  [undefined, "32.934612, -97.251834"],
])("for the address %j the location field is filled in with %j", (address, words) => {
  expect(locationText({ latitude: 32.9346119, longitude: -97.2518341 }, address)).toBe(words);
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const place = { latitude: 32.9346119, longitude: -97.2518341 };

function stubFetch(respond: (url: string, init: RequestInit) => Promise<Response>) {
  const fetch = vi.fn(respond);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const answerWith = (answer: unknown) => stubFetch(async () => Response.json(answer));

/** An answer with another value in all its fields, however deep. */
const withFields = (answer: object, value: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (_, field) => (typeof field === "string" ? value : field));

describe.each(Object.keys(GEOCODERS) as GeocoderName[])("%s", (name) => {
  const { url, answer, address } = SAMPLES[name];

  test("is asked once, with six decimals, no cookies and a Referer of the site alone", async () => {
    const fetch = answerWith(answer);
    expect(await geocode(name, place)).toEqual({ text: address, source: name });
    const init = { credentials: "omit", referrerPolicy: "strict-origin-when-cross-origin" };
    expect(fetch).toHaveBeenCalledExactlyOnceWith(url, expect.objectContaining(init));
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ["a server error", () => Response.json(answer, { status: 500 })],
    ["too many requests", () => Response.json(answer, { status: 429 })],
    ["a page of HTML", () => new Response("<!doctype html><title>Keller</title>")],
    ["nothing", () => new Response("")],
    ["null", () => Response.json(null)],
    ["an array", () => Response.json([answer])],
    ["a string", () => Response.json("Keller")],
    ["its own error", () => Response.json({ error: "Unable to geocode" })],
    ["numbers", () => Response.json(withFields(answer, 42))],
    ["lists", () => Response.json(withFields(answer, ["Keller"]))],
    ["blank fields", () => Response.json(withFields(answer, " \n"))],
    ["endless fields", () => Response.json(withFields(answer, "x".repeat(5_000)))],
    ["a network error", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("has no address on %s", async (_, respond) => {
    stubFetch(async () => respond());
    expect(await geocode(name, place)).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("has no address after 4 s, not before, and cancels the request", async () => {
    const endless = new ReadableStream({ start: (out) => out.enqueue(Buffer.from("{")) });
    const fetch = stubFetch(async () => new Response(endless));
    const seen = vi.fn();
    void geocode(name, place).then(seen);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveBeenCalledWith(undefined);
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });

  test("has no address at once when the caller gives up, and cancels the request", async () => {
    const fetch = stubFetch(() => new Promise<Response>(() => {}));
    const caller = new AbortController();
    const found = geocode(name, place, caller.signal);
    caller.abort();
    expect(await found).toBeUndefined();
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    expect(await geocode(name, place, caller.signal)).toBeUndefined();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each([60, 170, 171])(
    "fills the location field with no more than it takes, with fields of %d characters",
    async (length) => {
      answerWith(withFields(answer, "x".repeat(length)));
      const { maxLength } = REQUEST_FIELDS[3];
      expect(locationText(place, await geocode(name, place)).length).toBeLessThanOrEqual(maxLength);
    },
  );
});

test.each([
  [{ locality: "Keller", principalSubdivision: "Texas", postcode: "" }, "Keller, Texas"],
  [{ locality: "Keller", postcode: "76248" }, "Keller, 76248"],
  [{ principalSubdivision: "Texas", postcode: "76248" }, "Texas 76248"],
  [{ locality: "Keller" }, "Keller"],
  [{ postcode: "76248" }, "76248"],
  [{ locality: "Ke\nller ", principalSubdivision: " Texas", postcode: null }, "Ke ller, Texas"],
  [{ locality: "x".repeat(5_000), postcode: "76248" }, "76248"],
])("BigDataCloud's answer %j reads %j", (answer, expected) => {
  expect(GEOCODERS.BigDataCloud.read(answer)).toBe(expected);
});

test.each([
  [" Keller\nPkwy,  Texas ", "Keller Pkwy, Texas"],
  ["x".repeat(170), "x".repeat(170)],
  ["x".repeat(171), ""],
])("Nominatim's address %j reads %j", (display_name, expected) => {
  expect(GEOCODERS.OpenStreetMap.read({ display_name })).toBe(expected);
});
