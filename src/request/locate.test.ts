import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Fix, type LocateOutcome, locate, REFINE_AT_MOST_MS, refine } from "./locate.ts";

type Ask = (
  found: (position: unknown) => void,
  failed: (error: unknown) => void,
  options: unknown,
) => unknown;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stubDevice(ask: Ask) {
  const getCurrentPosition = vi.fn(ask);
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } });
  return getCurrentPosition;
}

/** The outcome so far, of a lookup that may still be waiting. */
function watch(outcome: Promise<LocateOutcome>) {
  const seen = vi.fn();
  void outcome.then(seen, seen);
  return seen;
}

const position = { coords: { latitude: 32.9346119, longitude: -97.2518341, accuracy: 12.5 } };
const coordinates = { lat: 32.9346119, lng: -97.2518341 };

test("asks with high accuracy, 10 s and a cached position of up to 5 minutes", async () => {
  const ask = stubDevice((found) => found(position));
  await locate();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 });
});

test("gives the position with its accuracy in meters", async () => {
  stubDevice((found) => found(position));
  expect(await locate()).toEqual({
    kind: "found",
    fix: { coordinates, accuracy: 12.5, foundAt: Date.now() },
  });
  expect(vi.getTimerCount()).toBe(0);
});

test.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY, "12", 0, -1, -65, 100_001, 1e9])(
  "takes a position whose accuracy is %j, and tells none",
  async (accuracy) => {
    stubDevice((found) => found({ coords: { ...position.coords, accuracy } }));
    expect(await locate()).toMatchObject({ fix: { coordinates, accuracy: undefined } });
  },
);

test.each([0.001, 5, 65_000, 100_000])("believes an accuracy of %d meters", async (accuracy) => {
  stubDevice((found) => found({ coords: { ...position.coords, accuracy } }));
  expect(await locate()).toMatchObject({ fix: { coordinates, accuracy } });
});

test.each<[string, number, (timestamp: number) => unknown]>([
  ["just now", 0, (now) => now],
  ["four minutes ago", 240_000, (now) => now - 240_000],
  ["five minutes ago", 300_000, (now) => now - 300_000],
  ["longer ago than was asked for", 0, (now) => now - 300_001],
  ["in a time to come", 0, (now) => now + 1],
  ["in a time that Apple counts from 2001", 0, (now) => now - Date.UTC(2001, 0)],
  ["at no time", 0, () => undefined],
  ["at a time in words", 0, (now) => String(now)],
])("a position found %s is %d ms old", async (_, age, timestampAt) => {
  const now = Date.now();
  stubDevice((found) => found({ ...position, timestamp: timestampAt(now) }));
  expect(await locate()).toMatchObject({ fix: { foundAt: now - age } });
});

test.each([
  { ...position.coords, latitude: Number.NaN },
  { ...position.coords, longitude: Number.POSITIVE_INFINITY },
  { ...position.coords, latitude: "32.9" },
  { ...position.coords, longitude: null },
  {},
  null,
  undefined,
])("a position of %j is unavailable", async (coords) => {
  stubDevice((found) => queueMicrotask(() => found({ coords })));
  expect(await locate()).toEqual({ kind: "unavailable" });
});

test("no position at all is unavailable", async () => {
  stubDevice((found) => found(undefined));
  expect(await locate()).toEqual({ kind: "unavailable" });
});

