// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { FACTS, find, show } from "../../../build/fixtures/show.tsx";
import type { LastRequest } from "../storage/stored.ts";

/* What the panel shows: src/request/sent-panel/sent-panel.spec.ts. */

const texts = { service: "Other", name: "Ana", phone: "817", location: "I-35W", details: "" };
const requestOf = (when: number): LastRequest => ({
  entered: { topic: "Keller TX", ...texts },
  when,
  stage: "opened",
});

const PAGE = (
  <main id="main" tabIndex={-1}>
    Words
  </main>
);

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // A phone, without a code to scan: this document has no canvas.
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  show(PAGE);
});

/** The code of the panel, loaded anew. */
async function load() {
  vi.resetModules();
  return await import("./show-sent-panel.tsx");
}

const panels = () => document.querySelectorAll("main > div > div > section");

test("there is one panel, whichever copy of its code shows a request or removes it", async () => {
  const [one, other] = [await load(), await load()];
  await act(() => one.showSentPanel(requestOf(1)));
  await act(() => other.showSentPanel(requestOf(2)));
  expect(panels()).toHaveLength(1);
  expect(find("main > div").querySelectorAll(".toasts-place")).toHaveLength(1);
  await act(() => one.removeSentPanel());
  expect(find("main").textContent).toBe("Words");
  await act(() => other.removeSentPanel());
  await act(() => other.showSentPanel(requestOf(3)));
  expect(panels()).toHaveLength(1);
});

test("the panel has the number of the page that shows it, as after a deploy with another hotline", async () => {
  show(PAGE, { ...FACTS, hotline: { e164: "+18175550123", display: "(817) 555-0123" } });
  const { showSentPanel } = await load();
  await act(() => showSentPanel(requestOf(1)));
  const links = Array.from(document.querySelectorAll("main a"), (link) => link.getAttribute("href") ?? "");
  const numbers = links.flatMap((href) => href.match(/^(tel|sms):\+\d+/)?.[0] ?? []);
  expect(new Set(numbers)).toEqual(new Set(["tel:+18175550123", "sms:+18175550123"]));
});

test("a panel that throws leaves the number to call, and the rest of the page", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const { showSentPanel } = await load();
  const broken = Object.assign(requestOf(1), { entered: undefined });
  await act(() => showSentPanel(broken));
  expect(find("main [role=alert]").textContent).toMatch(
    /^Unexpected Application Error!.+Call \(817\) 555-0199$/,
  );
  expect(find("main").textContent).toMatch(/Words$/);
  expect(complaints).toHaveBeenCalled();
});
