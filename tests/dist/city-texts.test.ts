import { expect, test } from "vitest";
import { texts } from "../support/dist-files.ts";
import { cities } from "../support/pages.ts";

const MAX_SIMILARITY = 0.35;

/** Every run of five words in a page's main text. */
function shingles(address: string): Set<string> {
  const words = (texts(address, "main")[0] ?? "").toLowerCase().match(/[\p{L}\p{N}'/-]+/gu) ?? [];
  return new Set(words.slice(0, -4).map((_, index) => words.slice(index, index + 5).join(" ")));
}

/** What two sets have in common (Jaccard): 0 is nothing, 1 all. */
function similarity(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((shingle) => b.has(shingle)).length;
  return shared / (a.size + b.size - shared);
}

const pages = cities.map(({ addresses: [address] }) => ({ address, shingles: shingles(address) }));

test.each(pages)("$address has at least 400 words, and is like no other city's page", (page) => {
  expect(page.shingles.size).toBeGreaterThanOrEqual(400);
  const similar = pages.filter(
    (other) => other !== page && similarity(page.shingles, other.shingles) > MAX_SIMILARITY,
  );
  expect(similar.map(({ address }) => address)).toEqual([]);
});
