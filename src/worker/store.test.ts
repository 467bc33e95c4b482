import { expect, test, vi } from "vitest";
import type { PrecacheManifest } from "./precache-manifest.ts";

test("where the browser's storage is damaged, nothing is kept, and nothing fails", async () => {
  vi.stubGlobal("PRECACHE_MANIFEST", { version: "1" } satisfies Partial<PrecacheManifest>);
  vi.stubGlobal("caches", { keys: () => Promise.reject(new DOMException("Damaged", "UnknownError")) });
  const [{ loadPack }, { findCached }] = await Promise.all([import("./pack.ts"), import("./store.ts")]);
  expect(await loadPack()).toBeUndefined();
  expect(await findCached("/")).toBeUndefined();
});
