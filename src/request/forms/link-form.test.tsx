// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { CONTACT } from "../message/fields.ts";
import { LinkForm } from "./link-form.tsx";

test("a double tap is one tap, also if a busy page gets to its second half a minute later", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const send = vi.fn(() => true);
  const root = createRoot(document.body);
  await act(() =>
    root.render(
      <LinkForm form={CONTACT} send="mailto:" onSend={send}>
        <button type="submit">Send</button>
      </LinkForm>,
    ),
  );
  const button = document.querySelector("button");
  if (!button) throw new Error("No button");
  /** The page gets to a tap of this time: milliseconds since it was opened. */
  const tap = (timeStamp: number) => {
    const click = new MouseEvent("click", { bubbles: true });
    Object.defineProperty(click, "timeStamp", { value: timeStamp });
    button.dispatchEvent(click);
    button.form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  };
  tap(60_000);
  tap(60_090);
  expect(send).toHaveBeenCalledTimes(1);
  tap(61_000);
  expect(send).toHaveBeenCalledTimes(2);
  await act(() => root.unmount());
});
