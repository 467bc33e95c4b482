import { expect, test } from "vitest";
import { BUDGETS } from "../../tests/dist/budgets.ts";
import { BUILT, readText, sizeOf } from "../../tests/support/dist-files.ts";
import { ADDRESSES, PAGES } from "../../tests/support/pages.ts";
import { business, site } from "../../tests/support/site.ts";
import { siteOf } from "../render.tsx";
import type { SitePack } from "./site-pack.ts";

/** How many addresses the pack's limit is for: those of the site as shipped. */
const PACKED_PAGES = 44;

test.runIf(business.offline)(
  "all pages are in one file, which has 2 kB for each page more than the site as shipped has",
  () => {
    const [file = ""] = BUILT.filter((name) => /^assets\/site-.*\.json$/.test(name));
    const { files, redirects: old }: SitePack = JSON.parse(readText(file));
    const limit = BUDGETS.pack + Math.max(0, ADDRESSES.length - PACKED_PAGES) * 2_000;
    expect(sizeOf(`${file}.br`)).toBeLessThanOrEqual(limit);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(PAGES));
    expect(old).toEqual(Object.fromEntries(siteOf(site).redirects.map(({ from, to }) => [from, to])));
  },
);

test.runIf(!business.offline)("without offline pages, the service worker removes itself from phones", () => {
  const worker = readText("service-worker.js");
  expect(worker).toContain("unregister()");
  expect(worker).not.toMatch(/PRECACHE_MANIFEST|fetch/);
  expect(BUILT.filter((file) => /^assets\/(offline|site)-/.test(file))).toEqual([]);
});
