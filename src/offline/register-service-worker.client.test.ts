import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registerServiceWorker } from "./register-service-worker.client.ts";

const fetchCode = vi.fn();
const register = vi.fn<(address: string) => Promise<void>>();
const postMessage = vi.fn<(took: number) => void>();
const getRegistration = vi.fn<() => Promise<object | undefined>>();
// Not a mock: those handle the rejections of what they return.
let ready: () => Promise<object>;

beforeEach(() => {
  vi.stubEnv("DEV", false);
  fetchCode.mockReset();
  register.mockReset().mockResolvedValue();
  postMessage.mockReset();
  getRegistration.mockReset().mockResolvedValue({});
  ready = async () => ({ active: { postMessage } });
  const serviceWorker = {
    register,
    getRegistration,
    get ready() {
      return ready();
    },
  };
  vi.stubGlobal("navigator", { serviceWorker });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test("leaves fetching to the worker, however long that takes, and says how long the page took to load", async () => {
  registerServiceWorker(fetchCode, 1500);
  expect(register).toHaveBeenCalledExactlyOnceWith("/service-worker.js");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(1500);
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
      ready = () => Promise.reject(denied);
    },
  ],
  ["is none after ten seconds (a full disk)", () => getRegistration.mockResolvedValue(undefined)],
  ["is no such thing (an old web view)", () => vi.stubGlobal("navigator", {})],
])("has the page fetch its own code where there %s", async (_, arrange) => {
  arrange();
  registerServiceWorker(fetchCode, 1500);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetchCode).toHaveBeenCalled();
});
