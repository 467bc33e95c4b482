// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { handOff } from "./hand-off.ts";

const links = { sms: "sms:+18175550199?&body=Help", mail: "mailto:help@lone-star.example?body=Help" };

let steps: string[];
const onDone = () => void steps.push("done");
const onLeave = () => void steps.push("left");
const open = (href: string) => void steps.push(href);

/** Opens nothing that begins with one of the schemes. */
function openExcept(...schemes: string[]) {
  return (href: string) => {
    open(href);
    if (schemes.some((scheme) => href.startsWith(scheme))) throw new DOMException("Blocked", "SecurityError");
  };
}

beforeEach(() => {
  steps = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("opens the text at once and the mail draft 1 s later, and is done", () => {
  handOff(links, { open, onDone });
  expect(steps).toEqual([links.sms]);
  vi.advanceTimersByTime(999);
  expect(steps).toEqual([links.sms]);
  vi.advanceTimersByTime(1);
  expect(steps).toEqual([links.sms, links.mail, "done"]);
  vi.runAllTimers();
  expect(steps).toEqual([links.sms, links.mail, "done"]);
});

test("opens the mail draft at once when the text cannot be opened, and is done once", () => {
  handOff(links, { open: openExcept("sms:"), onDone });
  expect(steps).toEqual([links.sms, links.mail]);
  vi.advanceTimersByTime(0);
  expect(steps).toEqual([links.sms, links.mail, "done"]);
  vi.runAllTimers();
  expect(steps).toEqual([links.sms, links.mail, "done"]);
});

test("is done although the mail draft cannot be opened", () => {
  handOff(links, { open: openExcept("mailto:"), onDone });
  vi.runAllTimers();
  expect(steps).toEqual([links.sms, links.mail, "done"]);
});

describe("cancelled", () => {
  test("opens no mail draft and is never done", () => {
    const { cancel } = handOff(links, { open, onDone, onLeave });
    vi.advanceTimersByTime(999);
    cancel();
    vi.runAllTimers();
    dispatchEvent(new Event("pagehide"));
    expect(steps).toEqual([links.sms]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is never done when the text could not be opened either", () => {
    const { cancel } = handOff(links, { open: openExcept("sms:"), onDone });
    cancel();
    vi.runAllTimers();
    expect(steps).toEqual([links.sms, links.mail]);
  });
});

describe("a page that is left", () => {
  test("opens no mail draft when it comes back from the back/forward cache", () => {
    handOff(links, { open, onDone, onLeave });
    dispatchEvent(new Event("pagehide"));
    expect(steps).toEqual([links.sms, "left"]);
    vi.runAllTimers();
    dispatchEvent(new Event("pagehide"));
    expect(steps).toEqual([links.sms, "left"]);
  });

  test("after the hand-off does nothing", () => {
    handOff(links, { open, onDone, onLeave });
    vi.runAllTimers();
    dispatchEvent(new Event("pagehide"));
    expect(steps).toEqual([links.sms, links.mail, "done"]);
  });
});
