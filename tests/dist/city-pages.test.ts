import { expect, test } from "vitest";
import { cities } from "../../src/owner/site.ts";
import { isAsShipped } from "../support/business.ts";
import { select, texts } from "../support/dist-files.ts";

/* How long and how alike the cities' pages of the site as shipped are. An owner may write others. */

/** The words of a city's page, for a driver who has no time. */
const MOST_WORDS = 450;

/** The words that a page shows while its dialog is closed. */
function shownWords(address: string): string[] {
  return select(address, "main *")
    .filter((element) => !element.closest("dialog, script, style"))
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ nodeName }) => nodeName === "#text")
    .flatMap(({ textContent }) => textContent?.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []);
}

/** How alike any two cities' pages may be: search engines pass over copies. */
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

test.skipIf(!isAsShipped)(
  `cities' pages have at most ${MOST_WORDS} words, at least 400 with the dialog, and are not alike`,
  () => {
    const pages = cities.map(({ addresses: [address] }) => ({ address, shingles: shingles(address) }));
    for (const { address, shingles: own } of pages) {
      expect(shownWords(address).length, address).toBeLessThanOrEqual(MOST_WORDS);
      expect(own.size, address).toBeGreaterThanOrEqual(400);
      const alike = pages.filter((other) => similarity(own, other.shingles) > MAX_SIMILARITY);
      expect(alike.map((other) => other.address)).toEqual([address]);
    }
  },
);
