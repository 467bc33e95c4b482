import { describe, expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { allCounties } from "../../src/content/areas.ts";
import { attributes, select, texts } from "../support/built-site.ts";
import { ALIASES, CITY_PAGES, PAGES, SERVICE_PAGES } from "../support/pages.ts";

/** A thing that a page describes in JSON-LD. */
interface Thing {
  "@type"?: string;
  "@id"?: string;
  [property: string]: unknown;
}

/** The things that a page describes. */
function thingsOf(address: string): Thing[] {
  const [json, ...others] = texts(address, 'script[type="application/ld+json"]');
  expect(others).toEqual([]);
  return JSON.parse(json ?? "")["@graph"];
}

const ofType = (type: string, address: string) =>
  thingsOf(address).filter((thing) => thing["@type"] === type);

/** Every object in a value, however deep. */
function objectsIn(value: unknown): Thing[] {
  if (value === null || typeof value !== "object") return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Thing, ...inside];
}

const BUSINESS = { "@id": `${business.siteUrl}/#business` };

test("the home page tells of the business: who it is, which counties it serves, and that it never closes", () => {
  const [node] = ofType("AutoRepair", "/");
  expect(node).toMatchObject({
    name: business.name,
    telephone: business.hotline.e164,
    email: business.email,
    openingHoursSpecification: { opens: "00:00", closes: "23:59" },
  });
  const served = JSON.stringify(node?.areaServed);
  for (const { name } of allCounties) expect(served).toContain(name);
});

test.each(PAGES)(
  "%s tells of one business, refers to nothing that it does not name, and rates nothing",
  (address) => {
    const things = thingsOf(address);
    expect(ofType("AutoRepair", address)).toMatchObject([{ ...BUSINESS, name: business.name }]);
    const objects = objectsIn(things);
    const named = objects.filter((thing) => "@type" in thing).map((thing) => thing["@id"]);
    const references = objects.filter((thing) => !("@type" in thing));
    expect(references.filter((thing) => !named.includes(thing["@id"]))).toEqual([]);
    expect(JSON.stringify(things)).not.toMatch(/rating|review/i);
  },
);

test.each([...SERVICE_PAGES, ...CITY_PAGES])(
  "%s describes one service, offered by the business, at the canonical address",
  (address) => {
    const url = business.siteUrl + (ALIASES[address] ?? address);
    expect(ofType("Service", address)).toMatchObject([{ provider: BUSINESS, url }]);
  },
);

describe("breadcrumbs", () => {
  const withCrumbs = PAGES.filter((address) => select(address, "nav[aria-label=Breadcrumb]").length > 0);

  test("stand on every service page and every city page", () => {
    expect(withCrumbs.toSorted()).toEqual([...SERVICE_PAGES, ...CITY_PAGES].toSorted());
  });

  test.each(withCrumbs)("%s tells search engines the way that it shows", (address) => {
    const list = ofType("BreadcrumbList", address)[0]?.itemListElement as { name: string; item: string }[];
    const shown = texts(address, "nav[aria-label=Breadcrumb] li").map((text) => text.replace(/ ?\/$/, ""));
    expect(list.map(({ name }) => name)).toEqual(shown);
    const links = attributes(address, "nav[aria-label=Breadcrumb] a", "href");
    expect(list.map(({ item }) => item)).toEqual(
      [...links, ALIASES[address] ?? address].map((path) => `${business.siteUrl}${path}`),
    );
  });
});
