import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bigDataCloud } from "./big-data-cloud.ts";
import { readText } from "./geocoder.ts";
import { nominatim } from "./nominatim.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const place = { lat: 32.9346119, lng: -97.2518341 };
const bareCoordinates = "32.934612, -97.251834";

function stubFetch(respond: (url: string, init: RequestInit) => Promise<Response>) {
  const fetch = vi.fn(respond);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const never = () => new Promise<Response>(() => {});

/** What both geocoders must live with. */
describe.each([
  ["BigDataCloud", bigDataCloud],
  ["Nominatim", nominatim],
])("%s", (_, geocoder) => {
  test("sends no cookies, and a Referer of the site alone", async () => {
    const fetch = stubFetch(async () => Response.json({}));
    await geocoder.describe(place);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      credentials: "omit",
      referrerPolicy: "strict-origin-when-cross-origin",
    });
  });

  test.each([
    ["a server error", () => Response.json({ display_name: "Keller", locality: "Keller" }, { status: 500 })],
    [
      "too many requests",
      () => Response.json({ display_name: "Keller", locality: "Keller" }, { status: 429 }),
    ],
    ["a page of HTML", () => new Response("<!doctype html><title>Keller</title>")],
    ["garbage", () => new Response("\0\xFF{]")],
    ["nothing", () => new Response("")],
    ["null", () => Response.json(null)],
    ["an empty object", () => Response.json({})],
    ["an array", () => Response.json([{ display_name: "Keller", locality: "Keller" }])],
    ["a string", () => Response.json("Keller")],
    ["a number", () => Response.json(76248)],
    ["its own error", () => Response.json({ error: "Unable to geocode" })],
    ["a network error", () => Response.error()],
  ])("falls back to the coordinates on %s", async (_, respond) => {
    stubFetch(async () => respond());
    expect(await geocoder.describe(place)).toBe(bareCoordinates);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([new TypeError("Failed to fetch"), undefined])(
    "falls back to the coordinates when the request fails with %s",
    async (reason) => {
      stubFetch(() => Promise.reject(reason));
      expect(await geocoder.describe(place)).toBe(bareCoordinates);
    },
  );

  test("falls back to the coordinates when fetch throws at once", async () => {
    stubFetch(() => {
      throw new TypeError("Blocked by an extension");
    });
    expect(await geocoder.describe(place)).toBe(bareCoordinates);
  });

  test("falls back to the coordinates after 4 s, not before, and cancels the request", async () => {
    const fetch = stubFetch(never);
    const seen = vi.fn();
    const waiting = geocoder.describe(place).then(seen);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(seen).not.toHaveBeenCalled();
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveBeenCalledWith(bareCoordinates);
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    await waiting;
  });

  test("falls back to the coordinates after 4 s when the answer begins and never ends", async () => {
    stubFetch(
      async () => new Response(new ReadableStream({ start: (out) => out.enqueue(Buffer.from("{")) })),
    );
    const description = geocoder.describe(place);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await description).toBe(bareCoordinates);
  });

  test("gives the coordinates at once when the caller gives up, and cancels the request", async () => {
    const fetch = stubFetch(never);
    const caller = new AbortController();
    const description = geocoder.describe(place, caller.signal);
    caller.abort();
    expect(await description).toBe(bareCoordinates);
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("asks nobody when the caller has given up already", async () => {
    const fetch = stubFetch(never);
    expect(await geocoder.describe(place, AbortSignal.abort())).toBe(bareCoordinates);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe("a field of an answer", () => {
  test.each([
    ["Keller", "Keller"],
    ["  Fort \n\t Worth ", "Fort Worth"],
    ["", ""],
    [" \n", ""],
    [undefined, ""],
    [null, ""],
    [76248, ""],
    [true, ""],
    [{ name: "Keller" }, ""],
    [["Keller"], ""],
    ["x".repeat(200), "x".repeat(200)],
    ["x".repeat(201), `${"x".repeat(199)}…`],
    ["🚗".repeat(10_000), `${"🚗".repeat(99)}…`],
  ])("%j is read as %j", (value, expected) => {
    expect(readText(value)).toBe(expected);
  });
});
