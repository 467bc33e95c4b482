import { vi } from "vitest";

/** Gives the test a tab's storage; what is kept in it. It takes so many entries, and is full then. */
export function stubSessionStorage(room = Infinity): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (kept.size >= room) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}
