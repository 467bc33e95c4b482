import { describe, expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { documentOf, select, texts } from "../support/built-site.ts";
import { ADDRESSES, ALIASES } from "../support/spec.ts";

function meta(address: string, name: string): string {
  return (
    documentOf(address)
      .querySelector(`meta[name="${name}"],meta[property="${name}"]`)
      ?.getAttribute("content") ?? ""
  );
}

function canonicalOf(address: string): string {
  return select(address, "link[rel=canonical]")[0]?.getAttribute("href") ?? "";
}

describe("headings", () => {
  test.each(ADDRESSES)("%s has one h1, and no heading skips a level", (address) => {
    expect(texts(address, "h1")).toHaveLength(1);
    const levels = select(address, "h1,h2,h3,h4").map(({ tagName }) => Number(tagName[1]));
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });
});

describe("aliases", () => {
  test.each(Object.entries(ALIASES))("%s shows the page of %s, to the letter", (alias, canonical) => {
    const bodyOf = (address: string) => documentOf(address).body.innerHTML;
    expect(bodyOf(alias)).toBe(bodyOf(canonical));
  });
});

describe("canonical links", () => {
  test.each(ADDRESSES)("%s", (address) => {
    expect(canonicalOf(address)).toBe(business.siteUrl + (ALIASES[address] ?? address));
  });

  test("the 404 page has none and stays out of search results", () => {
    expect(select("/404", "link[rel=canonical]")).toEqual([]);
    expect(meta("/404", "robots")).toBe("noindex");
  });
});

describe("what is shared", () => {
  test.each(ADDRESSES)("%s describes itself to chats and networks", (address) => {
    expect(meta(address, "og:title")).toBe(documentOf(address).title);
    expect(meta(address, "og:description")).toBe(meta(address, "description"));
    expect(meta(address, "og:url")).toBe(canonicalOf(address));
    expect(meta(address, "og:type")).toBe("website");
    expect(meta(address, "og:site_name")).toBe(business.name);
    expect(meta(address, "og:locale")).toBe("en_US");
    expect(meta(address, "twitter:card")).toMatch(/^summary/);
    expect(meta(address, "twitter:title")).toBe(documentOf(address).title);
    expect(meta(address, "twitter:description")).toBe(meta(address, "description"));
  });

  test("only the blog sets keywords", () => {
    expect(ADDRESSES.filter((address) => meta(address, "keywords") !== "")).toEqual(["/blog"]);
  });
});
