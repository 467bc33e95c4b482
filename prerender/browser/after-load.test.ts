// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { afterLoad } from "./after-load.ts";

/** A browser that is idle when the test says so. */
function stubIdle(): { becomeIdle(): void } {
  const tasks: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (task: () => void) => tasks.push(task));
  return {
    becomeIdle: () => {
      for (const task of tasks.splice(0)) task();
    },
  };
}

test("when the page has loaded already, as soon as the browser is idle", () => {
  const { becomeIdle } = stubIdle();
  const task = vi.fn();
  afterLoad(task);
  expect(task).not.toHaveBeenCalled();
  becomeIdle();
  becomeIdle();
  expect(task).toHaveBeenCalledTimes(1);
});

test("not before the page has loaded, however idle the browser is", () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const { becomeIdle } = stubIdle();
  const task = vi.fn();
  afterLoad(task);
  becomeIdle();
  expect(task).not.toHaveBeenCalled();
  dispatchEvent(new Event("load"));
  expect(task).not.toHaveBeenCalled();
  becomeIdle();
  dispatchEvent(new Event("load"));
  becomeIdle();
  expect(task).toHaveBeenCalledTimes(1);
});

test("a browser that cannot tell when it is idle (Safari) runs the task soon after", () => {
  vi.useFakeTimers();
  const task = vi.fn();
  expect("requestIdleCallback" in globalThis).toBe(false);
  afterLoad(task);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(task).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
