import fc from "fast-check";
import { expect, test } from "vitest";
import { offlineFiles, packSite, tooMuchStored } from "./offline-files.ts";
import type { PrecacheManifest } from "./precache-manifest.ts";
import { responseFrom } from "./site-pack.ts";

const COMMON = { "Content-Type": "text/html; charset=utf-8", "X-Frame-Options": "DENY" };

function pagesOf(pages: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(pages));
}

test("every page comes out as it went in", async () => {
  const html = fc
    .array(fc.oneof(fc.constantFrom("<style>", "</style>", "<script>", "</script>", "<br/>"), fc.string()))
    .map((x) => x.join(""));
  await fc.assert(
    fc.asyncProperty(html, html, async (first, second) => {
      const files = { "/": first, "/b": second, "/404": first + second };
      const pack = packSite(pagesOf(files), {});
      for (const [address, text] of Object.entries(files)) {
        expect(await responseFrom(pack, address, "", COMMON)?.text()).toBe(text);
      }
    }),
  );
});

test("an answer has the status and type of its address, and the headers of all answers", () => {
  const pack = packSite(
    pagesOf({ "/": "a", "/404": "b" }),
    {
      "pictures/d.svg": "<svg>",
      "pictures/e.svg": "é".repeat(7000),
      // Too large, or shown by no page.
      "pictures/large.svg": "x".repeat(14_001),
      "f.png": "none of it",
    },
    [{ from: "/old", to: "/" }],
  );
  const answer = (address: string) => {
    const response = responseFrom(pack, address, "", COMMON);
    return response && [response.status, Object.fromEntries(response.headers)];
  };
  const html = { "content-type": "text/html; charset=utf-8", "x-frame-options": "DENY" };
  expect(answer("/")).toEqual([200, html]);
  expect(answer("/404")).toEqual([404, html]);
  expect(answer("/old")).toEqual([301, { location: "/" }]);
  expect(answer("/pictures/d.svg")).toEqual([200, { ...html, "content-type": "image/svg+xml; charset=utf-8" }]);
  expect(answer("/pictures/e.svg")?.[0]).toBe(200);
  for (const none of ["/no", "constructor", "/f.png", "/pictures/large.svg"]) expect(answer(none)).toBeUndefined();
});

test("styles and scripts that pages share are in the pack once, and what only search engines read is not in it", () => {
  const page = (words: string) =>
    `<head><meta property="og:title" content="x"/><link rel="canonical" href="/"/></head><style>a{}</style><script>x()</script>${words}<script type="application/ld+json">{}</script>`;
  const { shared, files } = packSite(pagesOf({ "/": page("one"), "/b": page("two") }), {});
  expect(shared).toEqual(["a{}", "x()"]);
  expect(files["/b"]?.parts).toEqual(["<head></head><style>", 0, "</style><script>", 1, "</script>two"]);
});

test("the worker has a hash of each file with code, and headers; its version changes with the files only", () => {
  const manifestWith = (page: string, built: Record<string, string> = {}) => {
    const headers = { ...COMMON, "Cache-Control": "no-cache", "Strict-Transport-Security": "max-age=1" };
    const files = offlineFiles("script()", { page, headers, pack: packSite(new Map(), {}), noticeUntil: 7 }, built);
    const [, json = ""] = /^const PRECACHE_MANIFEST=(\{.*\});script\(\)$/.exec(files["service-worker.js"] ?? "") ?? [];
    const manifest: PrecacheManifest = JSON.parse(json);
    expect(files[manifest.offlinePage.slice(1)]).toBe(page);
    return manifest;
  };
  const { version, files, offlinePage, pack, ...others } = manifestWith("no signal", { "licenses.txt": "x" });
  expect(others).toEqual({ headers: COMMON, noticeUntil: 7 });
  expect(Object.keys(files)).toEqual([offlinePage, pack]);
  expect(manifestWith("no signal").version).toBe(version);
  expect(manifestWith("no bars").version).not.toBe(version);
  const [a, b] = [{ "assets/a.js": "" }, { "assets/b.js": "" }];
  const built = manifestWith("", { ...b, ...a });
  expect(built.files["/assets/b.js"]).toBe("47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
  expect(built.version).toBe(manifestWith("", { ...a, ...b }).version);
});

test("a site that takes more than 3 MB on phones is named by its size; pictures outside the pack are not stored", () => {
  const others = { "assets/a.js": Buffer.alloc(300_000), "photo.avif": Buffer.alloc(900_000) };
  const said =
    "Each visitor's phone stores 3.3 MB of this site; expected at most 3. With offline: false, it stores nothing";
  expect(tooMuchStored({ ...others, "assets/site.json": "é".repeat(1_500_000) })).toEqual([said]);
  expect(tooMuchStored({ ...others, "assets/site.json": "x".repeat(2_700_000) })).toEqual([]);
});