describe("a failure of the device", () => {
  test.each([
    [{ code: 1, message: "User denied Geolocation" }, "denied"],
    [{ code: 2, message: "" }, "unavailable"],
    [{ code: 3, message: "Timeout expired" }, "timed-out"],
    [{ code: 0 }, "failed"],
    [{ code: 4 }, "failed"],
    [{ code: "1 " }, "failed"],
    [{}, "failed"],
    [null, "failed"],
    [undefined, "failed"],
  ])("%j means %s", async (error, kind) => {
    stubDevice((_, failed) => queueMicrotask(() => failed(error)));
    expect(await locate()).toEqual({ kind });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("that is thrown means failed", async () => {
    stubDevice(() => {
      throw new DOMException("Illegal invocation", "SecurityError");
    });
    expect(await locate()).toEqual({ kind: "failed" });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("on the way to it means failed", async () => {
    vi.stubGlobal("navigator", {
      get geolocation() {
        throw new Error("forbidden");
      },
    });
    expect(await locate()).toEqual({ kind: "failed" });
  });
});

test.each([{}, { geolocation: undefined }, { geolocation: null }])(
  "a browser with %j is unsupported",
  async (browser) => {
    vi.stubGlobal("navigator", browser);
    expect(await locate()).toEqual({ kind: "unsupported" });
  },
);

test("a permission prompt that is never answered ends after 30 s, and a late answer changes nothing", async () => {
  let answer: (position: unknown) => void = () => {};
  stubDevice((found) => {
    answer = found;
  });
  const outcome = locate();
  const seen = watch(outcome);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalledWith({ kind: "timed-out" });
  answer(position);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toHaveBeenCalledTimes(1);
  expect(await outcome).toEqual({ kind: "timed-out" });
});

describe("giving up", () => {
  test("cancels a lookup under way, and a late answer changes nothing", async () => {
    const caller = new AbortController();
    let fail: (error: unknown) => void = () => {};
    stubDevice((_, failed) => {
      fail = failed;
    });
    const outcome = locate({ signal: caller.signal });
    caller.abort();
    expect(await outcome).toEqual({ kind: "cancelled" });
    fail({ code: 1 });
    expect(await outcome).toEqual({ kind: "cancelled" });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("beforehand asks the device nothing, so no prompt appears", async () => {
    const ask = stubDevice((found) => found(position));
    expect(await locate({ signal: AbortSignal.abort() })).toEqual({ kind: "cancelled" });
    expect(ask).not.toHaveBeenCalled();
  });

  test("afterwards changes nothing", async () => {
    const caller = new AbortController();
    stubDevice((found) => found(position));
    const outcome = locate({ signal: caller.signal });
    expect(await outcome).toMatchObject({ kind: "found" });
    caller.abort();
    expect(await outcome).toMatchObject({ kind: "found" });
  });
});

describe("refining", () => {
  const throws = () => {
    throw new DOMException("Illegal invocation", "SecurityError");
  };

  /** A device that is watched; what it tells, and which watches are over. */
  function stubWatch() {
    let tell: (position: unknown) => void = () => {};
    let fail: (error: unknown) => void = () => {};
    const watchPosition = vi.fn<Ask>((found, failed) => {
      [tell, fail] = [found, failed];
      return 7;
    });
    const clearWatch = vi.fn();
    vi.stubGlobal("navigator", { geolocation: { watchPosition, clearWatch } });
    return { watchPosition, clearWatch, tell: (at: unknown) => tell(at), fail: () => fail({ code: 3 }) };
  }

  const within = (accuracy: number) => ({ coords: { ...position.coords, accuracy } });

  test("asks for fixes of now, tells each sound one, and ends when there is enough", async () => {
    const device = stubWatch();
    const told: Fix[] = [];
    const end = refine((fix) => (told.push(fix) < 2 ? "more" : "enough"), new AbortController().signal);
    expect(device.watchPosition.mock.calls[0]?.[2]).toMatchObject({
      enableHighAccuracy: true,
      maximumAge: 0,
    });
    device.tell(within(500));
    device.tell({ coords: {} });
    device.fail();
    expect(device.clearWatch).not.toHaveBeenCalled();
    device.tell(within(12));
    await end;
    expect(told.map(({ accuracy }) => accuracy)).toEqual([500, 12]);
    expect(device.clearWatch).toHaveBeenCalledExactlyOnceWith(7);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("ends after 20 seconds, or as soon as it is given up", async () => {
    for (const ending of ["time", "abort"] as const) {
      const device = stubWatch();
      const giveUp = new AbortController();
      const ended = vi.fn();
      void refine(() => "more", giveUp.signal).then(ended);
      await vi.advanceTimersByTimeAsync(REFINE_AT_MOST_MS - 1);
      expect(ended).not.toHaveBeenCalled();
      if (ending === "abort") giveUp.abort();
      await vi.advanceTimersByTimeAsync(ending === "abort" ? 0 : 1);
      expect(ended).toHaveBeenCalledTimes(1);
      expect(device.clearWatch).toHaveBeenCalledExactlyOnceWith(7);
    }
  });

  test("never rejects, whatever stands in its way", async () => {
    for (const geolocation of [undefined, {}, { watchPosition: throws }]) {
      vi.stubGlobal("navigator", { geolocation });
      await expect(refine(() => "more", new AbortController().signal)).resolves.toBeUndefined();
    }
  });
});
