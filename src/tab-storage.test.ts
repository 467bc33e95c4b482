import { expect, test, vi } from "vitest";
import { stubSessionStorage } from "../tests/support/storage.ts";
import { clearFields, loadField, saveField } from "./tab-storage.ts";

const FORM = "request";

test("a text comes back as it was typed last, each in its own field, until it is cleared", () => {
  const kept = stubSessionStorage();
  expect(loadField(FORM, "name")).toBe("");
  saveField(FORM, "name", "An");
  saveField(FORM, "name", "Ana \u{1F69A}\r\n");
  saveField(FORM, "phone", "817");
  saveField("contact", "name", "Ben");
  expect(loadField(FORM, "name")).toBe("Ana \u{1F69A}\r\n");
  expect(loadField(FORM, "phone")).toBe("817");
  clearFields(FORM, ["name", "phone"]);
  expect(loadField(FORM, "name")).toBe("");
  expect(kept.size).toBe(1);
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
])("where storage is %s, a field is empty, and nothing throws", (_, storage) => {
  vi.stubGlobal("sessionStorage", storage);
  if (storage === "forbidden") Object.defineProperty(globalThis, "sessionStorage", { get: refuse });
  saveField(FORM, "name", "Ana");
  expect(loadField(FORM, "name")).toBe("");
  clearFields(FORM, ["name", "phone"]);
});
