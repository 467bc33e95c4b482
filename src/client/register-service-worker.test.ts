// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registerServiceWorker } from "./register-service-worker.ts";

/* What the page sends to its worker. When a page gets its code without a worker: start-islands.test.tsx. */

const register = vi.fn(async () => {});
const postMessage = vi.fn();
const now = vi.fn<() => number>();

beforeEach(() => {
  vi.stubEnv("DEV", false);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.spyOn(performance, "now").mockImplementation(now);
  register.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Loads a page for so long, and leaves it idle only after a while. */
function loadPage(navigator: object, milliseconds: number): void {
  const serviceWorker = { register, ready: Promise.resolve({ active: { postMessage } }) };
  let idle = () => {};
  vi.stubGlobal("navigator", { serviceWorker, ...navigator });
  vi.stubGlobal("requestIdleCallback", (task: () => void) => {
    idle = task;
  });
  let load = () => {};
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => {
    load = listener;
  });
  registerServiceWorker(() => {});
  now.mockReturnValue(milliseconds);
  load();
  now.mockReturnValue(milliseconds + 1900);
  idle();
}

test("the worker is sent how long the page took to load, without the wait for an idle phone", async () => {
  loadPage({}, 1500);
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledExactlyOnceWith(1500));
  expect(register).toHaveBeenCalledExactlyOnceWith("/service-worker.js");
});

test("under Save-Data there is no worker", () => {
  loadPage({ connection: { saveData: true } }, 1500);
  expect(register).not.toHaveBeenCalled();
});
