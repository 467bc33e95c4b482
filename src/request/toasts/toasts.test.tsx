// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find } from "../../../build/fixtures/show.tsx";
import { useToasts } from "./toasts.tsx";

/* In the page, with its dialog and panel: src/request/forms/request-sending.spec.ts and contact.spec.ts. */

let form: ReturnType<typeof useToasts>;
let root: Root;

function Form() {
  form = useToasts();
  return form.toasts;
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="form"></div><div class="toasts-place"><div id="toasts"></div></div>`;
  root = createRoot(find("#form"));
  await act(() => root.render(<Form />));
});

afterEach(async () => {
  await act(() => root.unmount());
  vi.useRealTimers();
});

const shown = () => find("#toasts").textContent;
const show = (title: string) => act(() => form.showToast("success", { title }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const tell = (type: string) =>
  act(() => find("#toasts [aria-label=Dismiss]").dispatchEvent(new Event(type, { bubbles: true })));

test("both live regions are there before the first toast", () => {
  expect(Array.from(document.querySelectorAll("#toasts [role]"), ({ role }) => role)).toEqual([
    "alert",
    "status",
  ]);
});

test("a toast goes after ten seconds, not counting the time with the pointer on it; a new one replaces it", async () => {
  await show("Found");
  await wait(9000);
  await show("Sent");
  await wait(9000);
  await tell("pointerover");
  await wait(60_000);
  expect(shown()).toBe("Sent");
  await tell("pointerout");
  await wait(999);
  expect(shown()).toBe("Sent");
  await wait(1);
  expect(shown()).toBe("");
});

test.each([
  ["removed", () => form.removeToast()],
  ["dismissed", () => find("#toasts [aria-label=Dismiss]").click()],
])("after a toast was %s with the pointer on it, the next one goes by itself", async (_, end) => {
  await show("Found");
  await tell("pointerover");
  await act(end);
  expect(shown()).toBe("");
  await show("Sent");
  await wait(10_000);
  expect(shown()).toBe("");
});
