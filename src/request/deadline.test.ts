import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withDeadline } from "./deadline.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => new Promise<string>(() => {});

test("gives the answer of work that is done in time, and leaves no timer", async () => {
  expect(await withDeadline(1_000, undefined, async () => "answer")).toBe("answer");
  expect(vi.getTimerCount()).toBe(0);
});

test("throws what the work throws, and leaves no timer", async () => {
  const work = async () => {
    throw new Error("broken");
  };
  await expect(withDeadline(1_000, undefined, work)).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
});

test("ends work that never does at the deadline, not before, and tells it by its signal", async () => {
  const ended = vi.fn();
  let inner: AbortSignal | undefined;
  const waiting = withDeadline(1_000, undefined, (signal) => {
    inner = signal;
    return never();
  }).then(ended);
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).not.toHaveBeenCalled();
  expect(inner?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith("timed-out");
  expect(inner?.aborted).toBe(true);
  await waiting;
});

test("ends when the caller gives up, and tells the work by its signal", async () => {
  const caller = new AbortController();
  let inner: AbortSignal | undefined;
  const waiting = withDeadline(1_000, caller.signal, (signal) => {
    inner = signal;
    return never();
  });
  caller.abort();
  expect(await waiting).toBe("cancelled");
  expect(inner?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test("does not begin when the caller has given up already", async () => {
  const work = vi.fn(never);
  expect(await withDeadline(1_000, AbortSignal.abort(), work)).toBe("cancelled");
  expect(work).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test("leaves no listener on the caller's signal", async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, "addEventListener");
  const removed = vi.spyOn(signal, "removeEventListener");
  await withDeadline(1_000, signal, async () => "answer");
  expect(added).toHaveBeenCalledTimes(1);
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

test("a failure after the end is nobody's", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const late = () => new Promise<string>((_, reject) => setTimeout(reject, 2_000, new Error("late")));
  const waiting = withDeadline(1_000, undefined, late);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waiting).toBe("timed-out");
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
