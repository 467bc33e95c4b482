import { expect, test, vi } from "vitest";
import { find } from "../prerender/fixtures/show.tsx";
import { watchLinks } from "./request/device/testing/watch-links.ts";
import "./first-aid.client.ts";

/*
 * What a form sends: submit-fallback.client.test.tsx. In browsers: first-aid.spec.ts, old-browsers.spec.ts,
 * dialog.test.ts.
 */

test.each([
  ["may be web pages, mail opens beside the page", { registerProtocolHandler() {}, userAgent: "" }, "_blank"],
  ["are programs, the browser opens it", {}, ""],
])("where mail programs %s", (_, navigator, target) => {
  vi.stubGlobal("navigator", navigator);
  document.body.innerHTML = `<a href="mailto:a@b.example"><b>Mail</b></a><a href="tel:+1">Call</a>`;
  const opened = watchLinks();
  const tap = (element: Element) => element.dispatchEvent(new Event("click", { bubbles: true, cancelable: true }));
  expect(tap(find("b"))).toBe(target === "");
  expect(opened).toEqual(target ? ["_blank mailto:a@b.example"] : []);
  expect(tap(find("[href^=tel]"))).toBe(true);
});

test.each([
  ["without invoker commands", undefined, true],
  ["with them", "[data-part=dialog]", false],
  ["with them, where another element has the dialog's id", ".theirs", true],
])("in a browser %s, the opener opens the dialog", (_, target, byScript) => {
  document.body.innerHTML = `<div id="request" class="theirs"></div><dialog></dialog>
    <button commandfor="request">Open</button><dialog id="request" data-part="dialog"></dialog>`;
  Object.assign(find("button"), { commandForElement: target && find(target) });
  const click = new Event("click", { bubbles: true, cancelable: true });
  find("button").dispatchEvent(click);
  // Otherwise the browser would open the other element, if it is a dialog, over ours.
  expect(click.defaultPrevented).toBe(byScript);
  expect(find<HTMLDialogElement>("[data-part=dialog]").open).toBe(byScript);
  expect(document.querySelectorAll("dialog[open]")).toHaveLength(byScript ? 1 : 0);
});

test("the menu opens where another element has its id", () => {
  document.body.innerHTML = `<div id="menu"></div><button popovertarget="menu"></button><ul data-part="menu"></ul>`;
  Object.assign(find("button"), { popoverTargetElement: find("div") });
  const togglePopover = vi.fn();
  Object.assign(find("ul"), { togglePopover });
  find("button").click();
  expect(togglePopover).toHaveBeenCalledOnce();
});

test.each([
  ["keeps the room of a scroll bar", 1009, "stable"],
  ["leaves none where scroll bars take none", 1024, ""],
])("the dialog, which hides the scroll bar, %s", (_, clientWidth, gutter) => {
  document.body.innerHTML = `<button commandfor="request">Open</button><dialog data-part="dialog"></dialog>`;
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(clientWidth);
  find("button").click();
  expect(document.documentElement.style.scrollbarGutter).toBe(gutter);
});

test("a tap on a button whose code is missing says that it isn’t ready, but not beside one that waits", () => {
  document.body.innerHTML = `<div data-island><p><button aria-busy="true"></button></p><p><button></button></p></div>
    <p><button></button></p>`;
  for (const button of document.querySelectorAll("button")) button.click();
  const lines = [...document.querySelectorAll("p")];
  expect(lines.map((line) => "late" in line.dataset)).toEqual([false, true, false]);
});

test("a tap on a text link opens it in the standard's form, and 911's as it is", () => {
  document.body.innerHTML = `<a href="sms:+18175550199?&amp;body=Keller"><b>Text</b></a><a href="sms:911">911</a>`;
  for (const link of [find("b"), find("[href='sms:911']")]) link.click();
  const links = Array.from(document.querySelectorAll("a"), (link) => link.getAttribute("href"));
  expect(links).toEqual(["sms:+18175550199?body=Keller", "sms:911"]);
});
