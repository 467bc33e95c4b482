import { expect, test } from "vitest";
import { business } from "../../../tests/support/site.ts";
import { counties } from "../../owner/areas.ts";
import { breadcrumbNode, businessNode, jsonLd, serviceNode } from "./structured-data.ts";

/* What the built pages contain: tests/dist/heads.test.ts. Types make it conform to schema.org. */

test("the JSON-LD of a page cannot close its script element, or open a comment in it", () => {
  const name = "</script><script>alert(1)</script><!-- <![CDATA[";
  const json = jsonLd([breadcrumbNode([{ name, path: "/x" }])]);
  expect(json).not.toContain("<");
  expect(JSON.parse(json)["@graph"][1]).toMatchObject({ itemListElement: [{ name: "Home" }, { name }] });
});

test("the business has its name, number, counties and hours, and an address and profiles where the owner gives them", () => {
  expect(businessNode()).toMatchObject({
    name: business.name,
    telephone: business.hotline.e164,
    email: business.email,
    areaServed: counties.map((name) => ({ name })),
  });
  expect(serviceNode("/keys", { name: "Keys", description: "" }).areaServed).toBe(business.region);
  const address = { street: "123 Main St", city: "Milton", state: "ID", zip: "83608" };
  const profiles = ["https://maps.example/lone-star"];
  const hours = { display: "6 AM to 10 PM", opens: "06:00", closes: "22:00" };
  expect(businessNode({ address, profiles, hours })).toMatchObject({
    address: { streetAddress: "123 Main St", postalCode: "83608" },
    sameAs: profiles,
    openingHoursSpecification: { opens: "06:00", closes: "22:00" },
  });
});
