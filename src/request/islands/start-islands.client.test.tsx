// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find, show } from "../../../build/fixtures/show.tsx";
import { Counter } from "../../../build/fixtures/site/src/islands/counter.island.tsx";
import { NameForm } from "../../../build/fixtures/site/src/islands/name-form.island.tsx";
import { Island } from "./island.tsx";

/* When a page's code comes. Taps before that: src/request/early-tap/early-tap.spec.ts. */

const warn = vi.fn();
const fetchAhead = vi.fn((fetchCode: () => void) => fetchCode());
let idleTasks: (() => void)[];
const becomeIdle = () => {
  for (const task of idleTasks.splice(0)) task();
};
const counterCode = () => performance.getEntriesByName("counter.tsx").length;

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
  fetchAhead.mockReset();
  idleTasks = [];
  vi.stubGlobal("requestIdleCallback", (task: () => void) => idleTasks.push(task));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => vi.useRealTimers());

/** Runs the browser entry in a browser that, unlike this test, has no island's code yet. @returns what ends loading. */
async function startPage(connection = {}): Promise<() => void> {
  let load = () => {};
  // React reads the browser's name.
  vi.stubGlobal("navigator", { userAgent: "", connection });
  vi.stubGlobal("addEventListener", (_: string, listener: (event: { timeStamp: number }) => void) => {
    load = () => listener({ timeStamp: 1500 });
  });
  vi.resetModules();
  performance.clearMarks();
  const { startIslands } = await import("./start-islands.client.ts");
  startIslands(fetchAhead);
  return load;
}

test("fetches code when it has loaded and the browser is idle, not before, and says how long it took", async () => {
  const load = await startPage();
  becomeIdle();
  await formAnswers();
  expect(counterCode()).toBe(0);
  load();
  expect(fetchAhead).not.toHaveBeenCalled();
  becomeIdle();
  expect(fetchAhead).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 1500);
  await counterIsReady();
});

test("runs no code before it is needed if something else fetches it", async () => {
  fetchAhead.mockImplementation(() => {});
  const load = await startPage();
  load();
  becomeIdle();
  await formAnswers();
  expect(counterCode()).toBe(0);
});

test("fetches nothing ahead under Save-Data", async () => {
  const load = await startPage({ saveData: true });
  load();
  becomeIdle();
  await formAnswers();
  expect(fetchAhead).not.toHaveBeenCalled();
  expect(counterCode()).toBe(0);
});
