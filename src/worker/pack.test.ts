import { beforeEach, expect, test, vi } from "vitest";
import type { PrecacheManifest } from "./precache-manifest.ts";
import type { SitePack } from "./site-pack.ts";

const PACK: SitePack = {
  pieces: ["<p>Call"],
  headers: [{}],
  entries: { "/": [0, 0] },
  redirects: {},
  whole: true,
};

beforeEach(() => {
  vi.stubGlobal("PRECACHE_MANIFEST", { version: "1", notFound: "/404" } satisfies Partial<PrecacheManifest>);
});

test("two pages that are asked for at once wait for one parsing of the pack", async () => {
  const json = vi.spyOn(Response.prototype, "json");
  const match = async (key: string) => (key === "/pack" ? Response.json(PACK) : undefined);
  vi.stubGlobal("caches", { keys: async () => ["site-1"], match });
  const { loadPack } = await import("./pack.ts");
  const packs = await Promise.all([loadPack(), loadPack()]);
  expect(packs.map((pack) => pack?.find("/")?.status)).toEqual([200, 200]);
  await loadPack();
  expect(json).toHaveBeenCalledTimes(1);
});

test("where the browser's storage is damaged, nothing is kept, and nothing fails", async () => {
  vi.resetModules();
  vi.stubGlobal("caches", { keys: () => Promise.reject(new DOMException("Damaged", "UnknownError")) });
  const [{ loadPack }, { findCached }] = await Promise.all([import("./pack.ts"), import("./store.ts")]);
  expect(await loadPack()).toBeUndefined();
  expect(await findCached("/")).toBeUndefined();
});
