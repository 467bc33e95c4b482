// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { find } from "../fixtures/show.tsx";
import { afterLoad, triggers } from "./triggers.ts";

beforeEach(() => {
  document.body.innerHTML = "<div><button>Help</button></div>";
});

test.each(["pointerover", "pointerdown", "touchstart", "focusin", "click", "submit"])(
  "%s on something inside is a sign of intent",
  (type) => {
    const start = vi.fn();
    triggers.intent(find("div"), start);
    expect(start).not.toHaveBeenCalled();
    find("button").dispatchEvent(new Event(type, { bubbles: true }));
    expect(start).toHaveBeenCalledTimes(1);
  },
);

test("a later sign of intent is told as well", () => {
  const start = vi.fn();
  triggers.intent(find("div"), start);
  find("button").click();
  find("button").click();
  expect(start).toHaveBeenCalledTimes(2);
});

test("what happens elsewhere is no intent", () => {
  const start = vi.fn();
  triggers.intent(find("button"), start);
  find("div").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(start).not.toHaveBeenCalled();
});

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

test("idle: when the page has loaded already, as soon as the browser is idle", () => {
  const { becomeIdle } = stubIdle();
  const start = vi.fn();
  triggers.idle(find("div"), start);
  expect(start).not.toHaveBeenCalled();
  becomeIdle();
  becomeIdle();
  expect(start).toHaveBeenCalledTimes(1);
});

test("after load: not before the page has loaded, however idle the browser is", () => {
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
