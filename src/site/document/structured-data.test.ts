import { expect, test } from "vitest";
import { testBusiness } from "../../../tests/support/business.ts";
import { site } from "../../../tests/support/site.ts";
import { areasOf } from "../../owner/areas.ts";
import { breadcrumbNode, businessNode, jsonLd, serviceNode } from "./structured-data.ts";

/* The built pages' data: tests/checks/heads.test.ts. That it conforms to schema.org is checked by types. */

test("the JSON-LD of a page cannot close its script element, or open a comment in it", () => {
  const name = "</script><script>alert(1)</script><!-- <![CDATA[";
  const json = jsonLd(site.business, [breadcrumbNode(site, [{ name, path: "/x" }])]);
  expect(json).not.toContain("<");
  expect(JSON.parse(json)["@graph"][1]).toMatchObject({
    itemListElement: [{ name: site.pages.breadcrumbs.home }, { name }],
  });
});

test("the business has its name, number, counties and hours, and what else the owner gives", () => {
  const address = { street: "123 Main St", city: "Ontario", state: "OR", zip: "97914" };
  const profiles = ["https://maps.example/lone-star"];
  const asked = { payment: "Cash", languages: { en: "English", es: "Español" } };
  const business = testBusiness({ ...asked, address, profiles, hours: { opens: "06:00", closes: "22:00" } });
  expect(businessNode({ ...site, business })).toEqual({
    "@type": "AutoRepair",
    "@id": "https://www.lone-star.example/#business",
    name: "Lone Star Road Help",
    url: "https://www.lone-star.example/",
    description: site.home.description,
    telephone: "+18175550199",
    email: "help@lone-star.example",
    areaServed: areasOf(site).counties.map((name) => ({ "@type": "AdministrativeArea", name })),
    address: {
      "@type": "PostalAddress",
      streetAddress: "123 Main St",
      addressLocality: "Ontario",
      addressRegion: "OR",
      postalCode: "97914",
      addressCountry: "US",
    },
    sameAs: profiles,
    paymentAccepted: "Cash",
    knowsLanguage: ["en", "es"],
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      opens: "06:00",
      closes: "22:00",
    },
  });
});

test("of the business, what the owner does not give is left out, and nothing is there twice", () => {
  const node = businessNode({ ...site, business: testBusiness() });
  for (const fact of ["address", "sameAs", "paymentAccepted", "knowsLanguage"]) expect(node).not.toHaveProperty(fact);
  const graphOf = (nodes: Parameters<typeof jsonLd>[1]) => JSON.parse(jsonLd(testBusiness(), nodes))["@graph"];
  const trail = breadcrumbNode(site, []);
  expect(graphOf([node, trail])).toHaveLength(2);
  expect(graphOf([trail])).toHaveLength(2);
});

test("a service has its name, words, page and business, and is offered in the whole region", () => {
  expect(serviceNode(testBusiness(), "/keys", { name: "Keys", description: "We open doors." })).toEqual({
    "@type": "Service",
    "@id": "https://www.lone-star.example/keys#service",
    name: "Keys",
    serviceType: "Keys",
    description: "We open doors.",
    url: "https://www.lone-star.example/keys",
    provider: { "@id": "https://www.lone-star.example/#business" },
    areaServed: "Snake River Valley",
  });
});

test("each breadcrumb leads to its page", () => {
  const { itemListElement } = breadcrumbNode({ ...site, business: testBusiness() }, [{ name: "Keys", path: "/keys" }]);
  expect(itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://www.lone-star.example/" },
    { "@type": "ListItem", position: 2, name: "Keys", item: "https://www.lone-star.example/keys" },
  ]);
});
