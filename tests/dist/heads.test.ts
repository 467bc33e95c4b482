import { describe, expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { blog } from "../../src/content/articles.ts";
import { documentOf, metaOf, select } from "../support/built-site.ts";
import { ADDRESSES, ALIASES } from "../support/pages.ts";

/* Lengths and repetitions of titles and descriptions stop the build: prerender/check-pages.test.ts. */

function canonicalOf(address: string): string {
  return select(address, "link[rel=canonical]")[0]?.getAttribute("href") ?? "";
}

describe("every page", () => {
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
