import { expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { blog } from "../../src/content/articles.ts";
import { attributes, documentOf, metaOf, readText } from "../support/built-site.ts";
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
      "og:locale": "en_US",
      "twitter:card": "summary_large_image",
      "twitter:title": title,
      "twitter:description": description,
    })) {
      expect(metaOf(address, name), name).toBe(content);
    }
  },
);

test.each(Object.entries(ALIASES))("%s shows the page of %s, to the letter", (alias, canonical) => {
  expect(documentOf(alias).body.innerHTML).toBe(documentOf(canonical).body.innerHTML);
});

test("the 404 page has no canonical address and stays out of search results", () => {
  expect(attributes("/404", "link[rel=canonical]", "href")).toEqual([]);
  expect(metaOf("/404", "robots")).toBe("noindex");
});

test("the blog alone sets keywords", () => {
  expect(metaOf("/blog", "keywords")).toBe(blog.keywords.join(", "));
  expect(PAGES.filter((address) => metaOf(address, "keywords") !== "")).toEqual(["/blog"]);
});

test("the manifest has the shortcuts Call and Request help, each to a page where the call comes first", () => {
  const { shortcuts }: { shortcuts: Record<string, string>[] } = JSON.parse(readText("manifest.webmanifest"));
  expect(shortcuts.map(({ name, short_name }) => short_name ?? name)).toEqual(["Call", "Request help"]);
  for (const { url = "" } of shortcuts) {
    const [first] = attributes(url, "main a:not(.danger a)", "href");
    expect(first).toBe(`tel:${business.hotline.e164}`);
  }
});
