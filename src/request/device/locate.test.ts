import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Position } from "../rules/position.ts";
import { locate, refine } from "./locate.ts";

type Ask = (found: (position: unknown) => void, failed: (error: unknown) => void, how: unknown) => unknown;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const device = (getCurrentPosition: Ask) => ({ geolocation: { getCurrentPosition } });
const reporting = (position: unknown) => device((found) => found(position));
const refusing = (error: unknown) => device((_, failed) => failed(error));

function stubDevice(ask: Ask) {
  const getCurrentPosition = vi.fn(ask);
  vi.stubGlobal("navigator", device(getCurrentPosition));
  return getCurrentPosition;
}

function refuse(): never {
  throw new DOMException("Illegal invocation", "SecurityError");
}

/** What a guard against tracking may answer with. */
const throwing = (name: string) => Object.defineProperty({}, name, { get: refuse });

const coordinates = { latitude: 32.9346119, longitude: -97.2518341 };
const reported = { coords: { ...coordinates, accuracy: 12.5 } };

/** All that comes of a question. */
async function outcomes(): Promise<unknown[]> {
  const seen = vi.fn();
  await locate(seen, new AbortController().signal);
  return seen.mock.calls.map(([outcome]) => outcome);
}

test("asks with high accuracy, 10 s and a cached position of up to 5 minutes, and returns what the device reports", async () => {
  const ask = stubDevice((found) => found(reported));
  const position = { ...coordinates, accuracy: 12.5, foundAt: Date.now() };
  expect(await outcomes()).toEqual([{ kind: "found", position }]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 });
});

test.each([[20_000_000, 20_000_000], ...[undefined, Infinity, "12", 0].map((meters) => [meters, undefined])])(
  "an accuracy of %j is taken for %j",
  async (meters, accuracy) => {
    stubDevice((found) => found({ coords: { ...coordinates, accuracy: meters } }));
    expect(await outcomes()).toMatchObject([{ position: { ...coordinates, accuracy } }]);
  },
);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each<[string, number, (now: number) => unknown]>([
  ["4 minutes ago", 4 * MINUTE, (now) => now - 4 * MINUTE],
  ["longer ago than was asked for", 29 * MINUTE, (now) => now - 29 * MINUTE],
  ["in a minute", 0, (now) => now + MINUTE],
  ["two days ago", 0, (now) => now - 48 * HOUR],
  ["at a time in seconds", 0, (now) => now / 1000],
  ["at a time in microseconds", 0, (now) => now * 1000],
  ["4 minutes ago by a Date", 4 * MINUTE, (now) => new Date(now - 4 * MINUTE)],
  ["at a time in words", 0, () => "noon"],
  ["at no time", 0, () => Number.NaN],
])("a position found %s is %d ms old", async (_, age, timestampAt) => {
  const now = Date.now();
  stubDevice((found) => found({ ...reported, timestamp: timestampAt(now) }));
  expect(await outcomes()).toMatchObject([{ position: { foundAt: now - age } }]);
});

test.each([
  [30 * MINUTE, MINUTE, 45],
  [2 * HOUR, 0, 45],
  [10 * HOUR, 3 * HOUR, undefined],
  [48 * HOUR - 1, 47 * HOUR, undefined],
])("of positions found %d and %d ms ago, none that has expired counts", async (first, next, accuracy) => {
  const report =
    (age: number, accuracy: number): Ask =>
    (found) => {
      found({ coords: { ...coordinates, accuracy }, timestamp: Date.now() - age });
      return 7;
    };
  const [getCurrentPosition, watchPosition] = [report(first, 12), report(next, 45)];
  // Some devices lack `clearWatch`.
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition, watchPosition } });
  const seen = outcomes();
  await vi.advanceTimersByTimeAsync(accuracy ? 0 : 20_000);
  expect(await seen).toMatchObject([accuracy ? { kind: "found", position: { accuracy } } : { kind: "unavailable" }]);
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
  ...[
    device((found) => queueMicrotask(() => found(throwing("coords")))),
    device((_, failed) => queueMicrotask(() => failed(throwing("code")))),
  ].map((browser): [string, string, object] => ["failed", "reading the answer throws", browser]),
  ["unsupported", "there is no device", {}],
])("is %s where %s", async (kind, _, browser) => {
  vi.stubGlobal("navigator", browser);
  expect(await outcomes()).toEqual([{ kind }]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a permission prompt is given 30 s", async () => {
  stubDevice(() => {});
  const seen = vi.fn();
  void locate(seen, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalledExactlyOnceWith({ kind: "timed-out" });
});

describe("refining", () => {
  /** A device that is watched; what it reports, and which watches are over. */
  function stubWatch() {
    const watchPosition = vi.fn<Ask>(() => 7);
    const clearWatch = vi.fn();
    vi.stubGlobal("navigator", { geolocation: { watchPosition, clearWatch } });
    const report = (coords: object) => watchPosition.mock.calls[0]?.[0]({ coords });
    return { watchPosition, clearWatch, report };
  }

  test("asks for positions of now, reports each valid one, and ends when there is enough", async () => {
    const device = stubWatch();
    const positions: Position[] = [];
    const end = refine((position) => (positions.push(position) < 2 ? "more" : "enough"), new AbortController().signal);
    const fresh = { enableHighAccuracy: true, maximumAge: 0 };
    expect(device.watchPosition.mock.calls[0]?.[2]).toMatchObject(fresh);
    device.report({ ...coordinates, accuracy: 500 });
    device.report({ latitude: 0.00001, longitude: -0.00002, accuracy: 5 });
    await vi.advanceTimersByTimeAsync(0);
    expect(device.clearWatch).not.toHaveBeenCalled();
    device.report({ ...coordinates, accuracy: 12 });
    await end;
    expect(positions.map(({ accuracy }) => accuracy)).toEqual([500, 12]);
    expect(device.clearWatch).toHaveBeenCalledExactlyOnceWith(7);
  });

  test.each(["after 20 seconds", "as soon as it is given up"])("ends %s", async (when) => {
    const device = stubWatch();
    const caller = new AbortController();
    void refine(() => "more", caller.signal);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(device.clearWatch).not.toHaveBeenCalled();
    if (when === "after 20 seconds") await vi.advanceTimersByTimeAsync(1);
    else caller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(device.clearWatch).toHaveBeenCalledExactlyOnceWith(7);
  });

  test("does not watch the device if it was given up before", () => {
    const device = stubWatch();
    void refine(() => "more", AbortSignal.abort());
    expect(device.watchPosition).not.toHaveBeenCalled();
  });

  test("never rejects", async () => {
    vi.stubGlobal("navigator", { geolocation: { watchPosition: refuse } });
    await expect(refine(() => "more", new AbortController().signal)).resolves.toBeUndefined();
  });
});
