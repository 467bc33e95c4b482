import type { ReactElement } from "react";
import { OFFLINE } from "./offline/offline-files.ts";
import { OfflinePage } from "./offline/offline-page.tsx";
import { choices, choicesOf } from "./owner/choices.ts";
import type { PageMeta, ServicePage as Service } from "./owner/pages.ts";
import type { City } from "./owner/read.ts";
import { business, cities, draftCities, draftServices, home, pages, services, terms } from "./owner/site.ts";
import type { RequestFacts } from "./request/controls/page-facts.ts";
import { SERVICE_CHOICES } from "./request/rules/messages.ts";
import { NOT_FOUND } from "./shared/build-contract.ts";
import type { Route } from "./site/document/route.ts";
import { breadcrumbNode, businessNode, serviceNode } from "./site/document/structured-data.ts";
import { BlogPage } from "./site/pages/blog-page.tsx";
import { CityPage } from "./site/pages/city-page.tsx";
import { ContactPage } from "./site/pages/contact-page.tsx";
import { HomePage } from "./site/pages/home-page.tsx";
import { NotFoundPage } from "./site/pages/not-found-page.tsx";
import { RequestHelpPage } from "./site/pages/request-help-page.tsx";
import { ServiceAreasPage } from "./site/pages/service-areas-page.tsx";
import { ServicePage } from "./site/pages/service-page.tsx";
import { TermsPage } from "./site/pages/terms-page.tsx";

const SERVICE_AREAS = { name: pages.breadcrumbs.serviceAreas, path: "/service-areas" };

/** What all forms that ask for help have but the home page's. */
const REQUEST = { geocoder: "OpenStreetMap", answers: "inline" } as const;

const { adMonitoring: ads } = business;

/** What forms offer, if it is not what the specification has. */
const offered = choices.join() === SERVICE_CHOICES.join() ? undefined : choices;

/** Every address of the site. Development, the build, the sitemap, link checks, and tests use this table. */
export const routes: readonly Route[] = [
  page("/", home, <HomePage />, {
    kind: "home",
    request: { geocoder: "BigDataCloud", answers: "toast", isLocationFirst: true },
    structuredData: [businessNode()],
  }),
  ...services.flatMap(serviceRoutes),
  page("/request-help", pages.requestHelp, <RequestHelpPage />, {
    kind: "form",
    request: {
      ...REQUEST,
      adMonitoring: ads ? { script: ads.script, conversionValue: ads.conversionValue } : undefined,
    },
  }),
  page("/blog", pages.blog, <BlogPage />, {
    keywords: pages.blog.keywords,
    structuredData: [breadcrumbNode([{ name: "Blog", path: "/blog" }])],
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

/** Pages without an address of their own. Phones have one for when there is no signal and a page is not stored. */
export const unlisted: readonly Route[] = [
  notFound,
  ...(business.offline
    ? [page(OFFLINE, pages.offline, <OfflinePage />, { kind: "service", request: REQUEST })]
    : []),
];

/** What a page may say of itself beside its words. */
type Extra = Partial<Omit<Route, "facts">> & { request?: RequestFacts };

/** Makes a route. By default its path is canonical. */
function page(
  path: string,
  meta: PageMeta & { topic: string },
  element: ReactElement,
  { request, ...extra }: Extra = {},
): Route {
  const { title, description, topic, formerly = [] } = meta;
  const route = { path, canonical: path, formerly, title, description, page: element };
  const facts = { topic, request: request && { services: offered, ...request } };
  return { ...route, kind: "general", structuredData: [], facts, ...extra };
}

function serviceRoutes(service: Service): Route[] {
  const [path] = service.addresses;
  return eachAddress(service, <ServicePage service={service} />, {
    // The longest pages have their own kind, so that they carry fewer styles and stay within the size limit.
    kind: service.service === "Mobile Mechanic" ? "repairs" : "service",
    request: {
      ...REQUEST,
      service: service.service,
      ...(service.draft && { services: choicesOf([...choices, service.service]) }),
    },
    structuredData: [serviceNode(path, service), breadcrumbNode([{ name: service.name, path }])],
  });
}

function cityRoutes(city: City): Route[] {
  const { name, state, addresses, description, words } = city;
  const [path] = addresses;
  const service = { name: words.headline, description };
  return eachAddress({ ...city, topic: words.topic }, <CityPage city={city} />, {
    kind: "city",
    request: REQUEST,
    structuredData: [
      serviceNode(path, service, `${name}, ${state}`),
      breadcrumbNode([SERVICE_AREAS, { name, path }]),
    ],
  });
}

/** One route for each address of a service or city: the first is canonical. */
function eachAddress(
  about: PageMeta & { topic: string; addresses: Service["addresses"] },
  element: ReactElement,
  extra: Extra,
): Route[] {
  const [canonical] = about.addresses;
  return about.addresses.map((path) => page(path, about, element, { canonical, ...extra }));
}
