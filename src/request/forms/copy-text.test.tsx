// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CopyText } from "./copy-text.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DONE = [
  "Copied the request.",
  "Copied the request again.",
  "Shared the request.",
  "Shared the request again.",
];
const BY_HAND = "To copy your request by hand:";
const BY_HAND_AGAIN = "To copy your request by hand again:";
const FAILED = [BY_HAND, BY_HAND_AGAIN, BY_HAND, BY_HAND_AGAIN];

test.each([
  ["agrees", async () => {}, DONE],
  ["refuses", () => Promise.reject(new DOMException("Denied", "NotAllowedError")), FAILED],
  ["never answers", () => new Promise(() => {}), FAILED],
  ["throws", () => Object.create(null).missing(), FAILED],
  ["gives no promise", () => undefined, FAILED],
])("Copy and Share are answered, the second time, too, where the browser %s", async (_, answer, expected) => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("navigator", { clipboard: { writeText: answer }, share: answer });
  const root = createRoot(document.body);
  await act(() => root.render(<CopyText what="request" text="Flat tire" hasShare />));
  const [copy, share] = document.querySelectorAll("button");
  const answers: unknown[] = [];
  for (const button of [copy, copy, share, share]) {
    await act(async () => {
      button?.click();
      await vi.advanceTimersByTimeAsync(2_000);
    });
    answers.push(document.querySelector("[role=status]")?.textContent);
  }
  expect(answers).toEqual(expected);
  const byHand = document.querySelector("textarea");
  if (expected === FAILED) expect(document.activeElement).toBe(byHand);
  else expect(byHand).toBeNull();
  await act(() => root.unmount());
});
