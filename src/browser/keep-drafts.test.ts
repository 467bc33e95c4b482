// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clearFields, loadField, saveField } from "../request/draft.ts";
import { stubSessionStorage } from "../request/test-storage.ts";
import { keepDrafts } from "./keep-drafts.ts";

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
  keepDrafts();
  for (const [type, listener] of listen.mock.calls) if (listener) listening.add([type, listener]);
}

afterEach(() => {
  for (const listener of listening) removeEventListener(...listener);
  listening.clear();
  vi.unstubAllGlobals();
});

function type(selector: string, text: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`No ${selector}`);
  field.value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

describe("kept is", () => {
  test("what was typed before the script came", () => {
    const field = document.querySelector<HTMLInputElement>("[data-draft=request] input");
    if (field) field.value = "Ana";
    start();
    expect(loadField("request", "name")).toBe("Ana");
    expect(loadField("request", "details")).toBe("");
  });

  test("no choice that is the page's own", () => {
    document.querySelector("option:last-child")?.setAttribute("selected", "");
    start();
    expect(document.querySelector("select")?.value).toBe("Tire Change");
    expect(kept.size).toBe(0);
    type("select", "Tire Change");
    expect(loadField("request", "service")).toBe("Tire Change");
  });

  test("another choice than the page's own, made before the script came", () => {
    document.querySelector("option")?.setAttribute("selected", "");
    const select = document.querySelector("select");
    if (select) select.value = "Tire Change";
    start();
    expect(loadField("request", "service")).toBe("Tire Change");
  });

  test("what is typed later, and chosen, each in its own form", () => {
    start();
    type("[data-draft=request] input", "Ana");
    type("textarea", "Flat.\nLeft rear.");
    type("select", "Tire Change");
    type("[data-draft=contact] input", "Ben");
    expect(loadField("request", "name")).toBe("Ana");
    expect(loadField("request", "details")).toBe("Flat.\nLeft rear.");
    expect(loadField("request", "service")).toBe("Tire Change");
    expect(loadField("contact", "name")).toBe("Ben");
  });

  test("that a field was emptied", () => {
    start();
    type("textarea", "Flat");
    type("textarea", "");
    expect(loadField("request", "details")).toBe("");
  });

  test("what is typed into a form that React has rendered anew", () => {
    start();
    const form = document.querySelector("[data-draft=request]");
    form?.replaceWith(form.cloneNode(true));
    type("[data-draft=request] input", "Ana");
    expect(loadField("request", "name")).toBe("Ana");
  });
});

test("a field that nobody has typed into keeps what an earlier page of the tab has kept", () => {
  saveField("request", "details", "Flat");
  start();
  expect(loadField("request", "details")).toBe("Flat");
});

test("what was forgotten stays so until something is typed", () => {
  start();
  type("textarea", "Flat");
  clearFields("request", ["name", "service", "details"]);
  expect(kept.size).toBe(0);
});

test("forms that keep no draft, and fields of none, are left alone", () => {
  start();
  type("#search input", "tow");
  type("#alone", "x");
  document.body.dispatchEvent(new InputEvent("input", { bubbles: true }));
  expect(kept.size).toBe(0);
});
