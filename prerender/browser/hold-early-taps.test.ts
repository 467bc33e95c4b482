// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { find } from "../fixtures/show.tsx";
import { type HeldTap, HOLD_AT_MOST, holdEarlyTaps } from "./hold-early-taps.ts";

let tap: HeldTap;
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
      <button id="text" name="by" value="text">Text</button>
      <button id="mail" name="by" value="mail">Mail</button>
    </form>
  </div></dialog>`;
  seen = [];
  leftToFirstAid = [];
  addEventListener("submit", firstAid);
  tap = holdEarlyTaps(find("#island"));
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
  tap.repeat();
}

/** Those that show that they wait. */
const busy = () => Array.from(document.querySelectorAll("[aria-busy=true]"), ({ id }) => id);
/** Those that have waited in vain. */
const late = () => Array.from(document.querySelectorAll("[data-late]"), ({ id }) => id);

function type(): void {
  find("input").dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function press(key: string): void {
  find("input").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}

const closeDialog = () => find("dialog").dispatchEvent(new Event("close"));

describe("when the code arrives", () => {
  test("a tap on a button is repeated", () => {
    find("#locate b").click();
    codeArrives();
    expect(seen).toEqual(["click locate"]);
  });

  test("of several taps only the last is repeated, and only once", () => {
    find("#text").click();
    find("#locate").click();
    find("#clear").click();
    find("#clear").click();
    codeArrives();
    tap.repeat();
    expect(seen).toEqual(["click clear"]);
  });

  test("a submit is repeated with the button that it came by", () => {
    find("#locate").click();
    find("#mail").click();
    codeArrives();
    expect(seen).toEqual(["submit by mail"]);
    expect(leftToFirstAid).toEqual([]);
  });

  test("a submit by the Enter key is repeated by the form's own button", () => {
    find("form", HTMLFormElement).requestSubmit(find("#text"));
    codeArrives();
    expect(seen).toEqual(["submit by text"]);
  });

  test("a form that is not filled in was not sent, and is not", () => {
    find("input", HTMLInputElement).value = "";
    find("#text").click();
    codeArrives();
    expect(seen).toEqual([]);
  });

  test("the button that React has put in the place of the one tapped is pressed instead", () => {
    find("#locate").click();
    const anew = document.createElement("button");
    Object.assign(anew, { type: "button", id: "locate" });
    find("#locate").replaceWith(anew);
    codeArrives();
    expect(seen).toEqual(["click locate"]);
  });

  test("so is one that sends a form", () => {
    find("#mail").click();
    const form = find("form");
    form.replaceWith(form.cloneNode(true));
    codeArrives();
    expect(seen).toEqual(["submit by mail"]);
  });

  test("nothing tapped, nothing is repeated", () => {
    codeArrives();
    expect(seen).toEqual([]);
  });

  test("later taps are its own, and nothing shows that it waits", () => {
    codeArrives();
    find("#locate").click();
    find("#text").click();
    tap.repeat();
    tap.release();
    expect(seen).toEqual(["click locate", "submit by text"]);
    expect(leftToFirstAid).toEqual([]);
    expect(busy()).toEqual([]);
  });

  test("nothing is sent again when the time is up", () => {
    find("#text").click();
    codeArrives();
    vi.advanceTimersByTime(2 * HOLD_AT_MOST);
    expect(seen).toEqual(["submit by text"]);
    expect(leftToFirstAid).toEqual([]);
  });
});

test.each(["a", "#opener", "#menu", "input"])(
  "a tap on %s, which works without code, is left alone",
  (selector) => {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    find(selector).dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    expect(busy()).toEqual([]);
    codeArrives();
    expect(seen).toEqual([]);
  },
);

test("a submit held does not leave the page", () => {
  const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: find("#text") });
  find("form").dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(leftToFirstAid).toEqual([]);
});

describe("what is held is wanted no more", () => {
  test.each<[string, () => void]>([
    ["Escape", () => press("Escape")],
    ["the dialog that closes", closeDialog],
  ])("after %s, be it a tap or a submit", (_, ending) => {
    for (const button of ["#locate", "#text"]) {
      find(button).click();
      ending();
      expect(busy()).toEqual([]);
    }
    vi.advanceTimersByTime(HOLD_AT_MOST);
    codeArrives();
    expect(seen).toEqual([]);
    expect(leftToFirstAid).toEqual([]);
    expect(late()).toEqual([]);
  });

  test("when the driver goes on typing, if it is a submit: what it would send is not finished", () => {
    find("#text").click();
    type();
    expect(busy()).toEqual([]);
    vi.advanceTimersByTime(HOLD_AT_MOST);
    tap.release();
    codeArrives();
    expect(seen).toEqual([]);
    expect(leftToFirstAid).toEqual([]);
  });
});

test("a tap on a button that sends nothing is still wanted while the driver goes on typing", () => {
  find("#locate").click();
  type();
  press("a");
  press("Tab");
  expect(busy()).toEqual(["locate"]);
  codeArrives();
  expect(seen).toEqual(["click locate"]);
});

test("after what was dropped, a new tap is held as ever", () => {
  find("#text").click();
  press("Escape");
  find("#mail").click();
  expect(busy()).toEqual(["mail"]);
  codeArrives();
  expect(seen).toEqual(["submit by mail"]);
});

test("when the code is there, Escape, typing and the dialog are no concern of it any more", () => {
  codeArrives();
  press("Escape");
  closeDialog();
  type();
  find("#locate").click();
  expect(seen).toEqual(["click locate"]);
});

describe("the button that waits", () => {
  test.each(["locate", "text"])("shows it: %s", (id) => {
    find(`#${id}`).click();
    expect(busy()).toEqual([id]);
  });

  test("is one at most", () => {
    find("#locate").click();
    find("#text").click();
    expect(busy()).toEqual(["text"]);
  });

  test.each([
    ["the code is there", codeArrives],
    ["it cannot be had", () => tap.release()],
    ["it does not come in time", () => vi.advanceTimersByTime(HOLD_AT_MOST)],
  ])("shows it no more when %s", (_, ending) => {
    for (const button of ["#locate", "#text"]) {
      find(button).click();
      ending();
      expect(busy()).toEqual([]);
    }
  });
});

