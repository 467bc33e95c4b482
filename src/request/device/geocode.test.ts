import { beforeEach, describe, expect, test, vi } from "vitest";
import { SAMPLES } from "../../../tests/support/location.ts";
import { GEOCODERS, type GeocoderName, locationText } from "../rules/geocoders.ts";
import { geocode } from "./geocode.ts";

beforeEach(() => vi.useFakeTimers());

const place = { latitude: 32.9346119, longitude: -97.2518341, accuracy: 100, foundAt: 0 };

function stubFetch(respond: (url: string, init: RequestInit) => Promise<Response>) {
  const fetch = vi.fn(respond);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const answerWith = (answer: unknown) => stubFetch(async () => Response.json(answer));

const ask = (geocoder: GeocoderName, position = place) => geocode(geocoder, position, new AbortController().signal);

describe.each(Object.keys(GEOCODERS) as GeocoderName[])("%s", (name) => {
  const { url, answer, words, roughly = "", others = [] } = SAMPLES[name];

  test("is asked once, in English, with six decimals, no cookies and a Referer of the site alone", async () => {
    const fetch = answerWith(answer);
    expect(locationText(place, await ask(name))).toBe(words);
    const init = { credentials: "omit", referrerPolicy: "strict-origin-when-cross-origin" };
    expect(fetch).toHaveBeenCalledExactlyOnceWith(url, expect.objectContaining(init));
    expect(url).toMatch(/lang(uage)?=en\b/i);
  });

  test("names no house for a position worse than 100 meters", async () => {
    const fetch = answerWith(answer);
    const address = await ask(name, { ...place, accuracy: 100.1 });
    expect(locationText(place, address)).toBe(words.replace(/^1100, /, ""));
    expect(fetch.mock.calls[0]?.[0]).toBe(url + roughly);
  });

  test.each(others)("has another answer: %j reads %j", (answer, address, isRough) => {
    const { read }: { read(answer: object, isRough: boolean): string } = GEOCODERS[name];
    expect(read(answer, isRough)).toBe(address);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ["a server error", () => Response.json(answer, { status: 500 })],
    ["a page of HTML", () => new Response("<!doctype html><title>Milton</title>")],
    ["numbers", () => Response.json({ locality: 42, display_name: 42 })],
    ["a network error", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("has no address on %s", async (_, respond) => {
    stubFetch(async () => respond());
    expect(await ask(name)).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ["after 4 s, not before", 4_000],
    ["as soon as the caller gives up", 1_000],
  ])("has no address %s, and cancels the request, whose answer does not end", async (_, ms) => {
    stubFetch(async (_, { signal }) => {
      const body = (out: ReadableStreamDefaultController) =>
        signal?.addEventListener("abort", () => out.error(signal.reason));
      return new Response(new ReadableStream({ start: body }));
    });
    const caller = new AbortController();
    const seen = vi.fn();
    void geocode(name, place, caller.signal).then(seen);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(seen).not.toHaveBeenCalled();
    if (ms < 4_000) caller.abort();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveBeenCalledWith(undefined);
  });
});
