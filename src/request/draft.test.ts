import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { clearFields, loadField, saveField } from "./draft.ts";
import { freeText } from "./test-arbitraries.ts";
import { stubSessionStorage } from "./test-storage.ts";

const FORM = "request";

test("any text comes back as it was typed last, each in its own field, until it is cleared", () => {
  const kept = stubSessionStorage();
  const drafts = fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), freeText);
  fc.assert(
    fc.property(drafts, drafts, (first, last) => {
      const draft = { ...first, ...last };
      const fields = Object.keys(draft);
      for (const field of fields) expect(loadField(FORM, field)).toBe("");
      for (const typed of [first, last]) {
        for (const [field, text] of Object.entries(typed)) saveField(FORM, field, text);
      }
      expect(Object.fromEntries(fields.map((field) => [field, loadField(FORM, field)]))).toEqual(draft);
      clearFields(FORM, fields);
      expect(kept.size).toBe(0);
    }),
    { numRuns: 300 },
  );
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
