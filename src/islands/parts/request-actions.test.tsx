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

/** Taps on Send, in a browser that opens no link of these schemes. */
async function send(...blocked: string[]) {
  vi.stubGlobal("location", {
    set href(link: string) {
      steps.push(link);
      if (blocked.some((scheme) => link.startsWith(scheme)))
        throw new DOMException("Blocked", "SecurityError");
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

test("opens the mail draft at once when the text cannot be opened, and is done once", async () => {
  await send("sms:");
  expect(steps).toEqual([sms, mail]);
  await wait(0);
  await wait(60_000);
  expect(steps).toEqual([sms, mail, "done"]);
});

test("is done although the mail draft cannot be opened", async () => {
  await send("mailto:");
  await wait(1_000);
  expect(steps).toEqual([sms, mail, "done"]);
});

test.each([
  [3_000, [sms, mail, "done"]],
  [45 * 60_000, [sms, "done"]],
])("on a phone that slept for %d milliseconds: %j", async (asleep, expected) => {
  await send();
  // iOS stops timers while another app is in front, and fires those that are due when the page is shown again.
  vi.setSystemTime(Date.now() + asleep);
  await wait(1_000);
  expect(steps).toEqual(expected);
});

test("a second tap during the wait opens nothing", async () => {
  await send();
  await send();
  await wait(60_000);
  expect(steps).toEqual([sms, mail, "done"]);
});

test.each([
  ["is left, although it comes back later", leave],
  ["has lost its form", () => act(() => root.render(null))],
])("opens no mail draft on a page that %s", async (_, happen) => {
  await send();
  await happen();
  await wait(60_000);
  expect(steps).toEqual([sms]);
  expect(button()?.textContent).not.toBe("Preparing");
});
