import { expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { blog } from "../../src/content/articles.ts";
import { attributes, documentOf, listFiles, metaOf, readText } from "../support/dist-files.ts";
import { ADDRESSES, ALIASES, CANONICAL, PAGES } from "../support/pages.ts";

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

test("the manifest's icons are there, and its shortcuts lead to pages where the call comes first", () => {
  const manifest: Record<string, Record<string, string>[]> = JSON.parse(readText("manifest.webmanifest"));
  const { icons = [], shortcuts = [] } = manifest;
  expect(listFiles()).toEqual(expect.arrayContaining(icons.map(({ src = "" }) => src.slice(1))));
  expect(shortcuts.map(({ name, short_name }) => short_name ?? name)).toEqual(["Call", "Request help"]);
  for (const { url = "" } of shortcuts) {
    const [first] = attributes(url, "main a:not(.danger a)", "href");
    expect(first).toBe(`tel:${business.hotline.e164}`);
  }
});

test("the sitemap lists the canonical addresses, and nothing else", () => {
  const listed = Array.from(readText("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
  expect(listed.toSorted()).toEqual(CANONICAL.map((address) => business.siteUrl + address).toSorted());
});

test("robots.txt allows everything and names the sitemap", () => {
  expect(readText("robots.txt")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${business.siteUrl}/sitemap.xml\n`,
  );
});

test("llms.txt links every canonical page, and nothing else", () => {
  const text = readText("llms.txt");
  const linked = Array.from(text.matchAll(/^- \[.+?\]\((.+?)\): ./gm), ([, address = ""]) => address);
  expect(linked.toSorted()).toEqual(CANONICAL.map((address) => business.siteUrl + address).toSorted());
  expect(text.startsWith(`# ${business.name}\n\n> `)).toBe(true);
  expect(text).toContain(business.hotline.display);
});

test("security.txt says whom to tell, and is valid for 11 to 12 months", () => {
  const text = readText(".well-known/security.txt");
  expect(text).toContain(`Contact: mailto:${business.email}\n`);
  expect(text).toContain(`Canonical: ${business.siteUrl}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(330);
  expect(days).toBeLessThan(365);
});
