import { beforeEach, expect, test, vi } from "vitest";
import { find } from "../../prerender/fixtures/show.tsx";
import { holdEarlyTaps, SEND_WITHOUT_CODE } from "./early-tap.client.ts";

/* With the page and its code: start-islands.client.test.ts, tests/journeys/nothing-moves.spec.ts. */

let done: string[];
let end: ReturnType<typeof holdEarlyTaps>;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<dialog><form><input>
    <p><button id="send" type="submit"></button></p><p><button id="gps" type="button"></button></p></form></dialog>`;
  done = [];
  find("dialog").addEventListener(SEND_WITHOUT_CODE, () => done.push("sent without code"));
  end = holdEarlyTaps(find("form"));
});

const tap = (id: string) => find(`#${id}`).click();
const waiting = () => Array.from(document.querySelectorAll("[aria-busy=true]"), ({ id }) => id);
/** Puts text into the field, as the driver does, or as a script does. */
const type = (isTrusted = true) => {
  const event = new Event("input", { bubbles: true });
  Object.defineProperty(event, "isTrusted", { value: isTrusted });
  find("input").dispatchEvent(event);
};
/** The code comes. @returns what it gets. */
const load = () => {
  for (const event of ["click", "submit"])
    find("dialog").addEventListener(event, ({ target }) => done.push(`${event} ${(target as Element).id}`));
  end("loaded");
  return done;
};

test("the last tap is held, also after one that came to nothing", () => {
  tap("gps");
  vi.advanceTimersByTime(4000);
  tap("gps");
  vi.advanceTimersByTime(3999);
  tap("send");
  vi.advanceTimersByTime(1);
  expect(waiting()).toEqual(["send"]);
  // As React does if others have changed the island.
  find("#send").outerHTML = `<button id="send" type="submit"></button>`;
  expect(load()).toEqual(["click send", "submit "]);
  tap("gps");
  expect(waiting()).toEqual([]);
});

test("a button that an extension has put into the form is not held, nor tapped again", () => {
  find("form").insertAdjacentHTML("afterbegin", `<button id="theirs" type="button"></button>`);
  tap("theirs");
  expect(waiting()).toEqual([]);
  expect(load()).toEqual([]);
});

test("typing on drops a submit, which would send an unfinished form, and no other tap", () => {
  tap("send");
  type(false);
  expect(waiting()).toEqual(["send"]);
  type();
  expect(waiting()).toEqual([]);
  tap("gps");
  type();
  expect(load()).toEqual(["click gps"]);
});

test("closing the dialog drops every tap", () => {
  for (const id of ["send", "gps"]) {
    tap(id);
    find("dialog").dispatchEvent(new Event("close"));
    expect(waiting()).toEqual([]);
  }
  expect(load()).toEqual([]);
});

test("a form that is sent goes out without the code after four seconds, once", () => {
  tap("send");
  vi.advanceTimersByTime(3_999);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(["sent without code"]);
  vi.advanceTimersByTime(4000);
  end("gaveUp");
  expect(done).toHaveLength(1);
});

test("a tapped button whose code fails to load is marked late, or sends without the code, once", () => {
  end("gaveUp");
  tap("gps");
  end("gaveUp");
  expect(find("[data-late]").firstElementChild?.id).toBe("gps");
  tap("gps");
  expect(document.querySelector("[data-late]")).toBeNull();
  tap("send");
  for (const outcome of ["gaveUp", "gaveUp", "loaded"] as const) end(outcome);
  expect(done).toEqual(["sent without code"]);
  expect(document.querySelector("[data-late], [aria-busy]")).toBeNull();
});
