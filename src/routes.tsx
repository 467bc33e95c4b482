import type { ReactElement } from "react";
import { OFFLINE } from "./offline/offline-files.ts";
import { OfflinePage } from "./offline/offline-page.tsx";
import { choicesOf } from "./owner/names.ts";
import type { PageMeta, ServicePage as Service } from "./owner/pages.ts";
import type { City, Site } from "./owner/read.ts";
import type { RequestSettings } from "./request/controls/page-data.ts";
import { SERVICE_CHOICES } from "./request/rules/services.ts";
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

/* Also in breadcrumbs. */
const BLOG = "/blog";
const SERVICE_AREAS = "/service-areas";

/** A page that search engines must not list. */
const NOT_IN_SEARCH = { canonical: undefined } as const;

/** The pages of a site, each with its address. */
export function routesOf(site: Site) {
  const { business, home, pages, terms } = site;
  const { adMonitoring: ads, offline } = business;
  const request = requestSettings(site);
  const serviceRoutes = (service: Service) => routesOfService(site, service);
  const cityRoutes = (city: City) => routesOfCity(site, city);
  const notFound = page(NOT_FOUND, pages.notFound, <NotFoundPage />, NOT_IN_SEARCH);
  const offlinePage = page(OFFLINE, pages.offline, <OfflinePage />, {
    ...NOT_IN_SEARCH,
    kind: "service",
    request,
  });
  return {
    /** Every address of the site, except for drafts. */
    routes: [
      page("/", home, <HomePage />, {
        kind: "home",
        request: { ...request, geocoder: "BigDataCloud", reports: "toast", isLocationFirst: true },
        structuredData: [businessNode(site)],
      }),
      ...site.services.flatMap(serviceRoutes),
      page("/request-help", pages.requestHelp, <RequestHelpPage />, {
        kind: "form",
        request: {
          ...request,
          adMonitoring: ads ? { script: ads.script, conversionValue: ads.conversionValue } : undefined,
        },
      }),
      page(BLOG, pages.blog, <BlogPage />, {
        keywords: pages.blog.keywords,
        structuredData: [breadcrumbNode(site, [{ name: nameOfBlog(site), path: BLOG }])],
      }),
      page("/contact", pages.contact, <ContactPage />, { kind: "form" }),
      page("/terms", terms, <TermsPage />),
      page(SERVICE_AREAS, pages.serviceAreas, <ServiceAreasPage />),
      ...site.cities.flatMap(cityRoutes),
    ],
    /** Pages that are built, but not published. */
    drafts: [...site.draftServices.flatMap(serviceRoutes), ...site.draftCities.flatMap(cityRoutes)].map((route) => ({
      ...route,
      ...NOT_IN_SEARCH,
    })),
    /** The page for all other addresses. */
    notFound,
    /** Pages without an address of their own. */
    withoutAddress: offline ? [notFound, offlinePage] : [notFound],
  };
}

/** The blog's name in the header, or its heading. */
function nameOfBlog({ pages: { navigation, blog } }: Site): string {
  return navigation.find(({ link }) => link === BLOG)?.name ?? blog.heading;
}

/**
 * The settings for a form that asks for help.
 * @param about the service of the page, whose `photo` comes before those of other services.
 */
function requestSettings({ services, business: { notOffered }, pages }: Site, about?: Service): RequestSettings {
  const choices = choicesOf(services.map(({ service }) => service));
  const isOwn = choices.join() !== SERVICE_CHOICES.join();
  return {
    geocoder: "OpenStreetMap",
    reports: "inline",
    photos: photosOf(about ? [about, ...services] : services),
    ...(isOwn && { services: choices }),
    ...(notOffered.length > 0 && { notOffered: `${pages.callers.notOffered}: ${notOffered.join(", ")}.` }),
  };
}

/** For each choice of a form, what a picture should show: by the first of these services that says so. */
function photosOf(services: readonly Service[]): Readonly<Record<string, string>> {
  const photos: Record<string, string> = {};
  for (const { service, photo } of services) if (photo) photos[service] ??= photo;
  return photos;
}

/** What a page may have beside its words. */
type Extra = Partial<Omit<Route, "data">> & { request?: RequestSettings };

/** Makes a route. By default its path is canonical. */
function page(
  path: string,
  meta: PageMeta & { topic: string },
  element: ReactElement,
  { request, ...extra }: Extra = {},
): Route {
  const { title, description, topic, formerly = [] } = meta;
  const route = { path, canonical: path, formerly, title, description, page: element };
  return { ...route, kind: "general", structuredData: [], data: { topic, request }, ...extra };
}

function routesOfService(site: Site, service: Service): Route[] {
  const { addresses, name, service: own, draft } = service;
  const [path] = addresses;
  const services = draft ? [...site.services, service] : site.services;
  return eachAddress(service, <ServicePage service={service} />, {
    // The longest pages have their own kind, so that they carry fewer styles and stay within the size limit.
    kind: service.blocks.some(({ kind }) => kind === "places") ? "service with places" : "service",
    request: { ...requestSettings({ ...site, services }, service), service: own },
    structuredData: [serviceNode(site.business, path, service), breadcrumbNode(site, [{ name, path }])],
  });
}

function routesOfCity(site: Site, city: City): Route[] {
  const { name, fullName, addresses, description, words } = city;
  const [path] = addresses;
  const service = { name: words.headline, description };
  const areas = { name: site.pages.breadcrumbs.serviceAreas, path: SERVICE_AREAS };
  return eachAddress({ ...city, topic: words.topic }, <CityPage city={city} />, {
    kind: "city",
    request: requestSettings(site),
    structuredData: [
      serviceNode(site.business, path, service, fullName),
      breadcrumbNode(site, [areas, { name, path }]),
    ],
  });
}

/** One route for each address of a service or city: the first is canonical, the others are aliases. */
function eachAddress(
  about: PageMeta & { topic: string; addresses: Service["addresses"] },
  element: ReactElement,
  extra: Extra,
): Route[] {
  const [canonical] = about.addresses;
  return about.addresses.map((path) => page(path, about, element, { canonical, ...extra }));
}
