import { beforeEach, expect, test, vi } from "vitest";
import { hasText, isStorageComplete, loadText, markLeft, saveText } from "./tab-storage.ts";

const LOCATION = "request.location";

beforeEach(() => sessionStorage.clear());

test("a text comes back as it was typed last, each in its own entry, until it is cleared", () => {
  expect([loadText(LOCATION), hasText(LOCATION)]).toEqual(["", false]);
  saveText(LOCATION, "I-35W");
  saveText(LOCATION, "I-35W \u{1F69A}\r\n");
  saveText("contact.details", "Two vans");
  expect([loadText(LOCATION), hasText(LOCATION)]).toEqual(["I-35W \u{1F69A}\r\n", true]);
  saveText(LOCATION, "");
  expect(loadText(LOCATION)).toBe("");
  expect(sessionStorage).toHaveLength(1);
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
  saveText(LOCATION, "I-35W");
  expect(loadText(LOCATION)).toBe("");
  saveText(LOCATION, "");
});

test("if storage is full, an older text does not stay in the place of a newer one, nor the mark of a left page", () => {
  saveText(LOCATION, "I-35W");
  // As long as it cannot be read back, what is missing may only be unreadable.
  expect(isStorageComplete()).toBe(false);
  markLeft();
  expect(isStorageComplete()).toBe(true);
  // Not by a spy: happy-dom's storage would keep it, for the tests of other files.
  const storage = sessionStorage;
  const [getItem, removeItem] = [storage.getItem.bind(storage), storage.removeItem.bind(storage)];
  vi.stubGlobal("sessionStorage", { getItem, removeItem, setItem: refuse });
  saveText(LOCATION, "I-35W, exit 60");
  markLeft();
  expect(storage).toHaveLength(0);
  expect(isStorageComplete()).toBe(false);
});
