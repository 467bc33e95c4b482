import { expect, test, vi } from "vitest";
import type { PrecacheManifest } from "./precache-manifest.ts";
import type { SitePack } from "./site-pack.ts";

const PACK: SitePack = {
  pieces: ["<p>Call"],
  headers: [{}],
  entries: { "/": [0, 0] },
  redirects: {},
  whole: true,
};

test("two pages that are asked for at once wait for one parsing of the pack", async () => {
  vi.stubGlobal("PRECACHE_MANIFEST", { version: "1", notFound: "/404" } satisfies Partial<PrecacheManifest>);
  const json = vi.spyOn(Response.prototype, "json");
  const match = async (key: string) => (key === "/pack" ? Response.json(PACK) : undefined);
  vi.stubGlobal("caches", { keys: async () => ["site-1"], match });
  const { loadPack } = await import("./pack.ts");
  const packs = await Promise.all([loadPack(), loadPack()]);
  expect(packs.map((pack) => pack?.find("/")?.status)).toEqual([200, 200]);
  await loadPack();
  expect(json).toHaveBeenCalledTimes(1);
});
