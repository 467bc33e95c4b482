import { expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { blog } from "../../src/content/articles.ts";
import { attributes, documentOf, metaOf } from "../support/dist-files.ts";
import { ADDRESSES, ALIASES, PAGES } from "../support/pages.ts";

/* Lengths and repetitions of titles and descriptions stop the build: prerender/check-pages.test.ts. */

test.each(PAGES)("%s names its icons and the manifest, and colors the browser's bar", (address) => {
  const files = ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/manifest.webmanifest"];
  expect(attributes(address, "link[rel$=icon],link[rel=manifest]", "href")).toEqual(files);
  const schemes = ["(prefers-color-scheme:light)", "(prefers-color-scheme:dark)"];
  expect(attributes(address, "meta[name=theme-color]", "media")).toEqual(schemes);
});

test.each(ADDRESSES)(
  "%s names its canonical address, and describes itself to chats and networks",
  (address) => {
    const canonical = business.siteUrl + (ALIASES[address] ?? address);
    const { title } = documentOf(address);
    const description = metaOf(address, "description");
    expect(attributes(address, "link[rel=canonical]", "href")).toEqual([canonical]);
    for (const [name, content] of Object.entries({
      "og:title": title,
      "og:description": description,
      "og:url": canonical,
      "og:type": "website",
      "og:site_name": business.name,
      "twitter:card": "summary_large_image",
    })) {
      expect(metaOf(address, name), name).toBe(content);
    }
  },
);

test.each(Object.entries(ALIASES))("%s shows exactly the page of %s", (alias, canonical) => {
  expect(documentOf(alias).body.innerHTML).toBe(documentOf(canonical).body.innerHTML);
});

test("the 404 page has no canonical address and stays out of search results", () => {
  expect(attributes("/404", "link[rel=canonical]", "href")).toEqual([]);
  expect(metaOf("/404", "robots")).toBe("noindex");
});

test("only the blog sets keywords", () => {
  expect(metaOf("/blog", "keywords")).toBe(blog.keywords.join(", "));
  expect(PAGES.filter((address) => metaOf(address, "keywords") !== "")).toEqual(["/blog"]);
});
