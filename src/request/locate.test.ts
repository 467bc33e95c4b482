import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type LocateOutcome, locate } from "./locate.ts";

type Ask = (found: (position: unknown) => void, failed: (error: unknown) => void, options: unknown) => void;

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
  expect(await locate()).toEqual({ kind: "found", coordinates, accuracy: 12.5 });
  expect(vi.getTimerCount()).toBe(0);
});

test.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY, "12", 0, -1, -65, 100_001, 1e9])(
  "takes a position whose accuracy is %j, and tells none",
  async (accuracy) => {
    stubDevice((found) => found({ coords: { ...position.coords, accuracy } }));
    expect(await locate()).toEqual({ kind: "found", coordinates, accuracy: undefined });
  },
);

test.each([0.001, 5, 65_000, 100_000])("believes an accuracy of %d meters", async (accuracy) => {
  stubDevice((found) => found({ coords: { ...position.coords, accuracy } }));
  expect(await locate()).toEqual({ kind: "found", coordinates, accuracy });
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
