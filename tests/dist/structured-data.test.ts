import { describe, expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { select, texts } from "../support/built-site.ts";
import { ADDRESSES, ALIASES, CITY_ALIASES, CITY_PAGES, SERVICE_PAGES } from "../support/spec.ts";
import { graphOf, jsonLdOf, objectsIn, thingsOf } from "../support/structured-data.ts";

const PAGES = [...ADDRESSES, "/404"];
const BUSINESS = { "@id": `${business.siteUrl}/#business` };

describe("the business", () => {
  test("is told whole on the home page: cities, and open day and night, all week", () => {
    const [node, ...others] = thingsOf("/", "AutoRepair");
    expect(others).toEqual([]);
    expect(node).toMatchObject({
      ...BUSINESS,
      name: business.name,
      url: `${business.siteUrl}/`,
      telephone: business.hotline.e164,
      email: business.email,
      openingHoursSpecification: {
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
        opens: "00:00",
        closes: "23:59",
      },
    });
    expect(node?.areaServed).toHaveLength(2);
  });

  test.each(PAGES.filter((address) => address !== "/"))("%s only says who it is", (address) => {
    expect(thingsOf(address, "AutoRepair")).toEqual([
      {
        "@type": "AutoRepair",
        ...BUSINESS,
        name: business.name,
        url: `${business.siteUrl}/`,
        telephone: business.hotline.e164,
      },
    ]);
  });

  test.each(PAGES)("%s refers to nothing that it does not name", (address) => {
    const objects = objectsIn(graphOf(address));
    const named = objects.filter((thing) => "@type" in thing).map((thing) => thing["@id"]);
    const references = objects.filter((thing) => !("@type" in thing));
    expect(references.filter((thing) => !named.includes(thing["@id"]))).toEqual([]);
  });

  test.each(PAGES)("%s rates nothing", (address) => {
    expect(jsonLdOf(address)).not.toMatch(/rating|review/i);
  });
});

describe("services", () => {
  test.each([...SERVICE_PAGES, ...CITY_PAGES, ...CITY_ALIASES])(
    "%s describes one, offered by the business, at the canonical address",
    (address) => {
      const [service, ...others] = thingsOf(address, "Service");
      expect(others).toEqual([]);
      expect(service).toMatchObject({
        provider: BUSINESS,
        url: business.siteUrl + (ALIASES[address] ?? address),
      });
    },
  );
});

describe("breadcrumbs", () => {
  const withCrumbs = PAGES.filter((address) => select(address, "nav[aria-label=Breadcrumb]").length > 0);

  test("stand on every service page and every city page", () => {
    expect(withCrumbs.toSorted()).toEqual([...SERVICE_PAGES, ...CITY_PAGES, ...CITY_ALIASES].toSorted());
  });

  test.each(withCrumbs)("%s tells search engines the way that it shows", (address) => {
    const list = thingsOf(address, "BreadcrumbList")[0]?.itemListElement as { name: string; item: string }[];
    const shown = texts(address, "nav[aria-label=Breadcrumb] li").map((text) => text.replace(/ ?\/$/, ""));
    expect(list.map(({ name }) => name)).toEqual(shown);
    const links = select(address, "nav[aria-label=Breadcrumb] a").map((link) => link.getAttribute("href"));
    expect(list.map(({ item }) => item)).toEqual(
      [...links, ALIASES[address] ?? address].map((path) => `${business.siteUrl}${path}`),
    );
  });
});

test("the blog lists its five articles", () => {
  expect(thingsOf("/blog", "Blog")[0]?.blogPost).toHaveLength(5);
});
