// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find, show } from "../../prerender/fixtures/show.tsx";
import { Counter } from "../../prerender/fixtures/site/src/islands/counter.tsx";
import { NameForm } from "../../prerender/fixtures/site/src/islands/name-form.tsx";
import { Island } from "../pages/island.tsx";

/* When a page's code comes. Taps before that: tests/browser/early-tap.spec.ts. */

const warn = vi.fn();
const register = vi.fn<(address: string) => Promise<void>>();
const postMessage = vi.fn<(took: number) => void>();
const getRegistration = vi.fn<() => Promise<object | undefined>>();
// Not a mock: those handle the rejections of what they return.
let ready: () => Promise<object>;
let idleTasks: (() => void)[];
const becomeIdle = () => {
  for (const task of idleTasks.splice(0)) task();
};
const counterCode = () => performance.getEntriesByName("counter.tsx").length;
// React reads the browser's name.
const withoutWorker = { userAgent: "" };
const withWorker = {
  ...withoutWorker,
  serviceWorker: {
    register,
    getRegistration,
    get ready() {
      return ready();
    },
  },
};

const tap = (selector: string) => find(selector).click();
/** Taps the form's button, waits until its code has come and React has rendered, and expects an answer. */
const formAnswers = async () => {
  find<HTMLInputElement>("#form [name=name]").value = "Ada";
  await act(async () => {
    tap("#form button");
    await vi.dynamicImportSettled();
  });
  expect(find("#form output").textContent).toBe("Sent: Ada");
};
/** Waits for code that is on its way, and expects the counter's code to be loaded, but the counter not hydrated. */
const counterIsReady = async () => {
  await vi.dynamicImportSettled();
  expect(counterCode()).toBe(1);
  expect(find("#counter [data-island]").textContent).toContain("Tally: 0");
};

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubEnv("DEV", false);
  vi.spyOn(console, "warn").mockImplementation(warn);
  show(
    <>
      <div id="counter">
        <Island of={Counter} />
      </div>
      <div id="form">
        <Island of={NameForm} />
      </div>
    </>,
  );
  idleTasks = [];
  vi.stubGlobal("requestIdleCallback", (task: () => void) => idleTasks.push(task));
  register.mockReset().mockResolvedValue();
  postMessage.mockReset();
  getRegistration.mockReset().mockResolvedValue({});
  ready = async () => ({ active: { postMessage } });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => vi.useRealTimers());

/** Runs the browser entry in a browser that, unlike this test, has no island's code yet. @returns what ends loading. */
async function startPage(navigator: object): Promise<() => void> {
  let load = () => {};
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("addEventListener", (_: string, listener: (event: { timeStamp: number }) => void) => {
    load = () => listener({ timeStamp: 1500 });
  });
  vi.resetModules();
  performance.clearMarks();
  const { startIslands } = await import("./start-islands.ts");
  startIslands();
  return load;
}

async function startLoadedPage(navigator: object): Promise<void> {
  const load = await startPage(navigator);
  load();
}

test("fetches its code when it has loaded and the browser is idle, not before", async () => {
  const load = await startPage(withoutWorker);
  becomeIdle();
  await formAnswers();
  expect(counterCode()).toBe(0);
  load();
  becomeIdle();
  await counterIsReady();
});

test("leaves fetching to the worker, and runs no code before it is needed, however long the worker takes", async () => {
  await startLoadedPage(withWorker);
  expect(register).not.toHaveBeenCalled();
  becomeIdle();
  expect(register).toHaveBeenCalledExactlyOnceWith("/service-worker.js");
  vi.advanceTimersByTime(60_000);
  expect(getRegistration).toHaveBeenCalledTimes(1);
  await formAnswers();
  expect(counterCode()).toBe(0);
});

test("tells the worker how long the page took to load, without the wait for an idle phone", async () => {
  const load = await startPage(withWorker);
  load();
  becomeIdle();
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledExactlyOnceWith(1500));
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
])("fetches its code by itself where there %s", async (_, arrange) => {
  arrange();
  await startLoadedPage(withWorker);
  becomeIdle();
  await formAnswers();
  vi.advanceTimersByTime(10_000);
  await counterIsReady();
});

test("fetches nothing ahead under Save-Data, neither the worker nor its code", async () => {
  await startLoadedPage({ ...withWorker, connection: { saveData: true } });
  becomeIdle();
  vi.advanceTimersByTime(60_000);
  await formAnswers();
  expect(register).not.toHaveBeenCalled();
  expect(counterCode()).toBe(0);
});
