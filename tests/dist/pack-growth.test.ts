import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { packSite, sizeOf } from "../../prerender/pack-site.ts";
import { bodyOf, readSite, type SiteFile } from "../../server/site-files.ts";
import { siteRules } from "../../server/site-rules.ts";
import { pathInDist } from "../support/built-site.ts";
import { cities } from "../support/pages.ts";

const HUB = "/service-areas";

const files = await readSite(pathInDist(""));
const models = cities.map(({ addresses: [address] }) => htmlOf(address));
const shared = new Map<string, number>();
for (const piece of models.flatMap((html) => [...new Set(piecesOf(html))])) {
  shared.set(piece, (shared.get(piece) ?? 0) + 1);
}

/** The site with so many cities more, of which none says what another does. */
function withMoreCities(count: number): Map<string, SiteFile> {
  const site = new Map(files);
  for (let index = 0; index < count; index += 1) {
    const body = Buffer.from(otherCity(models[index % models.length] ?? "", index));
    site.set(`/oak-${index}`, { type: "text/html", forms: new Map([["identity", { body, etag: "" }]]) });
  }
  return site;
}

/** A page as long as its model. What only the model says has its words in another order. */
function otherCity(model: string, index: number): string {
  const pieces = piecesOf(model).map((piece) => {
    if (shared.get(piece) !== 1 || piece.startsWith("<")) return piece;
    const words = piece.split(" ");
    return words.map((_, place) => words[(place * 7 + index * 3) % words.length]).join(" ");
  });
  return pieces.join("").replaceAll("-tx-roadside-assistance", `-${index}`);
}

function piecesOf(html: string): string[] {
  return html.split(/(?=<)|(?<=>)/);
}

function htmlOf(address: string): string {
  return String(bodyOf(files.get(address)));
}

const rules = siteRules(files);
const large = withMoreCities(155);
const [small, whole] = [files, large].map(
  (site) => packSite(site, rules, HUB, [], Number.POSITIVE_INFINITY).pack,
);

test.each([
  ["gzip", gzipSync],
  ["brotli", brotliCompressSync],
])("each city makes the pack at most 2 kB larger with %s, up to 200 pages", (_, compress) => {
  const [before = 0, after = 0] = [small, whole].map((pack) => compress(JSON.stringify(pack)).length);
  expect(Object.keys(whole?.entries ?? {}).length).toBeGreaterThan(199);
  expect(after - before).toBeGreaterThan(0);
  expect((after - before) / 155).toBeLessThanOrEqual(2000);
});

test("where all would be over 200 kB, it has what the home page and the service areas link to, and says what not", () => {
  const { pack, left } = packSite(large, rules, HUB);
  expect(pack.whole).toBe(false);
  expect(sizeOf(pack)).toBeLessThanOrEqual(200_000);
  expect(left).toEqual(expect.arrayContaining(Array.from({ length: 155 }, (_, index) => `/oak-${index}`)));
  const linked = cities.map(({ addresses: [address] }) => address);
  expect(Object.keys(pack.entries)).toEqual(expect.arrayContaining(["/", "/404", HUB, ...linked]));
});
