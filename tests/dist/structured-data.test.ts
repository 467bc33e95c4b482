import { describe, expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { allCounties } from "../../src/content/areas.ts";
import { attributes, select, texts } from "../support/built-site.ts";
import { ALIASES, CITY_PAGES, PAGES, SERVICE_PAGES } from "../support/pages.ts";

/** The things that a page describes in JSON-LD. */
function thingsOf(address: string): Record<string, unknown>[] {
  const [json, ...others] = texts(address, 'script[type="application/ld+json"]');
  expect(others).toEqual([]);
  return JSON.parse(json ?? "")["@graph"];
}

const ofType = (type: string, address: string) =>
  thingsOf(address).filter((thing) => thing["@type"] === type);

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

test.each(PAGES)("%s tells of one business, to which all refers, and rates nothing", (address) => {
  expect(ofType("AutoRepair", address)).toMatchObject([{ ...BUSINESS, name: business.name }]);
  const json = JSON.stringify(thingsOf(address));
  const references = Array.from(json.matchAll(/\{"@id":"([^"]+)"\}/g), ([, id]) => id);
  expect(references.filter((id) => id !== BUSINESS["@id"])).toEqual([]);
  expect(json).not.toMatch(/rating|review/i);
});

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
