import type { ReactElement } from "react";
import { NOT_FOUND, OFFLINE } from "../contract/build-contract.ts";
import type { PageMeta, ServicePage as Service } from "../owner/pages.ts";
import type { City } from "../owner/read.ts";
import { cities, draftCities, draftServices, home, pages, services, terms } from "../owner/site.ts";
import { BlogPage } from "../pages/blog-page.tsx";
import { CityPage } from "../pages/city-page.tsx";
import { ContactPage } from "../pages/contact-page.tsx";
import { NotFoundPage, OfflinePage } from "../pages/fallback-pages.tsx";
import { HomePage } from "../pages/home-page.tsx";
import { RequestHelpPage } from "../pages/request-help-page.tsx";
import { ServiceAreasPage } from "../pages/service-areas-page.tsx";
import { ServicePage } from "../pages/service-page.tsx";
import { TermsPage } from "../pages/terms-page.tsx";
import type { ServiceChoice } from "../request/messages.ts";
import {
  blogNodes,
  breadcrumbNode,
  businessNode,
  cityServiceNode,
  serviceNode,
  type ThingNode,
} from "./structured-data.ts";

/** The kinds of pages, each with its own styles. "repairs" are the longest service pages; "general" is the default. */
export type PageKind = "home" | "service" | "repairs" | "city" | "form" | "general";

/** One address of the site. */
export interface Route {
  /** Starts with "/", ends without one. */
  path: string;
  /** The address search engines should keep: the path itself, or, for an alias, the main address. */
  canonical: string;
  kind: PageKind;
  /** Earlier addresses, which redirect to the canonical one. */
  formerly: readonly string[];
  title: string;
  description: string;
  keywords?: readonly string[];
  /** What the page is about: text messages from it begin with these words. */
  topic: string;
  /** The service that the page is about, if its form offers that one. */
  service?: ServiceChoice | undefined;
  page: ReactElement;
  /** The page's structured data, besides the business's own. */
  structuredData: readonly ThingNode[];
}

const SERVICE_AREAS = { name: pages.breadcrumbs.serviceAreas, path: "/service-areas" };

/** Every address of the site. Development, the build, the sitemap, link checks, and tests use this table. */
export const routes: readonly Route[] = [
  page("/", home, <HomePage />, {
    kind: "home",
    structuredData: [businessNode()],
  }),
  ...services.flatMap(serviceRoutes),
  page("/request-help", pages.requestHelp, <RequestHelpPage />, { kind: "form" }),
  page("/blog", pages.blog, <BlogPage />, {
    keywords: pages.blog.keywords,
    structuredData: blogNodes("/blog"),
  }),
  page("/contact", pages.contact, <ContactPage />, { kind: "form" }),
  page("/terms", terms, <TermsPage />),
  page("/service-areas", pages.serviceAreas, <ServiceAreasPage />),
  ...cities.flatMap(cityRoutes),
];

/** Pages that are built, but not published. */
export const drafts: readonly Route[] = [
  ...draftServices.flatMap(serviceRoutes),
  ...draftCities.flatMap(cityRoutes),
];

/** The page for all other addresses. */
export const notFound = page(NOT_FOUND, pages.notFound, <NotFoundPage />);

/** The page shown when there is no signal and the requested page is not stored. */
export const offline = page(OFFLINE, pages.offline, <OfflinePage />, { kind: "service" });

/** Makes a route. By default its path is canonical. */
function page(
  path: string,
  meta: PageMeta & { topic: string },
  element: ReactElement,
  extra: Partial<Route> = {},
): Route {
  const { title, description, topic, formerly = [] } = meta;
  const route = { path, canonical: path, formerly, title, description, topic, page: element };
  return { ...route, kind: "general", structuredData: [], ...extra };
}

function serviceRoutes(service: Service): Route[] {
  const [path] = service.addresses;
  return eachAddress(service, <ServicePage service={service} />, {
    // The longest pages have their own kind, so that they carry fewer styles and stay within the size limit.
    kind: service.service === "Mobile Mechanic" ? "repairs" : "service",
    service: service.service,
    structuredData: [serviceNode(path, service), breadcrumbNode([{ name: service.name, path }])],
  });
}

function cityRoutes(city: City): Route[] {
  const [path] = city.addresses;
  return eachAddress({ ...city, topic: city.words.topic }, <CityPage city={city} />, {
    kind: "city",
    structuredData: [cityServiceNode(path, city), breadcrumbNode([SERVICE_AREAS, { name: city.name, path }])],
  });
}

/** One route for each address of a service or city: the first is canonical. */
function eachAddress(
  about: PageMeta & { topic: string; addresses: Service["addresses"] },
  element: ReactElement,
  extra: Partial<Route>,
): Route[] {
  const [canonical] = about.addresses;
  return about.addresses.map((path) => page(path, about, element, { canonical, ...extra }));
}
