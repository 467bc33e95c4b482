// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { find, hotline, show } from "../fixtures/show.tsx";
import * as counter from "../fixtures/site/src/islands/counter.tsx";
import * as nameForm from "../fixtures/site/src/islands/name-form.tsx";
import { Island, type When } from "../island.tsx";
import { holdEarlyTaps } from "./hold-early-taps.ts";
import { startIsland } from "./start-island.ts";
// Here for the time it takes: the islands below load it within the second that a condition is waited for.
import "./hydrate.tsx";

const load = vi.fn<() => Promise<unknown>>();
const nativeSubmit = vi.fn();
const warn = vi.fn();

beforeEach(() => {
  load.mockReset();
  nativeSubmit.mockReset();
  warn.mockReset();
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(nativeSubmit);
  vi.spyOn(console, "warn").mockImplementation(warn);
});

function startCounter(when: When = "intent") {
  show(<Island of={counter.Counter} when={when} props={{ hotline, note: "Taps" }} />);
  const element = find("[data-island]");
  return startIsland(element, { "/src/islands/counter.tsx": load }, holdEarlyTaps(element));
}

function startNameForm() {
  show(<Island of={nameForm.NameForm} when="intent" props={{ hotline }} />);
  const element = find("[data-island]");
  return startIsland(element, { "/src/islands/name-form.tsx": load }, holdEarlyTaps(element));
}

const touch = (selector: string) => find(selector).dispatchEvent(new Event("pointerdown", { bubbles: true }));
const tallyIs = (count: number) =>
  vi.waitFor(() => expect(find("output").textContent).toBe(`Tally: ${count}`));

test("does nothing before the first sign of intent", () => {
  startCounter();
  expect(load).not.toHaveBeenCalled();
});

test("one tap starts the island, and is answered when it has started", async () => {
  load.mockResolvedValue(counter);
  startCounter();
  touch("button");
  find("button").click();
  await tallyIs(1);
  find("button").click();
  await tallyIs(2);
});

test("the code is asked for once, however many signs of intent there are", async () => {
  load.mockResolvedValue(counter);
  startCounter();
  for (let tap = 0; tap < 3; tap++) {
    touch("button");
    find("button").click();
  }
  await tallyIs(1);
  touch("button");
  find("button").click();
  await tallyIs(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a submit before the code is done by the code, with what was typed, and leaves the page only once", async () => {
  load.mockResolvedValue(nameForm);
  startNameForm();
  find("input", HTMLInputElement).value = "Ada";
  find("button").click();
  find("button").click();
  await vi.waitFor(() => expect(find("output").textContent).toBe("Sent: Ada"));
  expect(nativeSubmit).not.toHaveBeenCalled();
});

test("when the code cannot be had, the island stays as it is, and the next intent asks again", async () => {
  load.mockRejectedValueOnce(new Error("no signal")).mockResolvedValue(counter);
  startCounter();
  const before = document.body.innerHTML;
  touch("button");
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(warn).toHaveBeenCalledWith("The island counter could not start", new Error("no signal"));
  expect(document.body.innerHTML).toBe(before);
  find("button").click();
  await tallyIs(1);
  expect(load).toHaveBeenCalledTimes(2);
});

test("a submit held for code that cannot be had goes its native way, once", async () => {
  load.mockRejectedValue(new Error("no signal"));
  startNameForm();
  touch("button");
  find("button").click();
  await vi.waitFor(() => expect(nativeSubmit.mock.contexts).toEqual([find("form")]));
});

test("so does a submit that comes after the failure, by the Enter key or the end of a long tap", async () => {
  load.mockRejectedValue(new Error("no signal"));
  startNameForm();
  find("input").dispatchEvent(new Event("focusin", { bubbles: true }));
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  find("form", HTMLFormElement).requestSubmit();
  await vi.waitFor(() => expect(nativeSubmit).toHaveBeenCalledTimes(1));
  find("form", HTMLFormElement).requestSubmit();
  await vi.waitFor(() => expect(nativeSubmit).toHaveBeenCalledTimes(2));
});

test("an island without a file, or a file without a component, is told and harms nothing", async () => {
  load.mockResolvedValue({});
  startCounter();
  find("[data-island]").dataset.island = "counter";
  touch("button");
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  find("[data-island]").dataset.island = "gone";
  startIsland(find("[data-island]"), {}, holdEarlyTaps(find("[data-island]")));
  touch("button");
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith("The island gone could not start", new Error("No island gone")),
  );
});

test("an idle island starts without intent, and at a sign of intent before it is idle", async () => {
  const tasks: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (task: () => void) => tasks.push(task));
  load.mockResolvedValue(counter);
  startCounter("idle");
  expect(load).not.toHaveBeenCalled();
  for (const task of tasks) task();
  expect(load).toHaveBeenCalledTimes(1);

  startCounter("idle");
  find("button").click();
  await tallyIs(1);
  for (const task of tasks) task();
  expect(load).toHaveBeenCalledTimes(2);
});

test("fetching ahead gets the code and changes nothing; a failure is silent and asked again", async () => {
  load.mockRejectedValueOnce(new Error("no signal")).mockResolvedValue(counter);
  const { fetch } = startCounter();
  const before = document.body.innerHTML;
  fetch();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(document.body.innerHTML).toBe(before);
  find("button").click();
  await tallyIs(1);
  expect(load).toHaveBeenCalledTimes(2);
  expect(warn).not.toHaveBeenCalled();
});
