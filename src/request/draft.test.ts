import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clearDraft, loadDraft, saveDraft } from "./draft.ts";
import { freeText } from "./test-arbitraries.ts";
import { stubSessionStorage } from "./test-storage.ts";

const KEY = "request";
const typed = { name: "Ana", details: 'Left rear.\n"No" spare \uD83D 🚗' };

afterEach(() => vi.unstubAllGlobals());

describe("in a tab with storage", () => {
  let kept: Map<string, string>;

  beforeEach(() => {
    kept = stubSessionStorage();
  });

  test("a draft is empty at first, then what was typed, and empty once cleared", () => {
    expect(loadDraft(KEY)).toEqual({});
    saveDraft(KEY, typed);
    expect(loadDraft(KEY)).toEqual(typed);
    saveDraft(KEY, { name: "Ben" });
    expect(loadDraft(KEY)).toEqual({ name: "Ben" });
    clearDraft(KEY);
    expect(loadDraft(KEY)).toEqual({});
    expect(kept.size).toBe(0);
  });

  test("drafts of two forms do not mix", () => {
    saveDraft(KEY, typed);
    saveDraft("contact", { message: "Thanks" });
    clearDraft(KEY);
    expect(loadDraft(KEY)).toEqual({});
    expect(loadDraft("contact")).toEqual({ message: "Thanks" });
  });

  test.each([
    ["", {}],
    ["{", {}],
    ["undefined", {}],
    ["null", {}],
    ["42", {}],
    ['"name"', {}],
    ['["Ana"]', {}],
    ['{"name":42}', {}],
    ['{"name":"Ana","phone":null,"details":{"text":"x"},"location":["x"]}', { name: "Ana" }],
  ])("what was kept as %s is %j", (stored, expected) => {
    kept.set(KEY, stored);
    expect(loadDraft(KEY)).toEqual(expected);
  });

  test("a field of a strange name stays a field", () => {
    kept.set(KEY, '{"__proto__":"x","name":"Ana"}');
    expect(Object.entries(loadDraft(KEY))).toEqual([
      ["__proto__", "x"],
      ["name", "Ana"],
    ]);
  });

  test("any text comes back as it was typed", () => {
    fc.assert(
      fc.property(fc.dictionary(freeText, freeText), (draft) => {
        saveDraft(KEY, draft);
        expect(Object.entries(loadDraft(KEY)).sort()).toEqual(Object.entries(draft).sort());
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

  test("a draft is empty, and nothing throws", () => {
    expect(loadDraft(KEY)).toEqual({});
    saveDraft(KEY, typed);
    expect(loadDraft(KEY)).toEqual({});
    clearDraft(KEY);
  });
});