describe("when the code cannot be had", () => {
  test("a held submit goes to first aid, once", () => {
    find("#text").click();
    tap.release();
    tap.release();
    vi.advanceTimersByTime(HOLD_AT_MOST);
    expect(leftToFirstAid).toEqual([find("form")]);
    codeArrives();
    expect(seen).toEqual([]);
  });

  test("and a later submit is held again, and goes there too", () => {
    find("#text").click();
    tap.release();
    find("#mail").click();
    expect(leftToFirstAid).toHaveLength(1);
    expect(busy()).toEqual(["mail"]);
    tap.release();
    expect(leftToFirstAid).toHaveLength(2);
  });

  test("a button that sends nothing says that it is not ready", () => {
    find("#locate").click();
    tap.release();
    expect(leftToFirstAid).toEqual([]);
    expect(late()).toEqual(["locate"]);
    find("#clear").click();
    codeArrives();
    expect(seen).toEqual(["click clear"]);
  });

  test("nothing tapped, nothing happens", () => {
    tap.release();
    expect(leftToFirstAid).toEqual([]);
    expect(late()).toEqual([]);
  });
});

describe("held for so long, and no longer,", () => {
  test("a submit goes to first aid", () => {
    find("#text").click();
    vi.advanceTimersByTime(HOLD_AT_MOST - 1);
    expect(leftToFirstAid).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(leftToFirstAid).toEqual([find("form")]);
    codeArrives();
    expect(seen).toEqual([]);
  });

  test("a button that sends nothing says that it is not ready, until it is tapped again or it is", () => {
    find("#locate").click();
    vi.advanceTimersByTime(HOLD_AT_MOST - 1);
    expect(late()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(late()).toEqual(["locate"]);
    find("#locate").click();
    expect([late(), busy()]).toEqual([[], ["locate"]]);
    vi.advanceTimersByTime(HOLD_AT_MOST);
    expect(late()).toEqual(["locate"]);
    codeArrives();
    expect(late()).toEqual([]);
    expect(seen).toEqual([]);
  });

  test("counted from the last tap", () => {
    find("#text").click();
    vi.advanceTimersByTime(HOLD_AT_MOST - 1);
    find("#text").click();
    vi.advanceTimersByTime(HOLD_AT_MOST - 1);
    expect(leftToFirstAid).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(leftToFirstAid).toHaveLength(1);
  });
});

test("a browser still takes what follows for the driver's own doing", () => {
  expect(HOLD_AT_MOST).toBeLessThan(5000);
});
