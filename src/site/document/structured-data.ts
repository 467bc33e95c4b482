import type { AdministrativeArea, AutoRepair, BreadcrumbList, Graph, ListItem, Service } from "schema-dts";
import { areasOf } from "../../owner/areas.ts";
import type { Business } from "../../owner/business.ts";
import type { Crumb, ServicePage } from "../../owner/pages.ts";
import type { Site } from "../../owner/read.ts";
import { scriptJson } from "../../request/controls/page-root.tsx";
import { fieldsOf } from "../../shared/fields-of.ts";

/** A thing that a page describes, in the types of schema.org. */
export type ThingNode = AutoRepair | Service | BreadcrumbList;

/** The id by which structured data refers to the business. */
function idOf({ siteUrl }: Business): string {
  return `${siteUrl}/#business`;
}

/** The short description of the business on every page. Its "@id" refers to the full one (`businessNode`). */
function businessReference(business: Business): Exclude<AutoRepair, string> {
  return {
    "@type": "AutoRepair",
    "@id": idOf(business),
    name: business.name,
    url: `${business.siteUrl}/`,
    telephone: business.hotline.e164,
  };
}

/** The full description of the business, which only one page has. The rating is never part of it. */
export function businessNode(site: Pick<Site, "business" | "home" | "cities" | "lists">): AutoRepair {
  const { business, home } = site;
  const { address, profiles, hours, payment, languages } = business;
  return {
    ...businessReference(business),
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
    ...(payment && { paymentAccepted: payment }),
    ...(languages.length > 0 && { knowsLanguage: languages.map(({ tag }) => tag) }),
    // Counties, because the list of cities may grow long. Each city's page has its city.
    areaServed: areasOf(site).counties.map((name): AdministrativeArea => ({ "@type": "AdministrativeArea", name })),
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      opens: hours.opens,
      closes: hours.closes,
    },
  };
}

/** A service, by default one that is offered everywhere. */
export function serviceNode(
  business: Business,
  path: string,
  { name, description }: Pick<ServicePage, "name" | "description">,
  areaServed = business.region,
): Service {
  return {
    "@type": "Service",
    "@id": `${business.siteUrl}${path}#service`,
    name,
    serviceType: name,
    description,
    url: business.siteUrl + path,
    provider: { "@id": idOf(business) },
    areaServed,
  };
}

/** The breadcrumbs from the home page; the last entry is the page itself. */
export function breadcrumbNode({ business, pages }: Site, trail: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: pages.breadcrumbs.home, path: "/" }, ...trail].map(
      ({ name, path }, index): ListItem => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: business.siteUrl + path,
      }),
    ),
  };
}

/** The JSON-LD of a page, safe inside a script element. */
export function jsonLd(business: Business, nodes: readonly ThingNode[]): string {
  const hasBusiness = nodes.some((node) => fieldsOf(node)["@id"] === idOf(business));
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": hasBusiness ? [...nodes] : [businessReference(business), ...nodes],
  };
  return scriptJson(graph);
}
