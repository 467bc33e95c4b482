// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find, hotline, show } from "../fixtures/show.tsx";
import * as counter from "../fixtures/site/src/islands/counter.tsx";
import * as nameForm from "../fixtures/site/src/islands/name-form.tsx";
import { Island } from "../island.tsx";
import { holdEarlyTaps } from "./hold-early-taps.ts";
import { startIsland } from "./start-island.ts";
// Here for the time it takes: the islands below load it within the second that a condition is waited for.
import "./hydrate.tsx";

const load = vi.fn<() => Promise<unknown>>();
const warn = vi.fn();
/** The forms whose submit nobody has answered by the time that it reaches the window, where first aid listens. */
let leftToFirstAid: EventTarget[];

function firstAid(event: Event): void {
  if (!event.defaultPrevented && event.target) leftToFirstAid.push(event.target);
  event.preventDefault();
}

beforeEach(() => {
  vi.stubEnv("DEV", false);
  load.mockReset();
  warn.mockReset();
  vi.spyOn(console, "warn").mockImplementation(warn);
  leftToFirstAid = [];
  addEventListener("submit", firstAid);
});

afterEach(() => removeEventListener("submit", firstAid));

function startCounter() {
  show(<Island of={counter.Counter} props={{ hotline, note: "Taps" }} />);
  const element = find("[data-island]");
  return startIsland(element, { "/src/islands/counter.tsx": load }, holdEarlyTaps(element));
}

function startNameForm() {
  const element = find("[data-island]");
  return startIsland(element, { "/src/islands/name-form.tsx": load }, holdEarlyTaps(element));
}

const showNameForm = () => show(<Island of={nameForm.NameForm} props={{ hotline }} />);

const touch = (selector: string) => find(selector).dispatchEvent(new Event("pointerdown", { bubbles: true }));
const tallyIs = (count: number) =>
  vi.waitFor(() => expect(find("output").textContent).toBe(`Tally: ${count}`));

test("does nothing before the first sign of intent", () => {
  startCounter();
  expect(load).not.toHaveBeenCalled();
});

test.each(["pointerover", "pointerdown", "touchstart", "focusin", "click", "submit"])(
  "%s on something inside is a sign of intent; elsewhere it is none",
  (type) => {
    load.mockReturnValue(new Promise(() => {}));
    showNameForm();
    startNameForm();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(load).not.toHaveBeenCalled();
    find("form").dispatchEvent(new Event(type, { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(1);
  },
);

test("an island in use before the script came starts at once, and no other", () => {
  // happy-dom knows no :focus-within.
  vi.spyOn(HTMLElement.prototype, "matches").mockImplementation(function (this: HTMLElement, selector) {
    return selector === ":focus-within" && this.contains(document.activeElement);
  });
  load.mockReturnValue(new Promise(() => {}));
  startCounter();
  expect(load).not.toHaveBeenCalled();
  showNameForm();
  find("[name=name]").focus();
  startNameForm();
  expect(load).toHaveBeenCalledTimes(1);
});

test("in development every island starts at once, to be there for an edit", () => {
  vi.stubEnv("DEV", true);
  load.mockReturnValue(new Promise(() => {}));
  startCounter();
  expect(load).toHaveBeenCalledTimes(1);
});

test("an island is marked as such for as long as it is only HTML", async () => {
  load.mockRejectedValueOnce(new Error("no signal")).mockResolvedValue(counter);
  startCounter();
  const element = find("[data-island]");
  touch("button");
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(element.matches("[data-island=counter]")).toBe(true);
  find("button").click();
  await tallyIs(1);
  expect(element.matches("[data-island]")).toBe(false);
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

test("a submit before the code is done by the code, with what was typed, and only once", async () => {
  load.mockResolvedValue(nameForm);
  showNameForm();
  startNameForm();
  find("[name=name]", HTMLInputElement).value = "Ada";
  find("[type=submit]").click();
  find("[type=submit]").click();
  await vi.waitFor(() => expect(find("output").textContent).toBe("Sent: Ada"));
  expect(leftToFirstAid).toEqual([]);
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

test("a submit held for code that cannot be had goes its way without, once", async () => {
  load.mockRejectedValue(new Error("no signal"));
  showNameForm();
  startNameForm();
  touch("[type=submit]");
  find("[type=submit]").click();
  await vi.waitFor(() => expect(leftToFirstAid).toEqual([find("form")]));
  await settled();
  expect(leftToFirstAid).toHaveLength(1);
});

test("so does a submit that comes after the failure, by the Enter key or the end of a long tap", async () => {
  load.mockRejectedValue(new Error("no signal"));
  showNameForm();
  startNameForm();
  find("[name=name]").dispatchEvent(new Event("focusin", { bubbles: true }));
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  for (const times of [1, 2]) {
    find("form", HTMLFormElement).requestSubmit(find("[type=submit]"));
    await vi.waitFor(() => expect(leftToFirstAid).toHaveLength(times));
    await settled();
    expect(leftToFirstAid).toHaveLength(times);
  }
});

test("a tap on a button whose code cannot be had says that it is not ready, and a later one is answered", async () => {
  load.mockRejectedValueOnce(new Error("no signal")).mockResolvedValue(counter);
  startCounter();
  find("button").click();
  await vi.waitFor(() => expect(find("button").matches("[data-late]")).toBe(true));
  find("button").click();
  await tallyIs(1);
  expect(find("button").matches("[data-late]")).toBe(false);
});

test("an island that React must render anew answers the tap that came before it", async () => {
  load.mockResolvedValue(nameForm);
  showNameForm();
  find("[name=name]", HTMLInputElement).value = "Ada";
  find("[name=name]").after(document.createElement("div"));
  startNameForm();
  find("[type=submit]").click();
  await vi.waitFor(() => expect(find("output").textContent).toBe("Sent: Ada"));
  expect(leftToFirstAid).toEqual([]);
});

/** Every attempt to get the code has failed: nothing is under way any more. */
const settled = () => vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(load.mock.calls.length));

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
