import { describe, expect, test } from "vitest";
import { texts } from "../support/built-site.ts";
import { CITY_PAGES } from "../support/spec.ts";

const MAX_SIMILARITY = 0.35;

/** Every run of five words in a page's main text. */
function shingles(address: string): Set<string> {
  const words = (texts(address, "main")[0] ?? "").toLowerCase().match(/[\p{L}\p{N}'/-]+/gu) ?? [];
  return new Set(words.slice(0, -4).map((_, index) => words.slice(index, index + 5).join(" ")));
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((shingle) => b.has(shingle)).length;
  return shared / (a.size + b.size - shared);
}

describe("city pages say something of their own city", () => {
  const pages = CITY_PAGES.map((address) => ({ address, shingles: shingles(address) }));

  test("there are 19, each with at least 400 words", () => {
    expect(pages).toHaveLength(19);
    for (const page of pages) expect(page.shingles.size, page.address).toBeGreaterThanOrEqual(400);
  });

  test.each(pages)("$address is like no other", (page) => {
    const similar = pages
      .filter((other) => other !== page)
      .map((other) => ({ address: other.address, similarity: jaccard(page.shingles, other.shingles) }))
      .filter(({ similarity }) => similarity > MAX_SIMILARITY);
    expect(similar).toEqual([]);
  });
});
