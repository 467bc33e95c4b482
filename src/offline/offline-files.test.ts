import fc from "fast-check";
import { expect, test } from "vitest";
import { offlineFiles, packSite } from "./offline-files.ts";
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
        expect(await responseFrom(pack, address, COMMON)?.text()).toBe(text);
      }
    }),
  );
});

test("an answer has the status and type of its address, and the headers of all answers", () => {
  const pack = packSite(
    pagesOf({ "/": "a", "/404": "b" }),
    { "pictures/d.svg": "<svg>", "f.png": "none of it" },
    [{ from: "/old", to: "/" }],
  );
  const answer = (address: string) => {
    const response = responseFrom(pack, address, COMMON);
    return response && [response.status, Object.fromEntries(response.headers)];
  };
  const html = { "content-type": "text/html; charset=utf-8", "x-frame-options": "DENY" };
  expect(answer("/")).toEqual([200, html]);
  expect(answer("/404")).toEqual([404, html]);
  expect(answer("/old")).toEqual([301, { location: "/" }]);
  expect(answer("/pictures/d.svg")).toEqual([
    200,
    { ...html, "content-type": "image/svg+xml; charset=utf-8" },
  ]);
  for (const none of ["/no", "constructor", "/f.png"]) expect(answer(none)).toBeUndefined();
});

test("styles and scripts that pages share are in the pack once, and what only search engines read is not in it", () => {
  const page = (words: string) =>
    `<head><meta property="og:title" content="x"/></head><style>a{}</style><script>x()</script>${words}<script type="application/ld+json">{}</script>`;
  const { shared, files } = packSite(pagesOf({ "/": page("one"), "/b": page("two") }), {});
  expect(shared).toEqual(["a{}", "x()"]);
  expect(files["/b"]?.parts).toEqual(["<head></head><style>", 0, "</style><script>", 1, "</script>two"]);
});

test("the service worker's version changes if a file has changed, and only then", () => {
  const versionWith = (page: string) => {
    const offline = { page, headers: {}, pack: packSite(new Map(), {}) };
    const files = offlineFiles("", offline, {});
    return /"version":"[^"]+"/.exec(files["service-worker.js"] ?? "")?.[0];
  };
  const version = versionWith("no signal");
  expect(version).toBeDefined();
  expect(versionWith("no signal")).toBe(version);
  expect(versionWith("no bars")).not.toBe(version);
});
