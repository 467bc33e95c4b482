import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withDeadline } from "./deadline.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work that ends by itself after two seconds, and by nothing else; what it is told by its signal. */
function slowWork() {
  const signals: AbortSignal[] = [];
  const work = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((_, reject) => setTimeout(reject, 2_000, new Error("late")));
  };
  return { work, isTold: () => signals.every(({ aborted }) => aborted), signals };
}

test("gives the answer of work that is done in time, or throws what it throws, and leaves nothing behind", async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, "addEventListener");
  const removed = vi.spyOn(signal, "removeEventListener");
  expect(await withDeadline(1_000, signal, async () => "answer")).toBe("answer");
  const broken = withDeadline(1_000, signal, () => Promise.reject(new Error("broken")));
  await expect(broken).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

test("ends at the deadline, not before, and tells the work by its signal; what fails after that is nobody's", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const ended = vi.fn();
  const { work, isTold } = slowWork();
  void withDeadline(1_000, undefined, work).then(ended);
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).not.toHaveBeenCalled();
  expect(isTold()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith("timed-out");
  expect(isTold()).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  await new Promise(setImmediate);
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test("ends when the caller gives up, and does not begin where that was before", async () => {
  const caller = new AbortController();
  const { work, isTold, signals } = slowWork();
  const waiting = withDeadline(1_000, caller.signal, work);
  caller.abort();
  expect(await waiting).toBe("cancelled");
  expect(isTold()).toBe(true);
  expect(await withDeadline(1_000, caller.signal, work)).toBe("cancelled");
  expect(signals).toHaveLength(1);
});
