import { expect, test } from "vitest";
import { business } from "../business/current.ts";
import { articles } from "../content/articles.ts";
import { cities } from "../content/cities.ts";
import { services } from "../content/services.ts";
import {
  blogNodes,
  breadcrumbNode,
  businessNode,
  cityServiceNode,
  jsonLd,
  serviceNode,
} from "./structured-data.ts";

/*
 * What the built pages tell of the business, its services and the way to each page, and that they rate nothing:
 * tests/dist/structured-data.test.ts. That it keeps to schema.org's types: tests/dist/schema-org.test.ts.
 */

test("the JSON-LD of a page cannot close its script element, or open a comment in it", () => {
  const name = "</script><script>alert(1)</script><!-- <![CDATA[";
  const json = jsonLd([breadcrumbNode([{ name, path: "/x" }])]);
  expect(json).not.toContain("<");
  expect(JSON.parse(json)["@graph"][1]).toMatchObject({ itemListElement: [{ name: "Home" }, { name }] });
});

test("the business has an address and profiles where the owner gives them, and else neither", () => {
  const address = { street: "123 Main St", city: "Keller", state: "TX", zip: "76248" };
  const profiles = ["https://maps.example/lone-star"];
  expect(businessNode({ address, profiles })).toMatchObject({
    address: {
      "@type": "PostalAddress",
      streetAddress: "123 Main St",
      addressLocality: "Keller",
      addressRegion: "TX",
      postalCode: "76248",
      addressCountry: "US",
    },
    sameAs: profiles,
  });
  const keys = Object.keys(businessNode({ address: null, profiles: [] }));
  expect(keys.filter((key) => key === "address" || key === "sameAs")).toEqual([]);
});

test.each(services)("the service $name is named and described as its page is", (service) => {
  const node = serviceNode("/here", service);
  expect(node).toMatchObject({ name: service.name, url: `${business.siteUrl}/here` });
  expect(JSON.stringify(node)).not.toMatch(/[{]\w+[}]/);
});

test.each(cities)("the service of $name's page is offered in that city", (city) => {
  const node = cityServiceNode("/here", city);
  expect(node).toMatchObject({ areaServed: { "@type": "City", name: `${city.name}, TX` } });
});

test("breadcrumbs count from the home page on", () => {
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
  const [blog] = blogNodes("/blog");
  const { blogPost } = Object(blog);
  expect(blogPost).toHaveLength(articles.length);
  expect(JSON.stringify(blogPost)).not.toContain('"url"');
});
