import { vi } from "vitest";

/** Gives the test a tab's storage. @returns what is stored. */
export function stubSessionStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  // Its keys are what is stored.
  const keys: ProxyHandler<object> = {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (target, key) =>
      Reflect.getOwnPropertyDescriptor(target, key) ?? { enumerable: true, configurable: true },
  };
  vi.stubGlobal("sessionStorage", new Proxy(storage, keys));
  return kept;
}
