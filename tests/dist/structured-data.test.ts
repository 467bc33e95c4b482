import { expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { allCounties } from "../../src/content/areas.ts";
import { attributes, texts } from "../support/dist-files.ts";
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

test("the home page describes the business: who it is, which counties it serves, and when it answers", () => {
  const [node] = ofType("AutoRepair", "/");
  expect(node).toMatchObject({
    name: business.name,
    telephone: business.hotline.e164,
    email: business.email,
    openingHoursSpecification: { opens: business.hours.opens, closes: business.hours.closes },
  });
  const served = JSON.stringify(node?.areaServed);
  for (const { name } of allCounties) expect(served).toContain(name);
});

test.each(PAGES)("%s describes one business, to which everything refers, and has no ratings", (address) => {
  expect(ofType("AutoRepair", address)).toMatchObject([{ ...BUSINESS, name: business.name }]);
  const json = JSON.stringify(thingsOf(address));
  const references = Array.from(json.matchAll(/\{"@id":"([^"]+)"\}/g), ([, id]) => id);
  expect(references.filter((id) => id !== BUSINESS["@id"])).toEqual([]);
  expect(json).not.toMatch(/rating|review/i);
});

test.each([...SERVICE_PAGES, ...CITY_PAGES])(
  "%s describes one service of the business, at the canonical address, and the way that its breadcrumbs show",
  (address) => {
    const path = ALIASES[address] ?? address;
    const url = business.siteUrl + path;
    expect(ofType("Service", address)).toMatchObject([{ provider: BUSINESS, url }]);
    const list = ofType("BreadcrumbList", address)[0]?.itemListElement as { name: string; item: string }[];
    const shown = texts(address, "nav[aria-label=Breadcrumb] li").map((text) => text.replace(/ ?\/$/, ""));
    expect(list.map(({ name }) => name)).toEqual(shown);
    const links = attributes(address, "nav[aria-label=Breadcrumb] a", "href");
    expect(list.map(({ item }) => item)).toEqual([...links, path].map((link) => business.siteUrl + link));
  },
);
