import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { REQUEST_FIELDS } from "./fields.ts";
import { type Address, bigDataCloud, locationText, nominatim } from "./geocoders.ts";

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

/** An answer that both services could give, and that both would read. */
const KELLER = { display_name: "Keller", locality: "Keller" };

describe.each([
  [
    "BigDataCloud",
    bigDataCloud,
    "https://api.bigdatacloud.net/data/reverse-geocode-client?latitude=32.934612&longitude=-97.251834&localityLanguage=en",
  ],
  [
    "Nominatim",
    nominatim,
    "https://nominatim.openstreetmap.org/reverse?lat=32.934612&lon=-97.251834&format=json",
  ],
])("%s", (_, geocoder, address) => {
  test("is asked once, with six decimals, no cookies and a Referer of the site alone", async () => {
    const fetch = answerWith({});
    await geocoder(place);
    const init = { credentials: "omit", referrerPolicy: "strict-origin-when-cross-origin" };
    expect(fetch).toHaveBeenCalledExactlyOnceWith(address, expect.objectContaining(init));
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ["a server error", () => Response.json(KELLER, { status: 500 })],
    ["too many requests", () => Response.json(KELLER, { status: 429 })],
    ["a page of HTML", () => new Response("<!doctype html><title>Keller</title>")],
    ["nothing", () => new Response("")],
    ["null", () => Response.json(null)],
    ["an array", () => Response.json([KELLER])],
    ["a string", () => Response.json("Keller")],
    ["its own error", () => Response.json({ error: "Unable to geocode" })],
    ["fields of other types", () => Response.json({ display_name: 42, locality: ["Keller"], postcode: 1 })],
    ["blank fields", () => Response.json({ display_name: "  ", locality: "\n", postcode: "" })],
    ["a network error", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("has no address on %s", async (_, respond) => {
    stubFetch(async () => respond());
    expect(await geocoder(place)).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("has no address after 4 s, not before, and cancels the request", async () => {
    const endless = new ReadableStream({ start: (out) => out.enqueue(Buffer.from("{")) });
    const fetch = stubFetch(async () => new Response(endless));
    const seen = vi.fn();
    void geocoder(place).then(seen);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveBeenCalledWith(undefined);
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });

  test("has no address at once when the caller gives up, and cancels the request", async () => {
    const fetch = stubFetch(() => new Promise<Response>(() => {}));
    const caller = new AbortController();
    const address = geocoder(place, caller.signal);
    caller.abort();
    expect(await address).toBeUndefined();
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    expect(await geocoder(place, caller.signal)).toBeUndefined();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

test.each([
  [{ locality: "Keller", principalSubdivision: "Texas", postcode: "76248" }, "Keller, Texas 76248"],
  [{ locality: "Keller", principalSubdivision: "Texas", postcode: "" }, "Keller, Texas"],
  [{ locality: "Keller", postcode: "76248" }, "Keller, 76248"],
  [{ principalSubdivision: "Texas", postcode: "76248" }, "Texas 76248"],
  [{ locality: "Keller" }, "Keller"],
  [{ postcode: "76248" }, "76248"],
  [{ locality: "Ke\nller ", principalSubdivision: " Texas", postcode: null }, "Ke ller, Texas"],
  [{ locality: "x".repeat(5_000), postcode: "76248" }, "76248"],
])("BigDataCloud's answer %j reads %j", async (answer, expected) => {
  answerWith(answer);
  expect(await bigDataCloud(place)).toEqual({ text: expected, source: "BigDataCloud" });
});

test("Nominatim's answer is put on one line", async () => {
  answerWith({ display_name: " Keller\nPkwy,  Texas " });
  expect(await nominatim(place)).toEqual({ text: "Keller Pkwy, Texas", source: "OpenStreetMap" });
});

test.each([170, 171])(
  "an answer of %d characters is used if it fits into the location field",
  async (length) => {
    answerWith({ display_name: "x".repeat(length) });
    const address = await nominatim(place);
    expect(address !== undefined).toBe(length === 170);
    const { maxLength } = REQUEST_FIELDS[3];
    expect(locationText(place, address).length).toBeLessThanOrEqual(maxLength);
  },
);
