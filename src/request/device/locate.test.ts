import { beforeEach, describe, expect, test, vi } from "vitest";
import { locate, refine } from "./locate.ts";

type Ask = (found: (position: unknown) => void, failed: (error: unknown) => void, how: unknown) => unknown;

beforeEach(() => vi.useFakeTimers());

const device = (getCurrentPosition: Ask) => ({ geolocation: { getCurrentPosition } });
const reporting = (position: unknown) => device((found) => queueMicrotask(() => found(position)));
const refusing = (error: unknown) => device((_, failed) => queueMicrotask(() => failed(error)));

/** As a guard against tracking does. */
function refuse(): never {
  throw new DOMException("Illegal invocation", "SecurityError");
}

const coordinates = { latitude: 32.9346119, longitude: -97.2518341 };
const reported = { coords: { ...coordinates, accuracy: 12.5 } };

/** All that comes of a question to this browser. */
async function outcomes(browser: object): Promise<unknown[]> {
  vi.stubGlobal("navigator", browser);
  const seen = vi.fn();
  await locate(seen, new AbortController().signal);
  return seen.mock.calls.map(([outcome]) => outcome);
}

test("asks with high accuracy, 10 s and a cached position of up to 5 minutes, and returns what the device reports", async () => {
  const ask = vi.fn<Ask>((found) => found(reported));
  const position = { ...coordinates, accuracy: 12.5, foundAt: Date.now() };
  expect(await outcomes(device(ask))).toEqual([{ kind: "found", position }]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 });
});

test.each([[20_000_000, 20_000_000], ...[undefined, Infinity, "12", 0].map((meters) => [meters, undefined])])(
  "an accuracy of %j is taken for %j",
  async (meters, accuracy) => {
    const browser = reporting({ coords: { ...coordinates, accuracy: meters } });
    expect(await outcomes(browser)).toMatchObject([{ position: { ...coordinates, accuracy } }]);
  },
);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each<[string, number, (now: number) => unknown]>([
  ["longer ago than was asked for", 29 * MINUTE, (now) => now - 29 * MINUTE],
  ["in a minute", 0, (now) => now + MINUTE],
  ["two days ago", 0, (now) => now - 48 * HOUR],
  ["4 minutes ago by a Date", 4 * MINUTE, (now) => new Date(now - 4 * MINUTE)],
  ["at a time in words", 0, () => "noon"],
])("a position found %s is %d ms old", async (_, age, timestampAt) => {
  const now = Date.now();
  const browser = reporting({ ...reported, timestamp: timestampAt(now) });
  expect(await outcomes(browser)).toMatchObject([{ position: { foundAt: now - age } }]);
});

test.each([
  [30 * MINUTE, MINUTE, { kind: "found", position: { accuracy: 45 } }],
  [48 * HOUR - 1, 47 * HOUR, { kind: "unavailable" }],
])("of positions found %d and %d ms ago, none that has expired counts", async (first, next, outcome) => {
  const getCurrentPosition: Ask = (found) => found({ ...reported, timestamp: Date.now() - first });
  const coords = { ...coordinates, accuracy: 45 };
  const watchPosition: Ask = (found) => found({ coords, timestamp: Date.now() - next });
  // Some devices lack `clearWatch`.
  const seen = outcomes({ geolocation: { getCurrentPosition, watchPosition } });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await seen).toMatchObject([outcome]);
});

test.each<[string, string, object]>([
  ["unavailable", "its place is 0, 0", reporting({ coords: { latitude: 0, longitude: 0, accuracy: 20 } })],
  ["unavailable", "nothing is reported", reporting(undefined)],
  ["denied", "it is refused with code 1", refusing({ code: 1 })],
  ["unavailable", "it is refused with code 2", refusing({ code: 2 })],
  ["timed-out", "it is refused with code 3", refusing({ code: 3 })],
  ["failed", "it is refused with code 4", refusing({ code: 4 })],
  ["failed", "it is refused without a reason", refusing(undefined)],
  ["failed", "asking throws", device(refuse)],
  ["failed", "reading the answer throws", reporting(Object.defineProperty({}, "coords", { get: refuse }))],
  ["unsupported", "there is no device", {}],
])("is %s where %s", async (kind, _, browser) => {
  expect(await outcomes(browser)).toEqual([{ kind }]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a permission prompt is given 30 s", async () => {
  vi.stubGlobal(
    "navigator",
    device(() => {}),
  );
  const seen = vi.fn();
  void locate(seen, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalledExactlyOnceWith({ kind: "timed-out" });
});

describe("refining", () => {
  function stubWatch() {
    const watchPosition = vi.fn<Ask>(() => 7);
    const clearWatch = vi.fn();
    vi.stubGlobal("navigator", { geolocation: { watchPosition, clearWatch } });
    const report = (coords: object) => watchPosition.mock.calls[0]?.[0]({ coords });
    return { watchPosition, clearWatch, report };
  }

  test("asks for positions of now, reports each valid one, and ends when there is enough", async () => {
    const { watchPosition, clearWatch, report } = stubWatch();
    const onPosition = vi.fn().mockReturnValueOnce("more").mockReturnValue("enough");
    const end = refine(onPosition, new AbortController().signal);
    expect(watchPosition.mock.calls[0]?.[2]).toMatchObject({ enableHighAccuracy: true, maximumAge: 0 });
    report({ ...coordinates, accuracy: 500 });
    report({ latitude: 0.00001, longitude: -0.00002, accuracy: 5 });
    await vi.advanceTimersByTimeAsync(0);
    expect(clearWatch).not.toHaveBeenCalled();
    report({ ...coordinates, accuracy: 12 });
    await end;
    expect(onPosition.mock.calls.map(([{ accuracy }]) => accuracy)).toEqual([500, 12]);
    expect(clearWatch).toHaveBeenCalledExactlyOnceWith(7);
  });

  /* As soon as it is given up: location-store.test.ts. */
  test("ends after 20 seconds", async () => {
    const { clearWatch } = stubWatch();
    void refine(() => "more", new AbortController().signal);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(clearWatch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(clearWatch).toHaveBeenCalledExactlyOnceWith(7);
  });

  test("does not watch the device if it was given up before", () => {
    const { watchPosition } = stubWatch();
    void refine(() => "more", AbortSignal.abort());
    expect(watchPosition).not.toHaveBeenCalled();
  });

  test("never rejects", async () => {
    vi.stubGlobal("navigator", { geolocation: { watchPosition: refuse } });
    await expect(refine(() => "more", new AbortController().signal)).resolves.toBeUndefined();
  });
});
