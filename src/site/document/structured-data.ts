import type { AdministrativeArea, AutoRepair, BreadcrumbList, Graph, ListItem, Service } from "schema-dts";
import { counties } from "../../owner/areas.ts";
import type { Business } from "../../owner/business.ts";
import type { AreaLink, ServicePage } from "../../owner/pages.ts";
import { business, home, pages } from "../../owner/site.ts";
import { scriptJson } from "../../request/controls/page-facts-script.tsx";
import { fieldsOf } from "../../shared/fields-of.ts";

/** A thing that a page describes, in the types of schema.org. */
export type ThingNode = AutoRepair | Service | BreadcrumbList;

const BUSINESS_ID = `${business.siteUrl}/#business`;

/** The short description of the business on every page. Its "@id" refers to the full one (`businessNode`). */
const businessReference: Exclude<AutoRepair, string> = {
  "@type": "AutoRepair",
  "@id": BUSINESS_ID,
  name: business.name,
  url: `${business.siteUrl}/`,
  telephone: business.hotline.e164,
};

/**
 * The full description of the business, which only one page has. The rating is display text, never markup.
 */
export function businessNode({
  address,
  profiles,
  hours: { opens, closes },
}: Pick<Business, "address" | "profiles" | "hours"> = business): AutoRepair {
  return {
    ...businessReference,
    description: home.description,
    email: business.email,
    ...(address && {
      address: {
        "@type": "PostalAddress",
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.zip,
        addressCountry: "US",
      },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    // Counties, because a list of cities would grow. Each city's page names its own.
    areaServed: counties.map((name): AdministrativeArea => ({ "@type": "AdministrativeArea", name })),
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      opens,
      closes,
    },
  };
}

/** A service, by default one that is offered everywhere. */
export function serviceNode(
  path: string,
  { name, description }: Pick<ServicePage, "name" | "description">,
  areaServed = business.region,
): Service {
  return {
    "@type": "Service",
    "@id": `${absolute(path)}#service`,
    name,
    serviceType: name,
    description,
    url: absolute(path),
    provider: { "@id": BUSINESS_ID },
    areaServed,
  };
}

/** The breadcrumbs from the home page; the last entry is the page itself. */
export function breadcrumbNode(trail: readonly AreaLink[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: pages.breadcrumbs.home, path: "/" }, ...trail].map(
      ({ name, path }, index): ListItem => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: absolute(path),
      }),
    ),
  };
}

/** The JSON-LD of a page, safe inside a script element. */
export function jsonLd(nodes: readonly ThingNode[]): string {
  const tellsBusiness = nodes.some((node) => fieldsOf(node)["@id"] === BUSINESS_ID);
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": tellsBusiness ? [...nodes] : [businessReference, ...nodes],
  };
  return scriptJson(graph);
}

/** The full address of a path on this site. */
export function absolute(path: string): string {
  return business.siteUrl + path;
}
