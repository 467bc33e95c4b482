import { describe, expect, test } from "vitest";
import { texts } from "../support/built-site.ts";
import { cities } from "../support/pages.ts";

const MAX_SIMILARITY = 0.35;

/** Every run of five words in a page's main text. */
function shingles(address: string): Set<string> {
  const words = (texts(address, "main")[0] ?? "").toLowerCase().match(/[\p{L}\p{N}'/-]+/gu) ?? [];
  return new Set(words.slice(0, -4).map((_, index) => words.slice(index, index + 5).join(" ")));
}

describe("city pages say something of their own city", () => {
  const pages = cities.map(({ addresses: [address] }) => ({ address, shingles: shingles(address) }));
  /** The pages that have a run of words: looked up, so that the work grows with the pages and not with their pairs. */
  const pagesWith = new Map<string, typeof pages>();
  for (const page of pages) {
    for (const shingle of page.shingles) {
      const others = pagesWith.get(shingle);
      if (others) others.push(page);
      else pagesWith.set(shingle, [page]);
    }
  }

  test("at least 400 words", () => {
    for (const page of pages) expect(page.shingles.size, page.address).toBeGreaterThanOrEqual(400);
  });

  test.each(pages)("$address is like no other", (page) => {
    const shared = [...page.shingles].flatMap((shingle) => pagesWith.get(shingle) ?? []);
    const counts = new Map<typeof page, number>();
    for (const other of shared) counts.set(other, (counts.get(other) ?? 0) + 1);
    counts.delete(page);
    const similar = Array.from(counts, ([other, count]) => ({
      address: other.address,
      similarity: count / (page.shingles.size + other.shingles.size - count),
    })).filter(({ similarity }) => similarity > MAX_SIMILARITY);
    expect(similar).toEqual([]);
  });
});
