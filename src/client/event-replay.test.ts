// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { find } from "../../prerender/fixtures/show.tsx";
import { type EventReplay, REPLAY_TIMEOUT_MS, replayEarlyTaps } from "./event-replay.ts";

let early: EventReplay;
/** What the island's code sees, once it is there. */
let seen: string[];
/** The submits that nobody has answered by the time that they reach the window, where first aid listens. */
let leftToFirstAid: EventTarget[];

function firstAid(event: Event): void {
  if (!event.defaultPrevented && event.target) leftToFirstAid.push(event.target);
  event.preventDefault();
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<dialog open><div id="island">
    <button type="button" id="locate"><b>Locate me</b></button>
    <button type="button" id="clear">Clear</button>
    <button type="button" id="opener" commandfor="dialog" command="show-modal">Request Help</button>
    <button type="button" id="menu" popovertarget="dialog">Menu</button>
    <a href="#terms">Terms</a>
    <form id="request">
      <input name="name" required value="Ada">
      <button id="text">Text</button>
      <button id="mail">Mail</button>
    </form>
  </div></dialog>`;
  seen = [];
  leftToFirstAid = [];
  addEventListener("submit", firstAid);
  early = replayEarlyTaps(find("#island"));
});

afterEach(() => {
  removeEventListener("submit", firstAid);
  vi.useRealTimers();
});

function codeArrives(): void {
  const island = find("#island");
  island.addEventListener("click", (event) => {
    const button = event.target instanceof Element && event.target.closest("button[type=button]");
    if (button) seen.push(`click ${button.id}`);
  });
  island.addEventListener("submit", (event) => {
    event.preventDefault();
    seen.push(`submit by ${event.submitter?.id}`);
  });
  early.replay();
}

const tap = (selector: string) => find(selector).click();
const type = () => find("input").dispatchEvent(new InputEvent("input", { bubbles: true }));
const press = (key: string) =>
  find("input").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
const closeDialog = () => find("dialog").dispatchEvent(new Event("close"));
const timePasses = () => vi.advanceTimersByTime(REPLAY_TIMEOUT_MS);

/** Those that show that they wait, and those that have waited in vain. */
const busy = () => Array.from(document.querySelectorAll("[aria-busy=true]"), ({ id }) => id);
const late = () => Array.from(document.querySelectorAll("[data-late]"), ({ id }) => id);

describe("when the code arrives", () => {
  test.each<[string, string[], string[]]>([
    ["a tap on a button", ["#locate b"], ["click locate"]],
    ["of several taps only the last", ["#text", "#locate", "#clear", "#clear"], ["click clear"]],
    ["a submit, with the button that it came by", ["#locate", "#mail"], ["submit by mail"]],
    ["without a tap, nothing", [], []],
    ["what works without code, nothing", ["a", "#opener", "#menu", "input"], []],
  ])("is repeated: %s, and only once", (_, taps, expected) => {
    for (const selector of taps) tap(selector);
    codeArrives();
    early.replay();
    timePasses();
    expect(seen).toEqual(expected);
    expect(leftToFirstAid).toEqual([]);
    expect(busy()).toEqual([]);
  });

  test("a form that is not filled in was not sent, and is not", () => {
    find("input", HTMLInputElement).value = "";
    tap("#text");
    codeArrives();
    expect(seen).toEqual([]);
  });

  test.each([
    ["#locate", "click locate"],
    ["#mail", "submit by mail"],
  ])("what React has put in the place of %s is pressed instead", (selector, expected) => {
    tap(selector);
    const island = find("#island");
    for (const child of [...island.children]) child.replaceWith(child.cloneNode(true));
    codeArrives();
    expect(seen).toEqual([expected]);
  });

  test("later taps are its own; Escape, typing and the dialog are no concern of the replay any more", () => {
    codeArrives();
    press("Escape");
    closeDialog();
    type();
    tap("#locate");
    tap("#text");
    early.giveUp();
    expect(seen).toEqual(["click locate", "submit by text"]);
    expect([leftToFirstAid, busy()]).toEqual([[], []]);
  });
});

describe("while it waits", () => {
  test("the last button tapped shows it, and no other; a submit does not leave the page", () => {
    tap("#locate");
    tap("#text");
    expect(busy()).toEqual(["text"]);
    expect(leftToFirstAid).toEqual([]);
  });

  test.each<[string, string[], () => unknown]>([
    ["Escape", ["#locate", "#text"], () => press("Escape")],
    ["the dialog that closes", ["#locate", "#text"], closeDialog],
    ["typing, which a submit would send unfinished,", ["#text"], type],
  ])("%s drops what was tapped", (_, buttons, ending) => {
    for (const button of buttons) {
      tap(button);
      ending();
      expect(busy()).toEqual([]);
    }
    timePasses();
    early.giveUp();
    codeArrives();
    expect([seen, leftToFirstAid, late()]).toEqual([[], [], []]);
  });

  test("typing drops no tap that sends nothing, nor does any other key", () => {
    tap("#locate");
    type();
    press("a");
    press("Tab");
    expect(busy()).toEqual(["locate"]);
  });

  test("after what was dropped, a new tap is held as ever", () => {
    tap("#text");
    press("Escape");
    tap("#mail");
    codeArrives();
    expect(seen).toEqual(["submit by mail"]);
  });
});

describe.each<[string, () => void]>([
  ["when the code cannot be had", () => early.giveUp()],
  ["when it does not come in time", timePasses],
])("%s", (_, ending) => {
  test("a held submit goes to first aid, once, and so does a later one", () => {
    for (const times of [1, 2]) {
      tap("#text");
      expect(leftToFirstAid).toHaveLength(times - 1);
      ending();
      ending();
      expect(leftToFirstAid).toHaveLength(times);
      expect(busy()).toEqual([]);
    }
    codeArrives();
    expect(seen).toEqual([]);
  });

  test("a button that sends nothing says that it is not ready, until it is tapped again or it is", () => {
    tap("#locate");
    ending();
    expect([late(), busy()]).toEqual([["locate"], []]);
    tap("#locate");
    expect([late(), busy()]).toEqual([[], ["locate"]]);
    ending();
    codeArrives();
    expect([late(), seen, leftToFirstAid]).toEqual([[], [], []]);
  });
});

test("the time counts from the last tap, and is one in which a browser still trusts it", () => {
  tap("#text");
  vi.advanceTimersByTime(REPLAY_TIMEOUT_MS - 1);
  tap("#text");
  vi.advanceTimersByTime(REPLAY_TIMEOUT_MS - 1);
  expect(leftToFirstAid).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(leftToFirstAid).toHaveLength(1);
  expect(REPLAY_TIMEOUT_MS).toBeLessThan(5000);
});
