// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { find, hotline, show } from "../fixtures/show.tsx";
import { Counter } from "../fixtures/site/src/islands/counter.tsx";
import { NameForm } from "../fixtures/site/src/islands/name-form.tsx";
import { Island } from "../island.tsx";
// Here for the time it takes: the islands below load it within the second that a condition is waited for.
import "./hydrate.tsx";

let idleTasks: (() => void)[];
const becomeIdle = () => {
  for (const task of idleTasks.splice(0)) task();
};
const counterCode = () => performance.getEntriesByName("counter.tsx").length;
const tap = (selector: string) => find(selector).click();

beforeEach(() => {
  vi.stubEnv("DEV", false);
  idleTasks = [];
  vi.stubGlobal("requestIdleCallback", (task: () => void) => idleTasks.push(task));
  show(
    <>
      <div id="counter">
        <Island of={Counter} props={{ hotline, note: "Taps" }} />
      </div>
      <div id="form">
        <Island of={NameForm} props={{ hotline }} />
      </div>
    </>,
  );
});

/** Runs the browser entry in a browser that, unlike this test, has no island's code yet. */
async function startPage(): Promise<void> {
  vi.resetModules();
  performance.clearMarks();
  const { startIslands } = await import("./start-islands.ts");
  startIslands();
}

const formAnswers = async () => {
  find("#form [name=name]", HTMLInputElement).value = "Ada";
  tap("#form button");
  await vi.waitFor(() => expect(find("#form output").textContent).toBe("Sent: Ada"));
};

test("every island answers, each by its own", async () => {
  await startPage();
  tap("#counter button");
  await vi.waitFor(() => expect(find("#counter output").textContent).toBe("Tally: 1"));
  expect(find("#form output").textContent).toBe("Sent: ");
  await formAnswers();
});

test("code is fetched ahead when the page has loaded and the browser is idle, not before", async () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  await startPage();
  becomeIdle();
  await formAnswers();
  expect(counterCode()).toBe(0);
  dispatchEvent(new Event("load"));
  becomeIdle();
  await vi.waitFor(() => expect(counterCode()).toBe(1));
  expect(find("#counter output").textContent).toBe("Tally: 0");
});

test("under Save-Data nothing is fetched ahead, and islands start as ever", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  await startPage();
  becomeIdle();
  await formAnswers();
  expect(counterCode()).toBe(0);
  tap("#counter button");
  await vi.waitFor(() => expect(find("#counter output").textContent).toBe("Tally: 1"));
});

test("one island that fails does not stop another, neither when started nor when fetched ahead", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  find("#counter [data-island]").dataset.island = "gone";
  await startPage();
  becomeIdle();
  tap("#counter button");
  await formAnswers();
  expect(warn).toHaveBeenCalledWith("The island gone could not start", new Error("No island gone"));
  expect(find("#counter output").textContent).toBe("Tally: 0");
});

describe("in a browser with service workers", () => {
  const register = vi.fn<(address: string) => Promise<void>>();
  const getRegistration = vi.fn<() => Promise<object | undefined>>();

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.stubGlobal("navigator", { serviceWorker: { register, getRegistration } });
    register.mockReset().mockResolvedValue();
    getRegistration.mockReset().mockResolvedValue({});
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test("the worker fetches what is needed, and no code runs before it is wanted", async () => {
    await startPage();
    expect(register).not.toHaveBeenCalled();
    becomeIdle();
    expect(register).toHaveBeenCalledExactlyOnceWith("/service-worker.js");
    await formAnswers();
    expect(counterCode()).toBe(0);
  });

  test("where there may be no worker, the page fetches its code by itself", async () => {
    register.mockRejectedValue(new Error("A private window"));
    await startPage();
    becomeIdle();
    await vi.waitFor(() => expect(counterCode()).toBe(1));
    expect(find("#counter output").textContent).toBe("Tally: 0");
    vi.advanceTimersByTime(60_000);
    expect(getRegistration).not.toHaveBeenCalled();
  });

  test("where the worker has kept nothing, the page fetches its code by itself", async () => {
    getRegistration.mockResolvedValue(undefined);
    await startPage();
    becomeIdle();
    await formAnswers();
    expect(counterCode()).toBe(0);
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(() => expect(counterCode()).toBe(1));
  });

  test("where it has, no code runs before it is wanted, however late it is", async () => {
    await startPage();
    becomeIdle();
    vi.advanceTimersByTime(60_000);
    expect(getRegistration).toHaveBeenCalledTimes(1);
    await formAnswers();
    expect(counterCode()).toBe(0);
  });
});
