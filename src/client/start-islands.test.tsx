// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { find, hotline, show } from "../../prerender/fixtures/show.tsx";
import * as counter from "../../prerender/fixtures/site/src/islands/counter.tsx";
import * as nameForm from "../../prerender/fixtures/site/src/islands/name-form.tsx";
import { Island } from "../pages/island.tsx";
import { replayEarlyTaps } from "./event-replay.ts";
import { startIsland } from "./start-islands.ts";
// Here for the time it takes: the islands below load it within the second that a condition is waited for.
import "./hydrate.tsx";

const load = vi.fn<() => Promise<unknown>>();
const warn = vi.fn();
/** Submits that nobody has answered by the time that they reach the window, where first aid listens. */
const leftToFirstAid = vi.fn();

function firstAid(event: Event): void {
  if (!event.defaultPrevented) leftToFirstAid();
  event.preventDefault();
}

beforeEach(() => {
  vi.stubEnv("DEV", false);
  for (const mock of [load, warn, leftToFirstAid]) mock.mockReset();
  vi.spyOn(console, "warn").mockImplementation(warn);
  addEventListener("submit", firstAid);
  show(
    <>
      <div id="counter">
        <Island of={counter.Counter} props={{ hotline, note: "Taps" }} />
      </div>
      <div id="form">
        <Island of={nameForm.NameForm} props={{ hotline }} />
      </div>
    </>,
  );
});

afterEach(() => removeEventListener("submit", firstAid));

const tap = (selector: string) => find(selector).click();
const tallyIs = (count: number) =>
  vi.waitFor(() => expect(find("#counter output").textContent).toBe(`Tally: ${count}`));
const formAnswers = async () => {
  find("#form [name=name]", HTMLInputElement).value = "Ada";
  tap("#form button");
  await vi.waitFor(() => expect(find("#form output").textContent).toBe("Sent: Ada"));
};

