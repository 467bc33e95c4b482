import { beforeEach, expect, test, vi } from "vitest";
import { registerServiceWorker } from "./register-service-worker.client.ts";

/* That a browser with Trusted Types takes the worker's address: offline.spec.ts. */

const fetchCode = vi.fn();
const register = vi.fn<(address: string) => Promise<void>>();
const getRegistration = vi.fn<() => Promise<object | undefined>>();

beforeEach(() => {
  vi.stubEnv("DEV", false);
  fetchCode.mockReset();
  register.mockReset().mockResolvedValue();
  getRegistration.mockReset().mockResolvedValue({});
  vi.stubGlobal("navigator", { serviceWorker: { register, getRegistration } });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

test("leaves fetching to the worker, however long that takes", async () => {
  registerServiceWorker(fetchCode);
  expect(register).toHaveBeenCalledExactlyOnceWith("/service-worker.js");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(getRegistration).toHaveBeenCalledTimes(1);
  expect(fetchCode).not.toHaveBeenCalled();
});

const denied = new Error("denied");

test.each<[string, isAtOnce: boolean, arrange: () => unknown]>([
  ["may be no worker", true, () => [register, getRegistration].map((ask) => ask.mockRejectedValue(denied))],
  ["is none after ten seconds (a full disk)", false, () => getRegistration.mockResolvedValue(undefined)],
  ["is no such thing (an old web view)", true, () => vi.stubGlobal("navigator", {})],
])("has the page fetch its own code where there %s, at once: %s", async (_, isAtOnce, arrange) => {
  arrange();
  registerServiceWorker(fetchCode);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(fetchCode).toHaveBeenCalledTimes(isAtOnce ? 1 : 0);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchCode).toHaveBeenCalled();
});

test("is not there in development, where it would answer with old code", () => {
  vi.stubEnv("DEV", true);
  registerServiceWorker(fetchCode);
  expect(fetchCode).toHaveBeenCalled();
  expect(register).not.toHaveBeenCalled();
});
