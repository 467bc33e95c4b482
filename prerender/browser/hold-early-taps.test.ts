// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { find } from "../fixtures/show.tsx";
import { type HeldTaps, HOLD_AT_MOST, holdEarlyTaps } from "./hold-early-taps.ts";

let taps: HeldTaps;
/** What the island's code sees, once it is there. */
let seen: string[];
const nativeSubmit = vi.fn();

beforeEach(() => {
  document.body.innerHTML = `<div id="island">
    <button type="button" id="locate"><b>Locate me</b></button>
    <button type="button" id="clear">Clear</button>
    <button type="button" id="opener" commandfor="dialog" command="show-modal">Request Help</button>
    <button type="button" id="menu" popovertarget="dialog">Menu</button>
    <a href="#terms">Terms</a>
    <form id="request"><input name="name" required value="Ada">
      <button id="text" name="by" value="text">Text</button>
      <button id="mail" name="by" value="mail">Mail</button>
    </form>
  </div>`;
  nativeSubmit.mockReset();
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(nativeSubmit);
  seen = [];
  taps = holdEarlyTaps(find("#island"));
});

function codeArrives(): void {
  const island = find("#island");
  island.addEventListener("click", (event) => {
    const button = event.target instanceof Element && event.target.closest("button[type=button]");
    if (button) seen.push(`click ${button.id}`);
  });
  island.addEventListener("submit", (event) => {
    event.preventDefault();
    seen.push(`submit by ${event.submitter instanceof HTMLButtonElement ? event.submitter.id : "nobody"}`);
  });
  taps.repeat();
}

test("a tap on a button is repeated when the code is there", () => {
  find("#locate b").click();
  codeArrives();
  expect(seen).toEqual(["click locate"]);
});

test("of several taps only the last is repeated, and only once", () => {
  find("#locate").click();
  find("#clear").click();
  find("#clear").click();
  codeArrives();
  taps.repeat();
  expect(seen).toEqual(["click clear"]);
});

test("a submit waits, and is repeated with the button that it came by", () => {
  find("#mail").click();
  expect(nativeSubmit).not.toHaveBeenCalled();
  codeArrives();
  expect(seen).toEqual(["submit by mail"]);
});

test("a submit without a button is repeated without one", () => {
  find("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  codeArrives();
  expect(seen).toEqual(["submit by nobody"]);
});

test("a submit held is prevented from leaving the page", () => {
  const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  find("form").dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});

test("a form that is not filled in is not held", () => {
  find("input", HTMLInputElement).value = "";
  find("#text").click();
  codeArrives();
  expect(seen).toEqual([]);
});

test.each(["a", "#opener", "#menu", "input"])(
  "a tap on %s, which works without code, is left alone",
  (selector) => {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    find(selector).dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    codeArrives();
    expect(seen).toEqual([]);
  },
);

test("nothing tapped, nothing repeated", () => {
  codeArrives();
  expect(seen).toEqual([]);
});

test("when the code is there, later taps are its own", () => {
  codeArrives();
  find("#locate").click();
  find("#text").click();
  taps.repeat();
  expect(seen).toEqual(["click locate", "submit by text"]);
});

test("when the code cannot be had, a held submit goes its native way, once", () => {
  find("#text").click();
  taps.release();
  taps.release();
  expect(nativeSubmit).toHaveBeenCalledTimes(1);
  expect(nativeSubmit.mock.contexts).toEqual([find("form")]);
  codeArrives();
  expect(seen).toEqual([]);
});

test("a tap on a button has no native way: it is dropped, and a later one is held again", () => {
  find("#locate").click();
  taps.release();
  expect(nativeSubmit).not.toHaveBeenCalled();
  find("#clear").click();
  codeArrives();
  expect(seen).toEqual(["click clear"]);
});

test("a submit is held for so long, and no longer", () => {
  vi.useFakeTimers();
  find("#text", HTMLElement).click();
  vi.advanceTimersByTime(HOLD_AT_MOST - 1);
  expect(nativeSubmit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(nativeSubmit).toHaveBeenCalledTimes(1);
  codeArrives();
  expect(seen).toEqual([]);
  vi.useRealTimers();
});

test("a submit that was repeated is not sent again at the deadline", () => {
  vi.useFakeTimers();
  find("#text", HTMLElement).click();
  codeArrives();
  vi.advanceTimersByTime(HOLD_AT_MOST);
  expect(nativeSubmit).not.toHaveBeenCalled();
  vi.useRealTimers();
});
