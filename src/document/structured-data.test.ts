import { describe, expect, test } from "vitest";
import { business } from "../business/current.ts";
import { articles } from "../content/articles.ts";
import { cities } from "../content/cities.ts";
import { services } from "../content/services.ts";
import { routes } from "../routes.tsx";
import {
  absolute,
  blogNodes,
  breadcrumbNode,
  businessNode,
  cityServiceNode,
  jsonLd,
  serviceNode,
} from "./structured-data.ts";

interface Node {
  [key: string]: unknown;
}

/** The things that a page with these nodes describes, as a search engine reads them. */
function graphOf(json: string): Node[] {
  return JSON.parse(json)["@graph"];
}

function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error("There is none");
  return item;
}

/** Every key of a value, however deep. */
function keysIn(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...keysIn(item)]);
}

describe("the business", () => {
  const graph = graphOf(jsonLd([businessNode()]));
  const node = first(graph);

  test("is told once, and other pages refer to it by who it is", () => {
    expect(graph).toHaveLength(1);
    const [reference, ...others] = graphOf(jsonLd([breadcrumbNode([])]));
    expect(others).toHaveLength(1);
    expect(reference).toEqual({
      "@type": "AutoRepair",
      "@id": node["@id"],
      name: business.name,
      url: `${business.siteUrl}/`,
      telephone: business.hotline.e164,
    });
  });

  test("is an auto repair service with the facts of business.ts", () => {
    expect(node).toMatchObject({
      "@type": "AutoRepair",
      name: business.name,
      url: `${business.siteUrl}/`,
      telephone: business.hotline.e164,
      email: business.email,
    });
  });

  test("is open day and night, all week", () => {
    expect(node.openingHoursSpecification).toEqual({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      opens: "00:00",
      closes: "23:59",
    });
  });

  test("serves the counties around Dallas and Fort Worth, however many cities have pages", () => {
    expect(node.areaServed).toEqual([
      { "@type": "AdministrativeArea", name: "Dallas County, TX" },
      { "@type": "AdministrativeArea", name: "Tarrant County, TX" },
    ]);
  });

  test("describes itself without a token", () => {
    expect(node.description).not.toMatch(/[{}]/);
  });
});

describe("nodes", () => {
  const businessId = first(graphOf(jsonLd([])))["@id"];

  test("a service is offered by the business, at the address of the page that shows it", () => {
    const service = first(services);
    expect(serviceNode("/lockouts", service)).toMatchObject({
      "@type": "Service",
      "@id": `${business.siteUrl}/lockouts#service`,
      name: service.name,
      url: `${business.siteUrl}/lockouts`,
      provider: { "@id": businessId },
    });
  });

  test("a city page's service is offered in that city", () => {
    const city = first(cities);
    expect(cityServiceNode("/here", city)).toMatchObject({
      "@type": "Service",
      url: `${business.siteUrl}/here`,
      provider: { "@id": businessId },
      areaServed: { "@type": "City", name: `${city.name}, TX` },
    });
  });

  test("breadcrumbs lead from the home page to the page itself, counted from 1", () => {
    const trail = [
      { name: "Service areas", path: "/service-areas" },
      { name: "Keller", path: "/keller" },
    ];
    expect(breadcrumbNode(trail).itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: `${business.siteUrl}/` },
      { "@type": "ListItem", position: 2, name: "Service areas", item: `${business.siteUrl}/service-areas` },
      { "@type": "ListItem", position: 3, name: "Keller", item: `${business.siteUrl}/keller` },
    ]);
  });

  test("the blog names all its articles, and gives none an address: none has a page", () => {
    const blog = first(graphOf(jsonLd(blogNodes("/blog"))).filter((node) => node["@type"] === "Blog"));
    expect(blog.url).toBe(`${business.siteUrl}/blog`);
    expect(blog.blogPost).toHaveLength(articles.length);
    expect(keysIn(blog.blogPost)).not.toContain("url");
  });
});

describe("the JSON-LD of a page", () => {
  test("cannot close its script element, or open a comment in it", () => {
    const name = "</script><script>alert(1)</script><!-- <![CDATA[";
    const json = jsonLd([breadcrumbNode([{ name, path: "/x" }])]);
    expect(json).not.toContain("<");
    expect(graphOf(json)[1]).toMatchObject({ itemListElement: [{ name: "Home" }, { name }] });
  });

  test("says first whose page it is, in schema.org's terms", () => {
    const page = JSON.parse(jsonLd([breadcrumbNode([])]));
    expect(page["@context"]).toBe("https://schema.org");
    expect(graphOf(JSON.stringify(page)).map((node) => node["@type"])).toEqual([
      "AutoRepair",
      "BreadcrumbList",
    ]);
  });

  test.each(routes)("of $path has no rating or review, and no token", ({ structuredData }) => {
    const json = jsonLd(structuredData);
    const keys = keysIn(JSON.parse(json));
    expect(keys.filter((key) => /rating|review/i.test(key))).toEqual([]);
    expect(json).not.toMatch(/"(AggregateRating|Rating|Review)"/);
    expect(json).not.toMatch(/\{(name|phone|email)\}/);
  });
});

test("absolute gives a path its host", () => {
  expect(absolute("/blog")).toBe(`${business.siteUrl}/blog`);
});
