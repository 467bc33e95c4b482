import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registerServiceWorker } from "./register-service-worker.client.ts";

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

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test("leaves fetching to the worker, however long that takes", async () => {
  registerServiceWorker(fetchCode);
  expect(register).toHaveBeenCalledExactlyOnceWith("/service-worker.js");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(getRegistration).toHaveBeenCalledTimes(1);
  expect(fetchCode).not.toHaveBeenCalled();
});

test.each<[string, () => void]>([
  ["may be no worker (a private window)", () => register.mockRejectedValue(new Error("refused"))],
  [
    "is nobody to ask (site data is blocked)",
    () => {
      const denied = new Error("denied");
      register.mockRejectedValue(denied);
      getRegistration.mockRejectedValue(denied);
    },
  ],
  ["is none after ten seconds (a full disk)", () => getRegistration.mockResolvedValue(undefined)],
  ["is no such thing (an old web view)", () => vi.stubGlobal("navigator", {})],
])("has the page fetch its own code where there %s", async (_, arrange) => {
  arrange();
  registerServiceWorker(fetchCode);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetchCode).toHaveBeenCalled();
});

test("waits ten seconds for a worker", async () => {
  getRegistration.mockResolvedValue(undefined);
  registerServiceWorker(fetchCode);
  await vi.advanceTimersByTimeAsync(9999);
  expect(fetchCode).not.toHaveBeenCalled();
});

test("names the worker by a trusted address where the browser asks for one", () => {
  const createPolicy = (name: string, rules: { createScriptURL(address: string): string }) => ({
    createScriptURL: (address: string) => ({ [name]: rules.createScriptURL(address) }),
  });
  vi.stubGlobal("trustedTypes", { createPolicy });
  registerServiceWorker(fetchCode);
  expect(register).toHaveBeenCalledWith({ worker: "/service-worker.js" });
});

test("is not there in development, where it would answer with old code", () => {
  vi.stubEnv("DEV", true);
  registerServiceWorker(fetchCode);
  expect(fetchCode).toHaveBeenCalled();
  expect(register).not.toHaveBeenCalled();
});
