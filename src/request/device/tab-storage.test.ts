import { beforeEach, expect, test, vi } from "vitest";
import { isStorageComplete, loadText, markLeft, saveText } from "./tab-storage.ts";

/* What is stored, and when: autosave.client.test.tsx, pin-storage.test.ts. */

const LOCATION = "request.location";

beforeEach(() => sessionStorage.clear());

function refuse(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}

test("if storage is forbidden, a field is empty, and nothing throws", () => {
  vi.stubGlobal("sessionStorage", undefined);
  Object.defineProperty(globalThis, "sessionStorage", { get: refuse });
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
