// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useHandOff } from "./request-actions.tsx";

const sms = "sms:+18175550199?&body=Help";
const mail = "mailto:help@lone-star.example?body=Help";

let steps: string[];
let root: Root;

function SendButton() {
  const { busy, start } = useHandOff();
  return (
    <button
      type="button"
      onClick={() =>
        start(
          () => ({ sms, mail }),
          () => steps.push("done"),
        )
      }
    >
      {busy ? "Preparing" : "Send"}
    </button>
  );
}

const button = () => document.querySelector("button");
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const leave = () => act(() => dispatchEvent(new Event("pagehide")));

/** Taps on Send, in a browser that opens no link of this scheme. */
async function send(blocked = "none") {
  vi.stubGlobal("location", {
    set href(link: string) {
      steps.push(link);
      if (link.startsWith(blocked)) throw new DOMException("Blocked", "SecurityError");
    },
  });
  await act(() => button()?.click());
}

beforeEach(async () => {
  steps = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.body);
  await act(() => root.render(<SendButton />));
});

afterEach(async () => {
  await act(() => root.unmount());
  vi.useRealTimers();
});

test("opens the text at once and the mail draft 1 s later, and is done", async () => {
  await send();
  await wait(999);
  expect([...steps, button()?.textContent]).toEqual([sms, "Preparing"]);
  await wait(1);
  await wait(60_000);
  await leave();
  expect([...steps, button()?.textContent]).toEqual([sms, mail, "done", "Send"]);
});

test("where mail programs can be web pages, the draft opens in a new window", async () => {
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    steps.push(`${this.target} ${this.href}`);
  });
  vi.stubGlobal("navigator", { registerProtocolHandler() {} });
  await send();
  await wait(1_000);
  expect(steps).toEqual([sms, `_blank ${mail}`, "done"]);
});

const ALL = [sms, mail, "done"];
const nothing = () => {};
/** iOS stops timers while another app is in front, and fires those that are due when the page is shown again. */
const sleep = (milliseconds: number) => () => vi.setSystemTime(Date.now() + milliseconds);

test.each<[string, blocked: string, meanwhile: () => unknown, expected: string[]]>([
  ["the text cannot be opened", "sms:", nothing, ALL],
  ["the mail draft cannot be opened", "mailto:", nothing, ALL],
  ["Send is tapped again", "none", () => send(), ALL],
  ["the phone sleeps for 3 seconds", "none", sleep(3_000), ALL],
  ["the phone sleeps for 45 minutes", "none", sleep(45 * 60_000), [sms, "done"]],
  ["the page is left, although it comes back later", "none", leave, [sms]],
  ["the form goes", "none", () => act(() => root.render(null)), [sms]],
])("if %s (blocked: %s), each thing happens once", async (_, blocked, meanwhile, expected) => {
  await send(blocked);
  // A mail draft in place of the text comes at once.
  expect(steps).toEqual(blocked === "sms:" ? ALL : [sms]);
  await meanwhile();
  await wait(60_000);
  expect(steps).toEqual(expected);
  expect(button()?.textContent).not.toBe("Preparing");
});
