// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearFields, loadField, saveField } from "../request/draft.ts";
import { stubSessionStorage } from "../request/test-storage.ts";
import { autosave } from "./autosave.ts";

let kept: Map<string, string>;

beforeEach(() => {
  kept = stubSessionStorage();
  document.body.innerHTML = `
    <form data-draft="request">
      <input name="name"><select name="service"><option></option><option>Tire Change</option></select>
      <textarea name="details"></textarea>
    </form>
    <form data-draft="contact"><input name="name"></form>
    <form id="search"><input name="query" value="tires"></form>
    <input id="alone" name="alone">`;
});

const listening = new Set<Parameters<typeof removeEventListener>>();

/** As the entry does, once in a page's life. */
function start(): void {
  const listen = vi.spyOn(globalThis, "addEventListener");
  autosave();
  for (const [type, listener] of listen.mock.calls) if (listener) listening.add([type, listener]);
}

afterEach(() => {
  for (const listener of listening) removeEventListener(...listener);
  listening.clear();
});

function put(selector: string, text: string): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`No ${selector}`);
  field.value = text;
  return field;
}

const type = (selector: string, text: string) =>
  put(selector, text).dispatchEvent(new InputEvent("input", { bubbles: true }));

test("what was typed or chosen before the script came is kept, and nothing else", () => {
  put("[data-draft=request] input", "Ana");
  put("select", "Tire Change");
  saveField("request", "details", "Flat, said on an earlier page");
  start();
  expect(Object.fromEntries(kept)).toEqual({
    "request.name": "Ana",
    "request.service": "Tire Change",
    "request.details": "Flat, said on an earlier page",
  });
});

test("a choice that is the page's own is nobody's, until it is chosen; another than that is the driver's", () => {
  document.querySelector("option:last-child")?.setAttribute("selected", "");
  start();
  expect(document.querySelector("select")?.value).toBe("Tire Change");
  expect(kept.size).toBe(0);
  type("select", "Tire Change");
  expect(loadField("request", "service")).toBe("Tire Change");
  type("select", "");
  expect(loadField("request", "service")).toBe("");
});

test("what is typed later is kept, each in its own form, also in one that React has rendered anew", () => {
  start();
  type("textarea", "Flat.\nLeft rear.");
  type("[data-draft=contact] input", "Ben");
  const form = document.querySelector("[data-draft=request]");
  form?.replaceWith(form.cloneNode(true));
  type("[data-draft=request] input", "Ana");
  expect(loadField("request", "name")).toBe("Ana");
  expect(loadField("request", "details")).toBe("Flat.\nLeft rear.");
  expect(loadField("contact", "name")).toBe("Ben");
  clearFields("request", ["name", "details"]);
  clearFields("contact", ["name"]);
  expect(kept.size).toBe(0);
});

test("forms that keep no draft, and fields of none, are left alone", () => {
  start();
  type("#search input", "tow");
  type("#alone", "x");
  document.body.dispatchEvent(new InputEvent("input", { bubbles: true }));
  expect(kept.size).toBe(0);
});
