import { describe, expect, test } from "vitest";
import { documentOf, readText, select, texts } from "../support/built-site.ts";
import { ADDRESSES, ALIASES, CITY_PAGES, SERVICE_PAGES } from "../support/spec.ts";

const CANONICAL = ADDRESSES.filter((address) => !(address in ALIASES));

function meta(address: string, name: string): string {
  return (
    documentOf(address)
      .querySelector(`meta[name="${name}"],meta[property="${name}"]`)
      ?.getAttribute("content") ?? ""
  );
}

function canonicalOf(address: string): string {
  return new URL(select(address, "link[rel=canonical]")[0]?.getAttribute("href") ?? "").pathname;
}

describe("titles and descriptions", () => {
  test("are unique among the canonical pages", () => {
    expect(new Set(CANONICAL.map((address) => documentOf(address).title)).size).toBe(CANONICAL.length);
    expect(new Set(CANONICAL.map((address) => meta(address, "description"))).size).toBe(CANONICAL.length);
  });

  test.each(ADDRESSES)("%s fits a search result", (address) => {
    expect(documentOf(address).title.length).toBeGreaterThanOrEqual(10);
    expect(documentOf(address).title.length).toBeLessThanOrEqual(60);
    expect(meta(address, "description").length).toBeGreaterThanOrEqual(70);
    expect(meta(address, "description").length).toBeLessThanOrEqual(160);
  });

  test.each(ADDRESSES)("%s has one h1, and no heading skips a level", (address) => {
    expect(texts(address, "h1")).toHaveLength(1);
    const levels = select(address, "h1,h2,h3,h4").map(({ tagName }) => Number(tagName[1]));
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });
});

describe("canonical links", () => {
  test.each(ADDRESSES)("%s", (address) => {
    expect(canonicalOf(address)).toBe(ALIASES[address] ?? address);
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
    expect(new URL(meta(address, "og:url")).pathname).toBe(canonicalOf(address));
    expect(meta(address, "og:type")).toBe("website");
    expect(meta(address, "twitter:card")).toMatch(/^summary/);
    expect(meta(address, "twitter:title")).toBe(documentOf(address).title);
  });

  test("only the blog sets keywords", () => {
    expect(ADDRESSES.filter((address) => meta(address, "keywords") !== "")).toEqual(["/blog"]);
  });
});

describe("structured data", () => {
  function graphOf(address: string): Record<string, unknown>[] {
    const script = select(address, 'script[type="application/ld+json"]')[0]?.textContent ?? "";
    return JSON.parse(script)["@graph"];
  }

  test.each([...ADDRESSES, "/404"])("%s names the business and rates nothing", (address) => {
    expect(graphOf(address)[0]).toMatchObject({
      "@type": "AutoRepair",
      telephone: expect.stringMatching(/^\+1\d{10}$/),
    });
    expect(readText(address === "/" ? "index.html" : `${address.slice(1)}.html`)).not.toMatch(
      /aggregateRating|"Review"/i,
    );
  });

  test.each([...SERVICE_PAGES, ...CITY_PAGES])("%s describes a service and the way to it", (address) => {
    expect(graphOf(address).map((node) => node["@type"])).toEqual([
      "AutoRepair",
      "Service",
      "BreadcrumbList",
    ]);
  });

  test("the blog lists its five articles", () => {
    expect(graphOf("/blog").find((node) => node["@type"] === "Blog")?.blogPost).toHaveLength(5);
  });
});
