import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clearFields, loadField, saveField } from "./draft.ts";
import { freeText } from "./test-arbitraries.ts";
import { stubSessionStorage } from "./test-storage.ts";

const FORM = "request";

afterEach(() => vi.unstubAllGlobals());

describe("in a tab with storage", () => {
  let kept: Map<string, string>;

  beforeEach(() => {
    kept = stubSessionStorage();
  });

  test("a field is empty at first, then what was typed last, and empty once cleared", () => {
    expect(loadField(FORM, "name")).toBe("");
    saveField(FORM, "name", "Ana");
    expect(loadField(FORM, "name")).toBe("Ana");
    saveField(FORM, "name", "Ben");
    expect(loadField(FORM, "name")).toBe("Ben");
    clearFields(FORM, ["name"]);
    expect(loadField(FORM, "name")).toBe("");
    expect(kept.size).toBe(0);
  });

  test("a field that the driver has emptied stays empty", () => {
    saveField(FORM, "name", "Ana");
    saveField(FORM, "name", "");
    expect(loadField(FORM, "name")).toBe("");
  });

  test("keeping or clearing one field leaves the others, and those of other forms, alone", () => {
    saveField(FORM, "name", "Ana");
    saveField(FORM, "phone", "817 555 0199");
    saveField("request-help", "name", "Ben");
    saveField(FORM, "name", "Cleo");
    expect(loadField(FORM, "phone")).toBe("817 555 0199");
    clearFields(FORM, ["name", "details"]);
    expect(loadField(FORM, "name")).toBe("");
    expect(loadField(FORM, "phone")).toBe("817 555 0199");
    expect(loadField("request-help", "name")).toBe("Ben");
  });

  test("any text comes back as it was typed, each in its own field", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), freeText), (draft) => {
        const fields = Object.keys(draft);
        for (const [field, text] of Object.entries(draft)) saveField(FORM, field, text);
        expect(Object.fromEntries(fields.map((field) => [field, loadField(FORM, field)]))).toEqual(draft);
        clearFields(FORM, fields);
        expect(kept.size).toBe(0);
      }),
      { numRuns: 500 },
    );
  });
});

const refuse = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};

describe.each([
  ["missing", () => vi.stubGlobal("sessionStorage", undefined)],
  ["null", () => vi.stubGlobal("sessionStorage", null)],
  [
    "forbidden",
    () =>
      Object.defineProperty(globalThis, "sessionStorage", {
        configurable: true,
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      }),
  ],
  [
    "full",
    () => vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: refuse, removeItem: () => {} }),
  ],
  ["broken", () => vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse })],
])("where storage is %s", (_, setUp) => {
  beforeEach(() => void setUp());
  afterEach(() => void Reflect.deleteProperty(globalThis, "sessionStorage"));

  test("a field is empty, and nothing throws", () => {
    expect(loadField(FORM, "name")).toBe("");
    saveField(FORM, "name", "Ana");
    expect(loadField(FORM, "name")).toBe("");
    clearFields(FORM, ["name", "phone"]);
  });
});
