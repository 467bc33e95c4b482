import { createHash } from "node:crypto";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contentType } from "../server/content-type.ts";
import type { HeaderRule } from "../server/header-rules.ts";
import type { SiteFile } from "../server/site-files.ts";
import { responseFrom } from "../src/worker/site-pack.ts";
import { packSite, sizeOf } from "./pack-site.ts";

const RULES: readonly HeaderRule[] = [
  { path: "/*", headers: { "X-Frame-Options": "DENY", "Cache-Control": "no-cache" } },
  { path: "/form", headers: { "X-Frame-Options": "SAMEORIGIN" } },
];

function site(files: Record<string, string>): Map<string, SiteFile> {
  return new Map(
    Object.entries(files).map(([address, text]) => [
      address,
      {
        type: contentType(path.extname(address) || ".html"),
        forms: new Map([["identity", { body: Buffer.from(text), etag: "" }]]),
      },
    ]),
  );
}

test("every page comes out as it went in", async () => {
  const html = fc
    .array(fc.oneof(fc.constantFrom("<p>", "</p>", "<br/>", " "), fc.string()))
    .map((x) => x.join(""));
  await fc.assert(
    fc.asyncProperty(html, html, async (first, second) => {
      const files = { "/": first, "/b": second, "/404": first + second };
      const { pack } = packSite(site(files), RULES, "/");
      for (const [address, text] of Object.entries(files)) {
        expect(await responseFrom(pack, address, "/404")?.text()).toBe(text);
      }
    }),
  );
});

test("an answer has the status, type and headers of its address, but for those of its way here", () => {
  const { pack } = packSite(
    site({ "/": "a", "/404": "b", "/form": "c", "/pictures/d.svg": "<svg>", "/e.vcf": "BEGIN:VCARD" }),
    RULES,
    "/",
    [{ from: "/old", to: "/form" }],
  );
  const answer = (address: string) => {
    const response = responseFrom(pack, address, "/404");
    return response && [response.status, Object.fromEntries(response.headers)];
  };
  const html = { "content-type": "text/html; charset=utf-8", "x-frame-options": "DENY" };
  expect(answer("/")).toEqual([200, html]);
  expect(answer("/404")).toEqual([404, html]);
  expect(answer("/form")).toEqual([200, { ...html, "x-frame-options": "SAMEORIGIN" }]);
  expect(answer("/pictures/d.svg")).toEqual([
    200,
    { ...html, "content-type": "image/svg+xml; charset=utf-8" },
  ]);
  expect(answer("/old")).toEqual([301, { location: "/form" }]);
  expect(answer("/e.vcf")).toEqual([200, { ...html, "content-type": "text/vcard; charset=utf-8" }]);
  for (const none of ["/no", "constructor"]) expect(answer(none)).toBeUndefined();
});

test("a site that is too large gives the pages that the home page and the hub link to", () => {
  // What does not compress, and is the same each time.
  const noise = (name: string) => createHash("shake256", { outputLength: 900 }).update(name).digest("base64");
  const files = site({
    "/": '<a class="x" href="/near">near</a>',
    "/404": "no",
    "/areas": '<a href="/far#x">far</a>',
    "/near": noise("near"),
    "/far": noise("far"),
    "/other": noise("other"),
  });
  const packed = (maxSize: number) => packSite(files, RULES, "/areas", [], maxSize);
  const all = packed(9000);
  expect([all.pack.whole, all.left]).toEqual([true, []]);
  const some = packed(sizeOf(all.pack) - 1);
  expect([some.pack.whole, some.left]).toEqual([false, ["/other"]]);
  expect(packed(sizeOf(some.pack) - 1).left).toEqual(["/far", "/other"]);
});
