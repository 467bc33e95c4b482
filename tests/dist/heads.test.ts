import { describe, expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { blog } from "../../src/content/articles.ts";
import { documentOf, metaOf, select, texts } from "../support/built-site.ts";
import { ADDRESSES, ALIASES } from "../support/pages.ts";

/** What a search engine shows of each page. */
const previews = ADDRESSES.map((address) => ({
  address,
  title: documentOf(address).title,
  description: metaOf(address, "description"),
}));

/** The previews to read through, with the length of each text. */
const table = previews
  .map(
    ({ address, title, description }) =>
      `${address}\n  ${title} (${title.length})\n  ${description} (${description.length})`,
  )
  .join("\n");

/* To read all previews: SEARCH_PREVIEW=1 npx vitest run --project dist heads */
if (process.env.SEARCH_PREVIEW) console.log(table);

function canonicalOf(address: string): string {
  return select(address, "link[rel=canonical]")[0]?.getAttribute("href") ?? "";
}

describe("previews", () => {
  test.each(previews)(
    "of $address: clean texts of a length that search engines show",
    ({ title, description }) => {
      expect(title, table).toMatch(/^(?!.*\s{2})\S.{8,58}\S$/);
      // A description ends as a sentence does.
      expect(description, table).toMatch(/^(?!.*\s{2})\S.{68,158}[.!?]$/);
      // No token, markup or twice escaped sign is left.
      expect(title + description).not.toMatch(/[{}<>]|&(?:\w+|#\w+);/);
    },
  );

  test.each(["title", "description"] as const)("no two canonical pages have the same %s", (field) => {
    const seen = previews.filter(({ address }) => !(address in ALIASES)).map((preview) => preview[field]);
    expect(seen.filter((text, index) => seen.indexOf(text) !== index)).toEqual([]);
  });
});

describe("every page", () => {
  test.each(ADDRESSES)("%s has one h1, and no heading skips a level", (address) => {
    expect(texts(address, "h1")).toHaveLength(1);
    const levels = select(address, "h1,h2,h3,h4").map(({ tagName }) => Number(tagName[1]));
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  test.each(ADDRESSES)(
    "%s names its canonical address, and describes itself to chats and networks",
    (address) => {
      const canonical = business.siteUrl + (ALIASES[address] ?? address);
      const { title } = documentOf(address);
      const description = metaOf(address, "description");
      expect(canonicalOf(address)).toBe(canonical);
      for (const [name, content] of Object.entries({
        "og:title": title,
        "og:description": description,
        "og:url": canonical,
        "og:type": "website",
        "og:site_name": business.name,
        "og:locale": "en_US",
        "twitter:card": "summary_large_image",
        "twitter:title": title,
        "twitter:description": description,
      })) {
        expect(metaOf(address, name), name).toBe(content);
      }
    },
  );
});

test.each(Object.entries(ALIASES))("%s shows the page of %s, to the letter", (alias, canonical) => {
  expect(documentOf(alias).body.innerHTML).toBe(documentOf(canonical).body.innerHTML);
});

test("the 404 page has no canonical address and stays out of search results", () => {
  expect(canonicalOf("/404")).toBe("");
  expect(metaOf("/404", "robots")).toBe("noindex");
});

test("the blog sets its keywords", () => {
  expect(metaOf("/blog", "keywords")).toBe(blog.keywords.join(", "));
});