describe("an island", () => {
  const element = (name: string) => find(`#${name} [data-island]`);
  const start = (name: "counter" | "form") =>
    startIsland(
      element(name),
      { "./counter.tsx": load, "./name-form.tsx": load },
      replayEarlyTaps(element(name)),
    );
  const noSignal = new Error("no signal");
  const failed = () => vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(load.mock.calls.length));

  test.each(["pointerover", "pointerdown", "touchstart", "focusin", "click", "submit"])(
    "asks for its code at the first %s inside, and at none elsewhere",
    (type) => {
      load.mockReturnValue(new Promise(() => {}));
      start("form");
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(load).not.toHaveBeenCalled();
      for (let times = 0; times < 3; times += 1)
        find("form").dispatchEvent(new Event(type, { bubbles: true }));
      expect(load).toHaveBeenCalledTimes(1);
    },
  );

  test("in use before the script came starts at once, and no other", () => {
    // happy-dom knows no :focus-within.
    vi.spyOn(HTMLElement.prototype, "matches").mockImplementation(function (this: HTMLElement, selector) {
      return selector === ":focus-within" && this.contains(document.activeElement);
    });
    load.mockReturnValue(new Promise(() => {}));
    find("[name=name]").focus();
    start("counter");
    expect(load).not.toHaveBeenCalled();
    start("form");
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("starts at once in development, to be there for an edit", () => {
    vi.stubEnv("DEV", true);
    load.mockReturnValue(new Promise(() => {}));
    start("counter");
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("answers the tap that started it, once, and later ones", async () => {
    load.mockResolvedValue(counter);
    start("counter");
    for (let times = 0; times < 3; times += 1) tap("#counter button");
    await tallyIs(1);
    tap("#counter button");
    await tallyIs(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test.each(["as it stands", "that React must render anew"])(
    "%s sends what was typed before",
    async (how) => {
      load.mockResolvedValue(nameForm);
      if (how !== "as it stands") find("[name=name]").after(document.createElement("div"));
      start("form");
      await formAnswers();
      expect(leftToFirstAid).not.toHaveBeenCalled();
    },
  );

  test("whose code cannot be had stays as it is, and the next sign of intent asks again", async () => {
    load.mockRejectedValueOnce(noSignal).mockResolvedValue(counter);
    start("counter");
    const before = document.body.innerHTML;
    find("#counter button").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    await failed();
    expect(warn).toHaveBeenCalledWith("The island counter could not start", noSignal);
    expect(document.body.innerHTML).toBe(before);
    tap("#counter button");
    await tallyIs(1);
    expect(document.querySelector("#counter [data-island]")).toBeNull();
  });

  test("whose code cannot be had lets each submit go its way without, once", async () => {
    load.mockRejectedValue(noSignal);
    start("form");
    for (const times of [1, 2]) {
      find("form", HTMLFormElement).requestSubmit(find("[type=submit]"));
      await vi.waitFor(() => expect(leftToFirstAid).toHaveBeenCalledTimes(times));
      await failed();
      expect(leftToFirstAid).toHaveBeenCalledTimes(times);
    }
  });

  test("fetched ahead is not changed; a failure is silent and asked again", async () => {
    load.mockRejectedValueOnce(noSignal).mockResolvedValue(counter);
    const { fetch } = start("counter");
    const before = document.body.innerHTML;
    fetch();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(document.body.innerHTML).toBe(before);
    tap("#counter button");
    await tallyIs(1);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe("a page", () => {
  const register = vi.fn<(address: string) => Promise<void>>();
  const getRegistration = vi.fn<() => Promise<object | undefined>>();
  let idleTasks: (() => void)[];
  const becomeIdle = () => {
    for (const task of idleTasks.splice(0)) task();
  };
  const counterCode = () => performance.getEntriesByName("counter.tsx").length;
  const withoutWorker = {};
  const withWorker = { serviceWorker: { register, getRegistration, ready: new Promise(() => {}) } };

  beforeEach(() => {
    idleTasks = [];
    vi.stubGlobal("requestIdleCallback", (task: () => void) => idleTasks.push(task));
    register.mockReset().mockResolvedValue();
    getRegistration.mockReset().mockResolvedValue({});
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });

  afterEach(() => vi.useRealTimers());

  /** Runs the browser entry in a browser that, unlike this test, has no island's code yet. */
  async function startPage(navigator: object): Promise<void> {
    vi.stubGlobal("navigator", navigator);
    vi.resetModules();
    performance.clearMarks();
    const { startIslands } = await import("./start-islands.ts");
    startIslands();
  }

  test("fetches its code when it has loaded and the browser is idle, not before", async () => {
    vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    await startPage(withoutWorker);
    becomeIdle();
    await formAnswers();
    expect(counterCode()).toBe(0);
    dispatchEvent(new Event("load"));
    becomeIdle();
    await vi.waitFor(() => expect(counterCode()).toBe(1));
    await tallyIs(0);
  });

  test("does so a moment after the load in Safari, which cannot tell when it is idle", async () => {
    vi.unstubAllGlobals();
    await startPage(withoutWorker);
    expect(counterCode()).toBe(0);
    vi.advanceTimersByTime(1000);
    await vi.waitFor(() => expect(counterCode()).toBe(1));
  });

  test("fetches nothing ahead under Save-Data, and its islands start as ever", async () => {
    await startPage({ ...withWorker, connection: { saveData: true } });
    becomeIdle();
    await formAnswers();
    expect(counterCode()).toBe(0);
    expect(register).not.toHaveBeenCalled();
    tap("#counter button");
    await tallyIs(1);
  });

  test("whose one island fails starts the other, and fetches its code", async () => {
    find("#counter [data-island]").dataset.island = "gone";
    await startPage(withoutWorker);
    becomeIdle();
    tap("#counter button");
    await formAnswers();
    expect(warn).toHaveBeenCalledWith("The island gone could not start", new Error("No island gone"));
  });

  test("leaves fetching to the worker, and runs no code before it is wanted, however late it is", async () => {
    await startPage(withWorker);
    expect(register).not.toHaveBeenCalled();
    becomeIdle();
    expect(register).toHaveBeenCalledExactlyOnceWith("/service-worker.js");
    vi.advanceTimersByTime(60_000);
    expect(getRegistration).toHaveBeenCalledTimes(1);
    await formAnswers();
    expect(counterCode()).toBe(0);
  });

  test.each<[string, () => void]>([
    ["may be no worker (a private window)", () => register.mockRejectedValue(new Error("refused"))],
    ["is none after ten seconds (a full disk)", () => getRegistration.mockResolvedValue(undefined)],
  ])("fetches its code by itself where there %s", async (_, arrange) => {
    arrange();
    await startPage(withWorker);
    becomeIdle();
    await formAnswers();
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(() => expect(counterCode()).toBe(1));
    await tallyIs(0);
  });
});
