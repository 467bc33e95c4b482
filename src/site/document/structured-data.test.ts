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
  const address = { street: "123 Main St", city: "Milton", state: "ID", zip: "83608" };
  const profiles = ["https://maps.example/lone-star"];
  const asked = { payment: "Cash", languages: { en: "English", es: "Español" } };
  const business = testBusiness({ ...asked, address, profiles, hours: { opens: "06:00", closes: "22:00" } });
  expect(businessNode({ ...site, business })).toMatchObject({
    name: business.name,
    telephone: business.hotline.e164,
    email: business.email,
    areaServed: areasOf(site).counties.map((name) => ({ name })),
    address: { streetAddress: "123 Main St", postalCode: "83608" },
    sameAs: profiles,
    paymentAccepted: "Cash",
    knowsLanguage: ["en", "es"],
    openingHoursSpecification: { opens: "06:00", closes: "22:00" },
  });
  expect(serviceNode(business, "/keys", { name: "Keys", description: "" }).areaServed).toBe(business.region);
});
