import { expect, test, vi } from "vitest";
import { stubSessionStorage } from "../../../tests/support/storage.ts";
import { clearFields, loadField, saveField } from "./tab-storage.ts";

const FORM = "request";

test("a text comes back as it was typed last, each in its own field, until it is cleared", () => {
  const kept = stubSessionStorage();
  expect(loadField(FORM, "location")).toBe("");
  saveField(FORM, "location", "I-35W");
  saveField(FORM, "location", "I-35W \u{1F69A}\r\n");
  saveField(FORM, "details", "No spare");
  saveField("contact", "details", "Two vans");
  expect(loadField(FORM, "location")).toBe("I-35W \u{1F69A}\r\n");
  expect(loadField(FORM, "details")).toBe("No spare");
  clearFields(FORM, ["location", "details"]);
  expect(loadField(FORM, "location")).toBe("");
  expect(kept.size).toBe(1);
});

test("all forms share a name and a phone number", () => {
  stubSessionStorage();
  saveField(FORM, "name", "Ana");
  saveField("contact", "phone", "817");
  expect([loadField("contact", "name"), loadField(FORM, "phone")]).toEqual(["Ana", "817"]);
  clearFields("contact", ["name"]);
  expect(loadField(FORM, "name")).toBe("");
});

function refuse(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}

test.each([
  ["missing", undefined],
  ["null", null],
  ["broken", { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ["full", { getItem: () => null, setItem: refuse, removeItem: () => {} }],
  ["forbidden", "forbidden"],
])("if storage is %s, a field is empty, and nothing throws", (_, storage) => {
  vi.stubGlobal("sessionStorage", storage);
  if (storage === "forbidden") Object.defineProperty(globalThis, "sessionStorage", { get: refuse });
  saveField(FORM, "name", "Ana");
  expect(loadField(FORM, "name")).toBe("");
  clearFields(FORM, ["name", "phone"]);
});

test("if storage is full, an older text does not stay in the place of a newer one", async () => {
  vi.resetModules();
  const { isStorageComplete, markLeft, saveField } = await import("./tab-storage.ts");
  const kept = stubSessionStorage();
  saveField(FORM, "location", "I-35W");
  // As long as it cannot be read back, what is missing may only be unreadable.
  expect(isStorageComplete()).toBe(false);
  markLeft();
  expect(isStorageComplete()).toBe(true);
  vi.spyOn(sessionStorage, "setItem").mockImplementation(refuse);
  saveField(FORM, "location", "I-35W, exit 60");
  expect([...kept.values()]).not.toContain("I-35W");
  expect(isStorageComplete()).toBe(false);
});
